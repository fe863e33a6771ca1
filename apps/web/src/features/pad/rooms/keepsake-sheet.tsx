import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKeepsakeText } from "@damim/domain/pad/pad-keepsake.ts";
import { listMembersBetween } from "@damim/domain/student/membership.ts";
import { useState } from "react";
import {
  usePadCards,
  usePadData,
  usePadMembers,
  type PadCardRow,
} from "../../../data/pad/use-pad-data.ts";
import { findClassStore, type Store } from "../../../data/teacher-data.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { PadSheet } from "../card/pad-sheet.tsx";
import { keepCard } from "../keepsake/keep-card.ts";

export interface KeepsakeSheetProps {
  readonly onClose: () => void;
  readonly card: PadCardRow;
  readonly roomTitle: string;
}

/** 학생 기록으로 보내기: whose page a card goes to; first choice is the pupil who wrote it. */
export function KeepsakeSheet(props: KeepsakeSheetProps) {
  const store = findClassStore(useTeacherData());
  return store ? <Question {...props} store={store} /> : null;
}

function Question(props: KeepsakeSheetProps & { readonly store: Store }) {
  const { onClose, card, roomTitle, store } = props;
  const data = useTeacherData();
  const { files: roomFiles } = usePadData();
  const [members] = usePadMembers();
  const today = toSeoulDay(data.now());
  const students = listMembersBetween(useRoster(store), { from: today, to: today });
  const author = students.find(({ id }) => id === members.get(card.by)?.studentId);
  const [picked, pick] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const student = students.find(({ id }) => id === picked) ?? author;

  const send = async (): Promise<void> => {
    if (!student || isBusy) return;
    setBusy(true);
    const to = { store, studentId: student.id };
    const { isWhole, step: undo } = await keepCard(data, to, { card, roomTitle, roomFiles });
    setBusy(false);
    onClose();
    if (isWhole) {
      showToast.success(`${student.name} 학생 기록으로 보냈어요`, { undo });
    } else {
      showToast.blank(
        `${student.name} 학생의 기록으로 글만 보냈어요. 사진은 인터넷이 연결된 뒤 다시 보내 주세요.`,
        { undo },
      );
    }
  };

  return (
    <PadSheet title="학생 기록으로 보내기" onClose={onClose}>
      {students.length === 0 ? (
        <p className="text-15 text-fg-2">
          명단에 학생이 없어요. 명단관리에서 학생을 먼저 넣어 주세요.
        </p>
      ) : (
        <Form className="flex flex-col gap-4" onSubmit={() => void send()}>
          <p className="text-15 text-fg-2">
            카드를 복사해서 학생조회에 남겨요. 방이 비워져도 그대로 있어요.
          </p>
          <blockquote className="line-clamp-4 rounded-ctl bg-sunken px-4 py-3 text-15 whitespace-pre-wrap">
            {toKeepsakeText(card)}
          </blockquote>
          <Select
            label="학생"
            fieldSize="normal"
            value={student?.id}
            placeholder="학생을 골라 주세요"
            options={students.map((each) => ({ value: each.id, label: toStudentWords(each) }))}
            onValueChange={pick}
          />
          <Button
            size="large"
            type="submit"
            isFull
            isBusy={isBusy}
            isDisabled={student === undefined}
          >
            보내기
          </Button>
        </Form>
      )}
    </PadSheet>
  );
}

/** 학생 기록으로 보내기 of the card that was open. */
export function KeepWindow(props: {
  readonly isOpen: boolean;
  readonly card: string;
  readonly roomTitle: string;
  readonly onClose: () => void;
}) {
  const { isOpen, roomTitle, onClose } = props;
  const card = usePadCards().find(({ id }) => id === props.card);
  if (!isOpen || !card) return null;
  return <KeepsakeSheet card={card} roomTitle={roomTitle} onClose={onClose} />;
}
