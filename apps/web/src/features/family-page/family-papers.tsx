import { familyCardKind } from "@damim/domain/family-page/family-page.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listMembers } from "@damim/domain/student/membership.ts";
import { Printer } from "lucide-react";
import { useState, type ReactNode } from "react";
import { createPortal, flushSync } from "react-dom";
import type { Store } from "../../data/teacher-data.ts";
import { useNumbersOnly } from "../../data/use-numbers-only.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { PrintCards } from "../../kit/paper/print-cards.tsx";
import { QrCode } from "../../kit/qr/qr-code.tsx";
import type { OwnLink } from "../../kit/server/own-links.ts";
import { printAbovePage, printPage } from "../../platform/print.ts";
import { newGuestKey } from "../../platform/secrets/new-guest-key.ts";
import { Button } from "../../ui/button.tsx";
import type { createFamilyPageCommands } from "./family-page-commands.ts";

/** What goes home on paper: one letter for all, or a card for each pupil by which a family says whose child it is. */
export function FamilyPapers(props: {
  readonly link: OwnLink;
  readonly place: string;
  readonly store: Store;
  readonly keep: ReturnType<typeof createFamilyPageCommands>["keepCards"];
}) {
  const { link, place, store, keep } = props;
  const { now } = useTeacherData();
  const roster = useRoster(store);
  const cards = useRows(store, familyCardKind);
  const isNumbersOnly = useNumbersOnly(store);
  const [paper, setPaper] = useState<ReactNode>();
  const print = (sheet: ReactNode): void => {
    flushSync(() => setPaper(sheet));
    // Keys of cards are on the paper from then on, and nowhere else.
    addEventListener("afterprint", () => setPaper(undefined), { once: true });
    printAbovePage(printPage);
  };
  const holders = listMembers(roster, toSeoulDay(now())).map(({ id, number, name }) => ({
    studentId: id,
    number,
    name: isNumbersOnly ? `${number}번` : `${number}번 ${name}`,
    hasCard: cards.has(id),
  }));
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <div>
        <Button
          variant="line"
          icon={<Printer size={18} aria-hidden />}
          onClick={() => print(<Letter link={link} place={place} />)}
        >
          안내문 인쇄
        </Button>
      </div>
      <PrintCards
        holders={holders}
        hint="카드의 QR로 열면 번호와 이름을 적지 않고 결석을 알려요."
        onPrint={(who) => {
          const fresh = who.map((one) => ({ ...one, key: newGuestKey() }));
          void keep(fresh).then(() => print(<Cards link={link} place={place} cards={fresh} />));
        }}
      />
      {paper && createPortal(<div className="hidden print:block">{paper}</div>, document.body)}
    </div>
  );
}

/** One for the whole class, A4. */
function Letter({ link, place }: { readonly link: OwnLink; readonly place: string }) {
  return (
    <article className="grid justify-items-center gap-6 pt-[20mm] text-center text-[16px] leading-[1.7] break-keep">
      <h1 className="text-[30px] font-extrabold">{place} 소식을 휴대폰으로 보세요</h1>
      <p>
        알림장, 시간표, 상담 예약이 여기에 모여요. 가입하지 않고 열어요.
        <br />
        아이가 결석하거나 늦는 날에도 여기에서 알려 주세요.
      </p>
      <QrCode text={link.address} label="" className="size-[80mm]" />
      <p className="text-[14px] break-all">{link.address}</p>
      <p className="text-[14px]">
        휴대폰 카메라로 QR을 비추면 열려요. 이 주소는 우리 반 가정끼리만 알고 계셔 주세요.
      </p>
    </article>
  );
}

/** Ten on a sheet of A4, to be cut. */
function Cards(props: {
  readonly link: OwnLink;
  readonly place: string;
  readonly cards: readonly {
    readonly number: number;
    readonly name: string;
    readonly key: string;
  }[];
}) {
  const { link, place, cards } = props;
  return (
    <ul className="grid grid-cols-2 text-[12px] leading-[1.5] break-keep">
      {cards.map(({ number, name, key }) => (
        <li
          key={number}
          className="flex h-[52mm] break-inside-avoid items-center gap-3 border border-dashed border-[#808080] p-3"
        >
          <QrCode text={`${link.address}#${key}`} label="" className="size-[34mm]" />
          <div className="min-w-0">
            <p>{place} 소식</p>
            <p className="text-[18px] font-extrabold wrap-break-word">{name}</p>
            <p className="pt-1">QR로 열면 알림장을 보고, 결석이나 지각을 바로 알려요.</p>
            <p className="pt-1">이 카드를 가진 사람이 알려요. 가정에서 잘 보관해 주세요.</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
