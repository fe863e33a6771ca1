import { isOfficeFile } from "../../../data/files/convert-to-pdf.ts";
import { usePadData, type PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { late } from "../../../ui/arrival/late.ts";
import { PollView } from "../poll/poll-view.tsx";
import { SoundView } from "../sound/sound-view.tsx";
import { DOWNLOAD, EXTERNAL_LINK } from "../card/window-icons.ts";
import { PadIcon } from "../card/pad-icon.tsx";
import { useIsFrozen } from "../card/use-is-frozen.ts";

const PdfButton = late(() => import("./pdf-button.tsx").then((file) => file.PdfButton));

/** What a card holds, to follow, take, hear or answer. The class answers a poll; its teacher looks on. */
export function CardPlay({ card }: { readonly card: PadCardRow }) {
  const { role } = usePadData();
  const isFrozen = useIsFrozen();
  if (card.link) return <CardLink link={card.link} preview={card.preview} />;
  if (card.type === "file" && card.file) return <CardFile card={card} id={card.file} />;
  if (card.type === "sound") return <SoundView card={card} />;
  return <PollView card={card} mayVote={role === "pupil" && !isFrozen} />;
}

/** A page of somebody else: opened apart, and told nothing about where the pupil comes from. */
function CardLink(props: {
  readonly link: string;
  readonly preview: PadCardRow["preview"] | undefined;
}) {
  const { link, preview } = props;
  return (
    <a className="pad-link" href={link} target="_blank" rel="noopener noreferrer nofollow">
      <PadIcon path={EXTERNAL_LINK} size={18} />
      <span>
        <b>{preview?.title ?? toSite(link)}</b>
        {preview && <small>{preview.site}</small>}
      </span>
    </a>
  );
}

function CardFile({ card, id }: { readonly card: PadCardRow; readonly id: string }) {
  const { files, role } = usePadData();
  const name = card.fileName ?? "파일";
  const own = files.findOwn(id);
  const address = files.addressOf(id, "content");
  return (
    <>
      <a className="pad-link" href={own ?? address} download={name}>
        <PadIcon path={DOWNLOAD} size={18} />
        <span>
          <b>{name}</b>
          <small>내려받기</small>
        </span>
      </a>
      {role === "teacher" && isOfficeFile(name) && <PdfButton name={name} address={address} />}
    </>
  );
}

function toSite(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname : link;
}
