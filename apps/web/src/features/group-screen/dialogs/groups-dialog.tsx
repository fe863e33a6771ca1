// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by group-screen-page.tsx.
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { createStream, shuffle } from "@damim/domain/draw/stream.ts";
import {
  readGroupLines,
  sayUnread,
  toGroupLines,
  toSplitLines,
} from "@damim/domain/group-screen/group-lines.ts";
import { groupSet, readGroupSet } from "@damim/domain/group-screen/group-set-record.ts";
import type { KeptGroupSet } from "@damim/domain/group-screen/group-set.ts";
import { refuseAt } from "@damim/domain/record/record.ts";
import { splitPupils } from "@damim/domain/group-screen/split-pupils.ts";
import { listGroupPairs, TEAM_CHOICES } from "@damim/domain/seats/apart.ts";
import { seatRuleKind } from "@damim/domain/seats/seat-rule.ts";
import { Shuffle } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { SeatHintsButton } from "../../../kit/apart/seat-hints-button.tsx";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { newId, newSeed } from "../../../platform/random.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { WallInUse } from "../wall/use-wall.ts";

const stop = (event: KeyboardEvent): void => event.stopPropagation();

const FIRST_ROLES = "이끔이, 기록이, 나눔이, 지킴이";

/** Groups of the roster: by chance in equal sizes, or as the teacher says, with the roles that all of them have. */
export function GroupsDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly board: WallInUse;
  /** Absent: new ones. */
  readonly set: KeptGroupSet | undefined;
  /** It was opened to turn roles, of which there are none. */
  readonly asksRoles?: boolean;
}) {
  const { isOpen, onClose, board, set, asksRoles = false } = props;
  const { members, commands } = board;
  const data = useTeacherData();
  const [by, setBy] = useState<"of" | "groups">("of");
  const [count, setCount] = useState("4");
  const [keepsRules, setKeepsRules] = useState(true);
  const [broken, setBroken] = useState(0);
  const wishes = listGroupPairs(useRows(board.store, seatRuleKind).values());
  const form = useFieldsForm({
    of: groupSet,
    key: `groupSet:${set?.id ?? "new"}`,
    names: ["title"],
    row: { title: set?.title ?? `${Number(toSeoulDay(data.now()).slice(5, 7))}월 모둠` },
    more: set ? toGroupLines(set.groups, members) : { lines: "", roles: FIRST_ROLES },
    read(typed) {
      const unread = sayUnread(typed.lines, members);
      if (unread) return refuseAt("lines", unread);
      const before = set?.groups ?? [];
      return readGroupSet(
        typed,
        readGroupLines(typed, { members, before, newId: () => newId(data.now()) }),
      );
    },
    onSave(value) {
      onClose();
      commands.saveGroups(value, set);
    },
  });
  const { fields, change, errors } = form;
  const size = /^[1-9]\d?$/u.test(count.trim()) ? Number(count) : undefined;
  const split = (): void => {
    if (size === undefined) return;
    const order = shuffle(createStream(newSeed()), members);
    const find = (id: string) => members.find((member) => member.id === id);
    const pairs = wishes.flatMap(([a, b, wants]) => {
      const [one, other] = [find(a), find(b)];
      return one && other ? [[one, other, wants] as const] : [];
    });
    const split = splitPupils(order, by === "of" ? { of: size } : { groups: size }, {
      isHere: ({ id }) => board.isHere(id),
      pairs: keepsRules ? pairs : [],
    });
    setBroken(split.broken.length);
    change({ lines: toSplitLines(split.groups) });
  };
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={set ? "모둠 고치기" : "새 모둠"}
      saveLabel={set ? "저장" : "만들기"}
      form={form}
      onRemove={
        set &&
        (() => {
          onClose();
          commands.removeGroups(set);
        })
      }
    >
      <TextField {...form.at("title")} />
      <div className="flex flex-wrap items-end gap-2">
        <Segments
          label="나누는 방법"
          value={by}
          segments={[
            { value: "of", label: by === "of" && count ? `${count}명씩` : "몇 명씩" },
            { value: "groups", label: by === "groups" && count ? `${count}모둠` : "몇 모둠" },
          ]}
          onValueChange={setBy}
        />
        <TextField
          fieldSize="normal"
          label={by === "of" ? "한 모둠의 학생 수" : "모둠 수"}
          isLabelHidden
          inputMode="numeric"
          className="w-18"
          value={count}
          onValueChange={setCount}
        />
        <Button
          variant="line"
          icon={<Shuffle size={18} aria-hidden />}
          isDisabled={size === undefined}
          onClick={split}
        >
          섞어서 나누기
        </Button>
      </div>
      <Checkbox
        label="자리 규칙 지키기"
        {...(broken > 0 && { hint: `자리 규칙 ${broken}개는 지키지 못했어요` })}
        isChecked={keepsRules}
        onCheckedChange={setKeepsRules}
      />
      {/* What is pressed in its dialog is not for this form. */}
      <span role="presentation" onKeyDown={stop} className="empty:hidden">
        <SeatHintsButton store={board.store} members={members} choices={TEAM_CHOICES} />
      </span>
      <TextArea
        label="모둠"
        rows={6}
        hint="한 줄에 한 모둠이에요. 「1모둠: 1, 2, 3」처럼 번호를 적어요."
        value={fields.lines}
        onValueChange={(lines) => change({ lines })}
        error={errors.lines}
      />
      <TextField
        fieldSize="normal"
        label="역할"
        hint={
          asksRoles
            ? "아직 역할이 없어요. 쉼표로 나눠 적으면 「역할 돌리기」로 돌릴 수 있어요."
            : "쉼표로 나눠 적어요. 없으면 비워 두세요."
        }
        data-autofocus={asksRoles || undefined}
        value={fields.roles}
        onValueChange={(roles) => change({ roles })}
        error={errors.roles}
      />
      {fields.roles.trim() === "" && (
        <Button variant="text" onClick={() => change({ roles: FIRST_ROLES })}>
          「{FIRST_ROLES}」 넣기
        </Button>
      )}
    </RecordDialog>
  );
}
