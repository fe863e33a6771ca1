import {
  findSizes,
  LONGEST_CLASS_NAME,
  toPlaceName,
  type AssignSettings,
} from "@damim/domain/class-assignment/assign-plan.ts";
import { changeSettings, nameClass } from "@damim/domain/class-assignment/change-assign.ts";
import { toSizes } from "@damim/domain/class-assignment/split/assign-problem.ts";
import { toProblem } from "@damim/domain/class-assignment/to-problem.ts";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { isTooLong } from "../../../ui/field/too-long.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { Assignment } from "../assignment.ts";
import { NumberField } from "../gather/number-field.tsx";

/** 반 이름과 인원: 가, 나, 다 … until an own name is written, and even sizes until own ones are wished for. */
export function ClassesCard({ assignment }: { readonly assignment: Assignment }) {
  const { draft, change } = assignment;
  const { settings, pupils } = draft;
  const { classes, sizes } = settings;
  const set = (part: Parameters<typeof changeSettings>[1]): void =>
    change(changeSettings(draft, part));
  const sum = sizes?.reduce((all, size) => all + size, 0) ?? 0;
  if (pupils.length === 0) return null;
  return (
    <Card title="반 이름과 인원">
      <Checkbox
        label="반마다 인원 정하기"
        isChecked={sizes !== undefined}
        onCheckedChange={(isOwn) =>
          set({ sizes: isOwn ? [...toSizes(toProblem(draft).problem)] : undefined })
        }
      />
      {sizes && findSizes(settings, pupils.length) === undefined && (
        <Notice tone="warm" title={`정한 인원은 ${sum}명, 학생은 ${pupils.length}명이에요`}>
          둘이 같아질 때까지는 인원을 고르게 나눠요.
        </Notice>
      )}
      <ul className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: classes }, (_, place) => (
          <li key={place} className={sizes ? "grid grid-cols-2 gap-2" : ""}>
            <NameField
              settings={settings}
              place={place}
              onChange={(name) => {
                const named = nameClass(draft, place, name);
                if (named) change(named);
                else showToast.error("이미 있는 반 이름이에요. 다른 이름을 적어 주세요.");
              }}
            />
            {sizes && (
              <NumberField
                label={`${toPlaceName(settings, place)}반 인원`}
                value={sizes[place] ?? 0}
                least={0}
                most={pupils.length}
                onChange={(size) =>
                  set({ sizes: sizes.map((old, at) => (at === place ? size : old)) })
                }
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Counts when the field is left: each letter would be a step of 되돌리기. */
function NameField(props: {
  readonly settings: AssignSettings;
  readonly place: number;
  readonly onChange: (name: string) => void;
}) {
  const { settings, place, onChange } = props;
  const stored = settings.names?.[place] ?? "";
  const form = useFormDraft(`assign-class-name:${place}`, { name: stored });
  const { name } = form.fields;
  const provisional = toPlaceName({}, place);
  return (
    <TextField
      label={`${provisional}반 이름`}
      fieldSize="normal"
      most={LONGEST_CLASS_NAME}
      placeholder={provisional}
      value={name}
      onValueChange={(next) => form.change({ name: next })}
      onBlur={() => {
        if (isTooLong(name, LONGEST_CLASS_NAME)) return;
        if (name !== stored) onChange(name);
        form.forget();
      }}
    />
  );
}
