// Overlay: imports Base UI through dialog.tsx. Import only from modules that are loaded lazily.
import { LONGEST_NICKNAME } from "@damim/domain/pad/room/pad-member.ts";
import { useAsking } from "../../../kit/server/use-asking.ts";
import {
  usePadCards,
  usePadData,
  usePadLive,
  usePadMembers,
  type PadMemberRow,
} from "../../../data/pad/use-pad-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { byNumber } from "./list-not-posted.ts";
import { decideAbout, sayRoomTrouble } from "../../../kit/room/room-requests.ts";
import { setAlias } from "./room-commands.ts";
import { useHeldText } from "../rooms/use-held-text.ts";

/** 학생: aliases, who is here, each one's cards, and putting somebody out. */
export function PeopleDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Shows one pupil's cards alone. */
  readonly onPick: (member: string) => void;
}) {
  const { isOpen, onClose, onPick } = props;
  const [members] = usePadMembers();
  const cards = usePadCards();
  const people = usePadLive((data) => data.people);
  const counts = new Map<string, number>();
  for (const { by } of cards) counts.set(by, (counts.get(by) ?? 0) + 1);
  const sorted = [...members.values()].toSorted(byNumber);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="학생"
      subtitle="별칭은 「카드에 보이는 이름」이 별칭일 때 친구들에게 보여요."
    >
      {sorted.length === 0 ? (
        <p className="text-15 text-fg-2">아직 들어온 학생이 없어요.</p>
      ) : (
        <ul aria-label="방의 학생">
          {sorted.map((member) => (
            <MemberItem
              key={member.id}
              member={member}
              isHere={people.here.includes(member.id)}
              cards={counts.get(member.id) ?? 0}
              onPick={() => {
                onPick(member.id);
                onClose();
              }}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function MemberItem(props: {
  readonly member: PadMemberRow;
  readonly isHere: boolean;
  readonly cards: number;
  readonly onPick: () => void;
}) {
  const { member, isHere, cards, onPick } = props;
  const { roomId } = usePadData();
  const { isBusy, ask } = useAsking(sayRoomTrouble, showToast.error);
  const isRemoved = member.state === "removed";
  const decide = () =>
    ask(
      () => decideAbout(roomId, { member: member.id }, isRemoved ? "letIn" : "remove"),
      () => isRemoved || showToast.success(`${member.name} 학생을 내보냈어요. 카드는 남아 있어요`),
    );
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line-2 py-2">
      <span className="min-w-6 flex-none text-fg-3">{member.number}</span>
      <span className="flex min-w-0 flex-[1_1_84px] flex-col font-semibold">
        {member.name}
        <small className="text-13 leading-normal font-normal text-fg-2">
          {isRemoved ? "내보냄" : isHere ? "지금 접속" : STATE_WORDS[member.state]}
        </small>
      </span>
      <AliasField member={member} />
      <Button
        variant="text"
        isDisabled={cards === 0}
        aria-label={`${member.name} 카드 ${cards}장 보기`}
        onClick={onPick}
      >
        {cards}장
      </Button>
      {(isRemoved || member.state === "in") && (
        <Button
          variant={isRemoved ? "brandText" : "dangerText"}
          isBusy={isBusy}
          aria-label={`${member.name} ${isRemoved ? "다시 들여보내기" : "내보내기"}`}
          onClick={() => void decide()}
        >
          {isRemoved ? "다시 들여보내기" : "내보내기"}
        </Button>
      )}
    </li>
  );
}

const STATE_WORDS = { free: "접속 전", waiting: "기다림", in: "들어왔었음", removed: "" } as const;

function AliasField({ member }: { readonly member: PadMemberRow }) {
  const data = usePadData();
  const field = useHeldText({
    draftKey: `alias:${member.id}`,
    saved: member.alias,
    most: LONGEST_NICKNAME,
    save(text) {
      const alias = text.trim();
      if (alias && alias !== member.alias) setAlias(data, member.id, alias);
    },
  });
  return (
    <TextField
      label={`${member.name} 별칭`}
      isLabelHidden
      fieldSize="dense"
      className="flex-[1_1_120px]"
      {...field}
    />
  );
}
