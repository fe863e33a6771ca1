import { useCommands } from "../../kit/act/commands.ts";
import { createRuleCommands } from "../../kit/attendance-rules/rule-commands.ts";
import { HistoryButton } from "../../kit/record/history-button.tsx";
import { historyOf } from "../../kit/record/history-of.ts";
import { kindLabels } from "@damim/domain/attendance/code/attendance-code.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  type AttendanceRules,
  type PartialKind,
  type SchoolLevel,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { levelLabels, ruleLabels } from "@damim/domain/attendance/attendance-rules-sheet.ts";
import { type ReactNode } from "react";
import { findClassStore, type Store } from "../../data/teacher-data.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { TimeField } from "../../kit/time-field/time-field.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Select } from "../../ui/field/select.tsx";
import { ruleUnits } from "./rule-words.ts";

const RulesHistory = historyOf(() => import("./rule-words.ts").then((file) => file.ruleWords));

/** 설정 · 출결 규칙: what the school decides, for this school year. Each change is kept at once. */
export function Component() {
  const store = findClassStore(useTeacherData());
  if (!store) return <p className="text-15 text-fg-2">학년도를 정하면 여기에서 고칠 수 있어요.</p>;
  return <RulesOfYear store={store} />;
}

function RulesOfYear({ store }: { readonly store: Store }) {
  const { change } = useCommands(createRuleCommands, store);
  const rules = toAttendanceRules(useRow(store, attendanceRulesKind, ATTENDANCE_RULES_ID));
  const number = (field: NumberField, most: number, least = 0) => (
    <Select
      label={ruleLabels[field]}
      fieldSize="normal"
      value={String(rules[field])}
      options={listNumbers(least, Math.max(most, rules[field])).map((value) => ({
        value: String(value),
        label: `${value}${ruleUnits[field] ?? ""}`,
      }))}
      onValueChange={(value) => change(field, Number(value))}
    />
  );
  const flag = (field: FlagField, hint?: string) => (
    <Checkbox
      label={ruleLabels[field]}
      hint={hint}
      isChecked={rules[field]}
      onCheckedChange={(isOn) => change(field, isOn)}
    />
  );
  return (
    <div className="flex flex-col gap-6">
      <p className="text-15 text-fg-2">
        학교마다 다른 규칙이에요. 고치지 않은 것은 흔히 쓰는 값으로 세어요. 국가 규정은 그대로
        지켜요.
      </p>
      <Group title="하루 출결">
        <TimeField
          label={ruleLabels.arrivalTime}
          fieldSize="normal"
          value={rules.arrivalTime}
          onValueChange={(time) => {
            if (time !== "") change("arrivalTime", time);
          }}
        />
        {number("lessonsADay", 9, 1)}
        <Select
          label="하루에 여럿일 때 먼저 남기는 것"
          fieldSize="normal"
          value={rules.keptKinds[0]}
          isDisabled={!rules.keepsOneADay}
          options={partialKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
          onValueChange={(first) =>
            change("keptKinds", [first, ...rules.keptKinds.filter((kind) => kind !== first)])
          }
        />
        {flag("keepsOneADay", "끄면 지각과 조퇴를 모두 세어요.")}
      </Group>
      <Group title="서류">
        {number("reportWithinDays", 14, 1)}
        <Select
          label={ruleLabels.reportDaysAre}
          fieldSize="normal"
          value={rules.reportDaysAre}
          options={[
            { value: "calendar", label: "쉬는 날도 세기" },
            { value: "school", label: "수업일만 세기" },
          ]}
          onValueChange={(days) => change("reportDaysAre", days)}
        />
        {number("doctorFromDays", 7, 1)}
        {flag("partialNeedsReport")}
      </Group>
      <Group title="교외체험학습">
        {number("fieldStudyDays", 60)}
        {number("fieldStudyInRow", 60, 1)}
        {number("fieldStudyApplyBefore", 14)}
        {number("fieldStudyReportWithin", 30, 1)}
        {number("fieldStudyCallFrom", 30, 1)}
        {flag("fieldStudyHalfDays", "지각·조퇴·결과로 적은 체험학습을 반일로 세어요.")}
        {flag("fieldStudyAbroadWeekends")}
      </Group>
      <Group title="특기사항">
        {number("remarkDaysInRow", 20, 1)}
        {number("remarkTimes", 30, 1)}
      </Group>
      <Group title="그 밖에">
        {number("menstrualPartials", 6, 1)}
        <Select
          label={ruleLabels.athleteLevel}
          fieldSize="normal"
          value={rules.athleteLevel}
          options={levels.map((level) => ({ value: level, label: levelLabels[level] }))}
          onValueChange={(level) => change("athleteLevel", level)}
        />
        {flag("fineDust", "켜면 세부 사유에 미세먼지 민감군이 나와요.")}
      </Group>
      <HistoryButton
        look="line"
        of={RulesHistory}
        store={store}
        ids={[ATTENDANCE_RULES_ID]}
        subject="출결 규칙"
      />
    </div>
  );
}

type NumberField = {
  [F in keyof AttendanceRules]: AttendanceRules[F] extends number ? F : never;
}[keyof AttendanceRules];
type FlagField = {
  [F in keyof AttendanceRules]: AttendanceRules[F] extends boolean ? F : never;
}[keyof AttendanceRules];

const partialKinds: readonly PartialKind[] = ["late", "earlyLeave", "classMissed"];
const levels: readonly SchoolLevel[] = ["elementary", "middle", "high"];

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-15 font-bold">{title}</h3>
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2">{children}</div>
    </section>
  );
}

function listNumbers(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}
