import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { QrCode } from "../../kit/qr/qr-code.tsx";
import type { KeptCapsule } from "./capsule-commands.ts";
import type { NewCard } from "./use-cards.ts";

/** Ten cards on a sheet of A4, to be cut. Only paper shows them. */
export function PrintedCards(props: {
  readonly capsule: KeptCapsule;
  readonly cards: readonly NewCard[];
  readonly address: string;
}) {
  const { capsule, cards, address } = props;
  return (
    <ul
      aria-hidden
      className="print-portrait hidden grid-cols-2 text-[12px] leading-[1.5] text-fg print:grid"
    >
      {cards.map(({ number, name, key }) => (
        <li
          key={number}
          className="flex h-[52mm] break-inside-avoid items-center gap-3 border border-dashed border-[#808080] p-3"
        >
          <QrCode text={`${address}#${key}`} label="" className="size-[34mm]" />
          <div className="min-w-0">
            <p className="text-[12px] wrap-break-word">{capsule.title}</p>
            <p className="text-[18px] font-extrabold">{name}</p>
            <p className="pt-1 font-bold">{toKoreanDate(toSeoulDay(capsule.opensAt))}에 열려요</p>
            <p className="pt-1">이 카드를 가진 사람이 편지를 읽어요. 나만 아는 곳에 두세요.</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
