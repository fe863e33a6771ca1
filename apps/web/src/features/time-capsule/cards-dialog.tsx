// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by time-capsule-page.tsx.
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { toCapsuleTarget } from "@damim/domain/time-capsule/capsule.ts";
import { useCallback, useRef, type ComponentProps } from "react";
import { PrintCards } from "../../kit/paper/print-cards.tsx";
import { QrCode } from "../../kit/qr/qr-code.tsx";
import { EndLinkButton } from "../../kit/server/end-link-button.tsx";
import { LinkAddress } from "../../kit/server/link-address.tsx";
import { openLink, type OwnLink } from "../../kit/server/own-links.ts";
import { ReachNotice } from "../../kit/server/reach-notice.tsx";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { KeptCapsule } from "./capsule-commands.ts";
import type { CardHolder, NewCard } from "./use-cards.ts";

// In one file with it: they come together.
export { LeftLettersDialog } from "./left-letters-dialog.tsx";

/** The way of pupils to a capsule: the link of the class, and a card for each of them. */
export function CardsDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly capsule: KeptCapsule;
  /** Whose pupils write by number and name; nobody's where it is undefined. */
  readonly classYear: SchoolYear | undefined;
  readonly holders: readonly CardHolder[];
  readonly make: (who: readonly CardHolder[]) => Promise<readonly NewCard[]>;
  readonly onPrint: (cards: readonly NewCard[], address: string) => void;
}) {
  const { isOpen, onClose, capsule } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="카드 인쇄" subtitle={capsule.title}>
      {isOpen && <Ways {...props} />}
    </Dialog>
  );
}

/** Asked for with each opening: a link that was ended is not made anew by closing. */
function Ways(props: ComponentProps<typeof CardsDialog>) {
  const { onClose, capsule, classYear, holders, make, onPrint } = props;
  const { id } = capsule;
  const ask = useCallback(
    () => openLink("capsule", toCapsuleTarget(id, classYear)),
    [id, classYear],
  );
  const answer = useServerList(ask);
  /** A second press would make other keys, and the sheet that is printed already would open nothing. */
  const isMade = useRef(false);
  return (
    <ServerView list={answer} away="주소는 서버가 만들어요. 봉한 편지는 그대로 있어요.">
      {(link) => (
        <div className="grid gap-5">
          <PrintCards
            holders={holders}
            hint="카드의 QR로 들어오면 자기 편지를 쓰고, 여는 날부터 어디에서나 자기 편지를 읽어요."
            onPrint={(who) => {
              if (isMade.current) return;
              isMade.current = true;
              void make(who).then((cards) => {
                onClose();
                onPrint(cards, link.address);
              });
            }}
          />
          <ClassLink link={link} isForClass={classYear !== undefined} onEnded={onClose} />
        </div>
      )}
    </ServerView>
  );
}

function ClassLink(props: {
  readonly link: OwnLink;
  readonly isForClass: boolean;
  readonly onEnded: () => void;
}) {
  const { link, isForClass, onEnded } = props;
  const end = (
    <EndLinkButton
      id={link.id}
      label="주소 끝내기"
      title="주소를 끝낼까요?"
      done="주소를 끝냈어요"
      onEnded={onEnded}
    >
      이 주소와 나눠 준 카드로는 더 들어올 수 없어요. 봉한 편지는 그대로 있어요. 새 주소를 만들면
      카드도 새로 인쇄해요.
    </EndLinkButton>
  );
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <ReachNotice link={link} noun="주소와 카드" />
      {isForClass ? (
        <>
          <LinkAddress
            label="학생이 쓰는 주소"
            address={link.address}
            hint={`코드 ${link.code}. 번호와 이름을 적고 편지를 써서 봉해요.`}
          >
            {end}
          </LinkAddress>
          <QrCode
            text={link.address}
            label="학생이 쓰는 주소 QR"
            className="size-40 justify-self-center"
          />
        </>
      ) : (
        <div>{end}</div>
      )}
    </section>
  );
}
