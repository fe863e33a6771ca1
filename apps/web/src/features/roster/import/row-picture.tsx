import type { RowLook } from "./row-look.ts";

const SHOWN_HEIGHT = 28;
const LONGEST_SHOWN = 340;
/** Above and below the letters, in pixels of the screen. */
const MARGIN = 4;

/** The strip of the picture that a row was read from. */
export function RowPicture(props: { readonly look: RowLook; readonly rowNumber: number }) {
  const { look, rowNumber } = props;
  const place = look.findPlace(rowNumber);
  if (!place) return null;
  const height = place.bottom - place.top;
  const scale = Math.min(SHOWN_HEIGHT / height, LONGEST_SHOWN / look.width);
  return (
    <span
      className="block overflow-hidden rounded-[6px] border border-line-2"
      style={{ width: look.width * scale, height: height * scale + 2 * MARGIN }}
    >
      <img
        src={look.address}
        alt={`사진의 ${rowNumber}째 줄`}
        width={look.width * scale}
        height={look.height * scale}
        className="max-w-none"
        style={{ marginTop: MARGIN - place.top * scale }}
      />
    </span>
  );
}
