import { carryFindings } from "@damim/domain/individual-record/lint/carry-findings.ts";
import type { Finding } from "@damim/domain/individual-record/lint/lint-record.ts";
import {
  forgetOkRules,
  listOkRules,
  okRule,
} from "@damim/domain/individual-record/lint/ok-rules.ts";
import type { ListText } from "@damim/domain/individual-record/list-memo.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { useLint } from "../../../kit/lint/use-lint.ts";
import { createListCommands } from "./list-commands.ts";
import type { KeptMemo } from "./use-lists.ts";

const REST_MS = 800;
const nothing: { readonly text?: string; readonly findings: readonly Finding[] } = { findings: [] };

/** What is to be looked at in a text, without what the teacher has said 「괜찮아요」 to in it. */
export interface TextLint {
  readonly open: readonly Finding[];
  readonly passedCount: number;
  readonly pass: (finding: Finding) => void;
  readonly showPassed: () => void;
}

/**
 * The lint of one text: at once when it is opened, then when nothing was typed for a moment. Until then the earlier
 * findings stay at their words.
 */
export function useTextLint(of: {
  readonly store: Store;
  readonly memo: KeptMemo;
  readonly student: RosterStudent;
  readonly pupils: readonly RosterStudent[];
  readonly row: ListText | undefined;
  readonly text: string;
}): TextLint {
  const { store, memo, student, pupils, row, text } = of;
  const commands = useCommands(createListCommands, store);
  const lint = useLint();
  const [seen, setSeen] = useState(nothing);
  const item = memo.item ?? null;
  const look = useEffectEvent(() => {
    const whole = text.normalize("NFC");
    if (lint)
      setSeen({ text: whole, findings: lint(whole, { item, roster: pupils, own: student }) });
  });
  const waitMs = seen.text === undefined ? 0 : REST_MS;
  const names = pupils.map(({ number, name }) => `${number} ${name}`).join();
  useEffect(() => {
    const timer = setTimeout(() => look(), waitMs);
    return () => clearTimeout(timer);
  }, [text, item, names, lint, waitMs]);
  const findings = carryFindings(seen.findings, seen.text ?? "", text);
  const okRules = listOkRules(row);
  // Up to 0.7.0 a tick was for all words of its rule.
  const open = findings.filter(({ rule, ok }) => !okRules.includes(ok) && !okRules.includes(rule));
  const place = { memoId: memo.id, studentId: student.id };
  return {
    open,
    passedCount: findings.length - open.length,
    pass: ({ ok, title }) =>
      commands.passFindings(place, () => okRule(ok), `괜찮다고 했어요: ${title}`),
    showPassed: () => commands.passFindings(place, forgetOkRules, "괜찮다고 한 것을 다시 보여요"),
  };
}
