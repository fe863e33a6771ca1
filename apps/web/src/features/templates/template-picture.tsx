import type { TemplatePicture as Picture } from "@damim/domain/templates/template-kind.ts";

/** How a template looks; what is in it is said beside it. */
export function TemplatePicture({ picture }: { readonly picture: Picture }) {
  const { columns, rows, cells } = picture;
  return (
    <div
      aria-hidden
      className="mx-auto mb-3 grid w-full max-w-md gap-1 rounded-card bg-sunken p-3"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, minmax(1.375rem, auto))`,
      }}
    >
      {cells.map(({ x, y, w, h, text }) => (
        <span
          key={`${x}~${y}`}
          className="grid min-w-0 place-items-center overflow-hidden rounded-cell border border-line bg-surface px-0.5 text-13 text-fg-2"
          style={{ gridArea: `${y + 1} / ${x + 1} / span ${h} / span ${w}` }}
        >
          <span className="max-w-full truncate">{text}</span>
        </span>
      ))}
    </div>
  );
}
