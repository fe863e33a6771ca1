import { usePadData, type PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { late } from "../../../ui/late.ts";
import { DOWNLOAD, EXTERNAL_LINK } from "./board-icons.ts";
import { PadIcon } from "./pad-icon.tsx";

/** One part for both: each further one costs the first chunk its address. */
const CardPlay = late(() => import("./card-play.tsx").then((file) => file.CardPlay));

/** What a card holds beside words and a picture: a link, a poll, a file. */
export function CardExtra({ card }: { readonly card: PadCardRow }) {
  if (card.link) return <CardLink link={card.link} preview={card.preview} />;
  if (card.type === "file" && card.file) return <CardFile card={card} id={card.file} />;
  if (card.poll || card.type === "sound") return <CardPlay card={card} />;
  return null;
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
  const { files } = usePadData();
  const name = card.fileName ?? "파일";
  return (
    <a
      className="pad-link"
      href={files.findOwn(id) ?? files.addressOf(id, "content")}
      download={name}
    >
      <PadIcon path={DOWNLOAD} size={18} />
      <span>
        <b>{name}</b>
        <small>내려받기</small>
      </span>
    </a>
  );
}

function toSite(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname : link;
}
