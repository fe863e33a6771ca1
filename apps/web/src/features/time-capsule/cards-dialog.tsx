// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by time-capsule-page.tsx.
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { toCapsuleTarget } from "@damim/domain/time-capsule/capsule.ts";
import { Printer } from "lucide-react";
import { useCallback, useRef, useState, type ComponentProps } from "react";
import { QrCode } from "../../kit/qr/qr-code.tsx";
import { EndLinkButton } from "../../kit/server/end-link-button.tsx";
import { LinkAddress } from "../../kit/server/link-address.tsx";
import { openLink, type OwnLink } from "../../kit/server/own-links.ts";
import { ReachNotice } from "../../kit/server/reach-notice.tsx";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Notice } from "../../ui/notice.tsx";
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

function PrintCards({
  holders,
  onPrint,
}: {
  readonly holders: readonly CardHolder[];
  readonly onPrint: (who: readonly CardHolder[]) => void;
}) {
  const without = holders.filter(({ hasCard }) => !hasCard);
  const [chosen, choose] = useState(without.length > 0 ? "without" : "all");
  const who =
    chosen === "all"
      ? holders
      : chosen === "without"
        ? without
        : holders.filter(({ number }) => String(number) === chosen);
  const again = who.filter(({ hasCard }) => hasCard).length;
  if (holders.length === 0)
    return <Notice tone="warm">학생명부에 학생이 있으면 카드를 인쇄할 수 있어요.</Notice>;
  return (
    <section className="grid gap-3">
      <Select
        fieldSize="normal"
        label="누구의 카드"
        value={chosen}
        onValueChange={choose}
        options={[
          ...(without.length > 0
            ? [{ value: "without", label: `카드가 없는 ${without.length}명` }]
            : []),
          { value: "all", label: `모두 ${holders.length}명` },
          ...holders.map(({ number, name }) => ({ value: String(number), label: name })),
        ]}
        hint="카드의 QR로 들어오면 자기 편지를 쓰고, 여는 날부터 어디에서나 자기 편지를 읽어요."
      />
      {again > 0 && (
        <Notice tone="warm">
          새 카드를 인쇄하면 이 학생들에게 전에 준 카드로는 들어올 수 없어요.
        </Notice>
      )}
      <Button icon={<Printer size={18} aria-hidden />} onClick={() => onPrint(who)}>
        카드 {who.length}장 인쇄
      </Button>
    </section>
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
