// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by time-capsule-page.tsx.
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { capsuleForm, type Capsule } from "@damim/domain/time-capsule/capsule-record.ts";
import { useState } from "react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { Problem } from "../../ui/problem.tsx";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { DayField } from "../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { newId } from "../../platform/random.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import type { KeptCapsule } from "./capsule-commands.ts";
import type { useCapsules } from "./use-capsules.ts";

/** A new capsule, or another name and day of one. The server is asked, so it needs the network. */
export function CapsuleDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly capsule: KeptCapsule | undefined;
  readonly hasLetters: boolean;
  readonly save: ReturnType<typeof useCapsules>["save"];
}) {
  const { isOpen, onClose, capsule, hasLetters, save } = props;
  const data = useTeacherData();
  const [freshId, setFreshId] = useState(() => newId(data.now()));
  const { isBusy, sentence, say, ask } = useAsking(
    "서버에 연결하지 못해 저장하지 못했어요. 적은 것은 그대로 있어요. 인터넷이 연결되면 다시 눌러 주세요.",
  );
  const today = toSeoulDay(data.now());
  const form = useFieldsForm({
    of: capsuleForm(today, capsule),
    key: `capsule:${capsule?.id ?? "new"}`,
    names: ["title", "day"],
    row: capsule ? { ...capsule, day: capsule.opensAt } : {},
    onSave: ({ title, day }) => void keep({ title, opensAt: day }),
  });

  async function keep(value: Pick<Capsule, "title" | "opensAt">): Promise<void> {
    const saved = await ask(() => save(value, { id: capsule?.id ?? freshId, before: capsule }));
    if (saved?.ok) {
      form.forget();
      setFreshId(newId(data.now()));
      onClose();
      return;
    }
    // `submit` took it for saved.
    form.change(form.fields);
  }

  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={() => {
        say(undefined);
        onClose();
      }}
      title={capsule ? "캡슐 고치기" : "새 캡슐"}
      saveLabel={capsule ? "저장" : "만들기"}
      isBusy={isBusy}
      form={form}
    >
      <Problem>{sentence}</Problem>
      <TextField {...form.at("title")} placeholder="2월의 나에게" />
      <DayField
        {...form.at("day")}
        min={addDays(today, 1)}
        hint={
          hasLetters
            ? "편지가 들어 있어서 뒤로만 옮길 수 있어요."
            : "그날 아침 9시부터 열 수 있어요. 편지를 넣기 전에는 바꿀 수 있어요."
        }
      />
    </RecordDialog>
  );
}
