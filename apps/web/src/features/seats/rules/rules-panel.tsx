import { toSentence } from "@damim/domain/base/result.ts";
import { readNumbers } from "@damim/domain/names/read-numbers.ts";
import { readSeatRule, seatRuleMessages } from "@damim/domain/seats/read-seat-rule.ts";
import { PAIR_CHOICES } from "@damim/domain/seats/apart.ts";
import { LONGEST_SEAT_REASON_CHARACTERS } from "@damim/domain/seats/seat-rule.ts";
import { toNamedRuleWords } from "@damim/domain/seats/named-rule-words.ts";
import { toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { useRow } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { PairForm } from "../../../kit/apart/pair-form.tsx";
import { SeatHintsButton } from "../../../kit/apart/seat-hints-button.tsx";
import { studentNamer } from "../../../kit/record/name-student.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { Seating } from "../seating/use-seating.ts";
import { BrokenRules } from "./broken-rules.tsx";
import { createRuleCommands, TALL_ID } from "./rule-commands.ts";

const DESKS = [
  { value: "free", label: "자유" },
  { value: "mixed", label: "남녀 짝" },
  { value: "same", label: "같은 성별" },
] as const;

/** 규칙: typed in a line, each with its rest; what a plan did not keep stands above. The teacher alone sees it. */
export function RulesPanel({ seating }: { readonly seating: Seating }) {
  const { rules, room, students, store } = seating;
  const commands = useCommands(createRuleCommands, store);
  const seats = room?.seats ?? [];
  const say = (rule: (typeof rules)[number]): string =>
    toNamedRuleWords(rule, studentNamer(store), seats);
  const listed = rules.filter(({ kind }) => kind !== "desks");
  const desks = rules.find(({ kind }) => kind === "desks");
  return (
    <div className="flex flex-col gap-5">
      <PairForm store={seating.store} choices={PAIR_CHOICES} onDone={() => undefined}>
        <span className="flex flex-wrap justify-end gap-2">
          <SeatHintsButton store={seating.store} members={students} choices={PAIR_CHOICES} />
          <Button type="submit" variant="weak">
            두 학생 규칙 추가
          </Button>
        </span>
      </PairForm>
      <RuleField seating={seating} />
      <BrokenRules seating={seating} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-14 font-semibold text-fg-2">짝 성별</span>
        <Segments
          label="짝 성별"
          value={DESKS.find(({ value }) => value === desks?.what)?.value ?? "free"}
          segments={DESKS}
          onValueChange={(what) =>
            desks
              ? commands.change(desks.id, { what }, "짝 성별을 바꿨어요")
              : commands.add([{ kind: "desks", what, weight: "must" }], "짝 성별을 바꿨어요")
          }
        />
      </div>
      <ul aria-label="자리 규칙" className="flex flex-col">
        {listed.map((rule) => (
          <li key={rule.id} className="flex items-center gap-2 border-t border-line-2 py-1.5">
            <span className={`min-w-0 flex-1 text-15 ${rule.off ? "text-fg-3 line-through" : ""}`}>
              {say(rule)}
              {rule.reason && <span className="block text-13 text-fg-2">{rule.reason}</span>}
            </span>
            <Button
              variant="text"
              aria-label={`${rule.weight === "must" ? "꼭" : "되도록"}: ${say(rule)}`}
              onClick={() =>
                commands.change(
                  rule.id,
                  { weight: rule.weight === "must" ? "wish" : "must" },
                  rule.weight === "must" ? "되도록 지키는 규칙이에요" : "꼭 지키는 규칙이에요",
                )
              }
            >
              {rule.weight === "must" ? "꼭" : "되도록"}
            </Button>
            <Button
              variant="line"
              aria-label={`${rule.off ? "다시 켜기" : "쉬기"}: ${say(rule)}`}
              onClick={() =>
                commands.change(
                  rule.id,
                  { off: rule.off ? null : true },
                  rule.off ? "규칙을 켰어요" : "규칙을 쉬어요",
                )
              }
            >
              {rule.off ? "다시 켜기" : "쉬기"}
            </Button>
            <Button
              variant="dangerText"
              aria-label={`지우기: ${say(rule)}`}
              icon={<Trash2 size={18} aria-hidden />}
              onClick={() => commands.remove(rule.id)}
            />
          </li>
        ))}
      </ul>
      {listed.length === 0 && (
        <p className="text-15 text-fg-2">
          아직 규칙이 없어요. 두 학생을 고르거나 위에 적어 주세요. 자리를 눌러 「자리 고정」도 할 수
          있어요.
        </p>
      )}
    </div>
  );
}

function RuleField({ seating }: { readonly seating: Seating }) {
  const { students, store } = seating;
  const commands = useCommands(createRuleCommands, store);
  const [typed, setTyped, , forgetTyped] = useDraft(`seat-rule:${store.scope}`, "");
  const [reason, setReason, , forgetReason] = useDraft(`seat-rule-reason:${store.scope}`, "");
  const [problem, setProblem] = useState<string>();
  const kept = useRow(store, toolPresetKind, TALL_ID)?.value;
  const tallTyped = typeof kept === "string" ? kept : "";
  const tall = readNumbers(tallTyped, students);
  const read = readSeatRule(
    typed,
    students,
    tall.students.map(({ id }) => id),
  );
  return (
    <Form
      className="flex flex-col gap-3"
      onSubmit={() => {
        setProblem(read.ok ? undefined : toSentence(seatRuleMessages, read.refusal));
        if (!read.ok) return;
        commands.add(
          read.value.map((rule) => ({
            ...rule,
            weight: "must" as const,
            ...(reason.trim() && { reason: reason.trim() }),
          })),
          "규칙을 적었어요",
        );
        forgetTyped();
        forgetReason();
      }}
    >
      <TextField
        label="규칙 적기"
        placeholder="4×9 이웃 아님"
        autoComplete="off"
        value={typed}
        onValueChange={(value) => {
          setTyped(value);
          setProblem(undefined);
        }}
        error={problem}
        hint="3 앞 1줄 · 12+15 같은 모둠 · 4×9 짝 아님 · 눈: 3, 8"
        fieldSize="normal"
      />
      {typed.trim() !== "" && read.ok && (
        <span className="flex flex-wrap gap-1">
          {read.value.map((rule, at) => (
            <Chip key={at} tone="brand" wraps>
              {toNamedRuleWords(rule, studentNamer(store))}
            </Chip>
          ))}
        </span>
      )}
      <div className="flex items-end gap-2">
        <TextField
          label="이유"
          placeholder="안 적어도 돼요"
          autoComplete="off"
          most={LONGEST_SEAT_REASON_CHARACTERS}
          value={reason}
          onValueChange={setReason}
          fieldSize="dense"
          className="flex-1"
        />
        <Button type="submit" variant="weak">
          규칙 추가
        </Button>
      </div>
      <TextField
        label="키가 큰 학생"
        placeholder="12, 20"
        hint={tall.say || "「눈」 규칙의 학생 바로 앞에는 앉지 않아요."}
        autoComplete="off"
        value={tallTyped}
        onValueChange={(value) => commands.saveTall(value, students)}
        fieldSize="dense"
      />
    </Form>
  );
}
