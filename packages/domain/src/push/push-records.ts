import type { RowOf } from "../record/field.ts";
import { clock, flag, own } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import { record } from "../record/record.ts";
import { pushRulesKind, toQuietTime, waitsInLessons } from "./push-rules.ts";
import { pushSourceWords, SWITCHED_SOURCES } from "./push-source.ts";
import { pushTokensKind, readSavedToken } from "./push-tokens.ts";

/** What was never said is on. */
const onUnless = (label: string) => ({
  ...flag(),
  label,
  say: (value: unknown) => (value === false ? "끔" : "켬"),
});
const quiet = (label: string, end: "from" | "to") => ({
  ...maybe(clock(label, { unclear: "" })),
  say: (value: unknown) => (typeof value === "string" ? value : toQuietTime(undefined)[end]),
});

const ruleFields = {
  alarm: onUnless(pushSourceWords.alarm),
  task: onUnless(pushSourceWords.task),
  booking: onUnless(pushSourceWords.booking),
  family: onUnless(pushSourceWords.family),
  notice: onUnless(pushSourceWords.notice),
  survey: onUnless(pushSourceWords.survey),
  quietFrom: quiet("조용한 시간 시작", "from"),
  quietTo: quiet("조용한 시간 끝", "to"),
  waitsInLessons: onUnless("종 칠 때 모아 받기"),
};

/** What a teacher chose of 알림, on all her devices: id `one`. What is not said is as at the start. */
export type PushRules = RowOf<typeof ruleFields>;

export const pushRules = record({
  kind: pushRulesKind,
  scope: "profile",
  topics: ["push"],
  // Switches, which show what stands.
  hasNoHistory: true,
  sort: "알림 설정",
  subject: () => "알림 설정",
  fields: ruleFields,
  columns: [
    ["조용한 시간", 16, (rules) => Object.values(toQuietTime(rules)).join("–")],
    ["종 칠 때 모아 받기", 18, (rules) => (waitsInLessons(rules) ? "예" : "아니요")],
    [
      "끈 알림",
      30,
      (rules) =>
        SWITCHED_SOURCES.filter((source) => rules[source] === false)
          .map((source) => pushSourceWords[source])
          .join(", "),
    ],
  ],
  trash: { isLeftOut: true },
});

const tokenFields = {
  /** `YYYY-MM-DD***token`, as `keepTokens` keeps them: the four others and its own. One value. */
  fcmToken_data: own<readonly string[]>(
    {
      type: "list",
      most: 5,
      of: {
        type: "rule",
        takes: (text) => typeof text === "string" && readSavedToken(text) !== undefined,
        such: ["2026-11-23***abcdefghijklmnopqrstuv"],
      },
    },
    { label: "기기", say: (list) => `${list.length}대` },
  ),
};

/** Which devices of a teacher's hear by push; the server alone writes it (spec 15 §1). The id is `fcmToken`. */
export type PushTokens = RowOf<typeof tokenFields>;

/** On which day each device that hears by push was last opened. The address is not told. */
const sheet: RecordSheet = {
  name: "알림 받는 기기",
  columns: [{ head: "마지막으로 연 날", width: 16 }],
  toLines: (rows) =>
    rows
      .list(pushTokensKind)
      .flatMap(({ fcmToken_data: list }) => list.map((text) => [readSavedToken(text)?.day ?? ""])),
};

export const pushTokens = record({
  kind: pushTokensKind,
  scope: "profile",
  topics: ["push"],
  // The server alone writes it.
  hasNoHistory: true,
  sort: "알림 받는 기기",
  subject: () => "알림 받는 기기",
  fields: tokenFields,
  sheets: [sheet],
  trash: { isLeftOut: true },
});
