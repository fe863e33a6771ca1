import type {
  ActReading,
  CaptureAct,
  CapturePhrases,
  WhatPart,
} from "../capture/capture-phrase.ts";
import {
  arriveAct,
  awaitAct,
  clearAct,
  ofRest,
  toMarkAct,
  type ListTold,
} from "./attendance-acts.ts";
import {
  attendanceKinds,
  attendanceReasons,
  attendanceSymbols,
  findCodeBySymbol,
  kindLabels,
  toCodeLabel,
  type AttendanceCode,
  type AttendanceKind,
  type AttendanceReason,
} from "./code/attendance-code.ts";
import { LONGEST_NOTE_CHARACTERS } from "./attendance-mark.ts";
import { findExplicitReason, findReasonsOfNote } from "./code/reason-words.ts";

const reason = "질병|병|미인정|무단|기타|출석\\s*인정|인정";
const kind = "결석|지각|조퇴|결과";
const ending = "(?:했어요|했습니다|했음|했다|하였음|이에요|예요|입니다|\\s*처리|함|임|으로|로)?";
const signs = attendanceKinds
  .flatMap((each) => attendanceReasons.map((of) => attendanceSymbols[each][of]))
  // X and = are typed for other things as well.
  .filter((sign) => sign !== "X" && sign !== "=")
  .concat("∞")
  .join("");
const arrived = "왔어요|왔습니다|왔음|등교했어요|등교함|등교|도착";
const awaited = "아직\\s*안\\s*(?:왔어요|왔습니다|왔음|옴)|아직|확인\\s*중";
const notCome = "안\\s*(?:왔어요|왔습니다|왔음|옴)";
const cleared = "출석(?:으로)?(?:\\s*바꾸기)?";

const heads = new RegExp(
  `(?:(?:${reason})\\s*)?(?:${kind})${ending}|(?:병결|공결|생결)${ending}|늦음|늦었어요|${awaited}|${notCome}|${arrived}|${cleared}|[${signs}]`,
);

/**
 * The phrases of attendance: 「질병 결석」, 「병결」, 「지각 병원」, 「결과 3-4교시」, 「왔어요」, 「아직 안 왔어요」,
 * 「출석」. A kind without a reason asks for it, unless the 사유 says it (병원, 늦잠, 체험학습).
 */
export const toAttendancePhrases = (listTold: ListTold): CapturePhrases => ({
  heads,
  read(all, facts) {
    const parts = all.map(toOwnPart);
    // 「신고서 받음」 alone is another feature's.
    if (all.length > 0 && all.every((part, at) => part.type === "head" && part !== parts[at]))
      return { type: "none" };
    const heads = parts.filter(({ type }) => type === "head").map(({ text }) => text);
    if (parts.some(({ type, text }) => type === "word" && negation.test(text)))
      return askAboutTaking(heads);
    const [head, ...others] = heads;
    if (head === undefined) return askAboutKind(parts);
    if (others.length > 0)
      return refused("한 번에 하나씩 적어 주세요. 「3 지각, 3 조퇴」처럼 쉼표로 나눠요.");
    return readHead(head.replaceAll(/\s/gu, ""), parts, (act) => ofRest(act, facts, listTold));
  },
});

const ownHead = new RegExp(`^(?:${heads.source})$`);

/** What names another feature's record is a word of the 사유 here: 「3 병결 진단서 제출」. */
function toOwnPart(part: WhatPart): WhatPart {
  return part.type === "head" && !ownHead.test(part.text) ? { ...part, type: "word" } : part;
}

const negation = /^(?:아님|아니에요|아니야|아닙니다|취소|취소함|지움|지우기|삭제|안함|안했어요)$/;

function readHead(
  head: string,
  parts: readonly WhatPart[],
  withRest: (act: CaptureAct) => CaptureAct,
): ActReading {
  if (matches(awaited, head)) return withoutNote(parts, awaitAct);
  if (matches(notCome, head)) {
    return toOptions([
      { label: "아직 안 왔어요", text: "아직 안 왔어요" },
      ...attendanceReasons.map((of) => toCodeOption({ kind: "absent", reason: of }, parts)),
    ]);
  }
  if (matches(arrived, head)) return withoutNote(parts, withRest(arriveAct));
  if (matches(cleared, head)) return withoutNote(parts, withRest(clearAct));
  const symbol = findCodeBySymbol(head);
  if (symbol) return readCode(symbol.kind, [symbol.reason], parts);
  if (head.startsWith("병결") && !head.startsWith("병결과"))
    return readCode("absent", ["illness"], parts);
  if (head.startsWith("공결") || head.startsWith("생결"))
    return readCode("absent", ["excused"], parts);
  if (head.startsWith("늦")) return readCode("late", [], parts);
  const found = new RegExp(`^(${reason})?(${kind})`).exec(head);
  const kindOfHead = attendanceKinds.find((each) => kindLabels[each] === found?.[2]);
  if (!kindOfHead) return { type: "none" };
  const said = findExplicitReason(found?.[1] ?? "");
  return readCode(kindOfHead, said ? [said] : [], parts);
}

function readCode(
  of: AttendanceKind,
  saidByHead: readonly AttendanceReason[],
  parts: readonly WhatPart[],
): ActReading {
  const apart = parts.flatMap(({ type, text }) =>
    type === "word" ? (findExplicitReason(text) ?? []) : [],
  );
  const said = [...new Set([...saidByHead, ...apart])];
  const reasons = said.length > 0 ? said : findReasonsOfNote(toNoteWords(parts));
  const [only, ...others] = reasons;
  if (!only || others.length > 0) {
    const open = reasons.length > 0 ? reasons : attendanceReasons;
    return toOptions(open.map((each) => toCodeOption({ kind: of, reason: each }, parts)));
  }
  return readMark({ kind: of, reason: only }, parts);
}

function readMark(code: AttendanceCode, parts: readonly WhatPart[]): ActReading {
  const note = toNote(code, parts);
  if (note.length > LONGEST_NOTE_CHARACTERS)
    return refused(`사유는 ${LONGEST_NOTE_CHARACTERS}자까지 적을 수 있어요. 줄여 주세요.`);
  const isMissed = code.kind === "classMissed";
  const periods = isMissed ? parts.flatMap((part) => part.periods ?? []) : [];
  if (isMissed && parts.some(({ type, text }) => type === "word" && text.includes("교시")))
    return refused("몇 교시인지 알 수 없어요. 「결과 3-4교시」처럼 적어 주세요.");
  return { type: "act", act: toMarkAct(code, note, [...new Set(periods)]) };
}

/** 「3 병원」: somebody is ill, but is it 결석 or 지각? Nothing of ours where no word says a reason. */
function askAboutKind(parts: readonly WhatPart[]): ActReading {
  const apart = parts.flatMap(({ type, text }) =>
    type === "word" ? (findExplicitReason(text) ?? []) : [],
  );
  const reasons = apart.length > 0 ? apart : findReasonsOfNote(toNoteWords(parts));
  if (reasons.length === 0) return { type: "none" };
  return toOptions(
    attendanceKinds.flatMap((of) =>
      reasons.map((each) => toCodeOption({ kind: of, reason: each }, parts)),
    ),
  );
}

/** 「3 지각 취소」 must never mark. */
function askAboutTaking(heads: readonly string[]): ActReading {
  if (heads.length === 0) return { type: "none" };
  return toOptions([{ label: "출석으로 바꾸기", text: "출석" }]);
}

function toCodeOption(code: AttendanceCode, parts: readonly WhatPart[]) {
  const kept = parts.filter(
    ({ type, text }) => type !== "head" && !(type === "word" && findExplicitReason(text)),
  );
  const rest = kept.map(({ type, text }) => (type === "literal" ? `(${text})` : text));
  return { label: toCodeLabel(code), text: [toCodeLabel(code), ...rest].join(" ") };
}

function toNoteWords(parts: readonly WhatPart[]): readonly string[] {
  return parts.flatMap(({ type, text }) => {
    if (type === "literal") return text.split(/\s+/);
    return type === "word" && !findExplicitReason(text) ? [text] : [];
  });
}

/** The rest of the words. Lessons are the mark's own only with 결과; elsewhere they are words. */
function toNote({ kind: of }: AttendanceCode, parts: readonly WhatPart[]): string {
  return parts
    .filter(({ type, text }) => {
      if (type === "word") return !findExplicitReason(text);
      return type === "literal" || (type === "periods" && of !== "classMissed");
    })
    .map(({ text }) => text)
    .join(" ");
}

/** 왔어요 and the like have no 사유: words beside them mean that something else was said. */
function withoutNote(parts: readonly WhatPart[], act: CaptureAct): ActReading {
  const isBare = parts.every(({ type }) => type === "head");
  return isBare
    ? { type: "act", act }
    : refused(`「${act.label}」에는 사유를 적을 수 없어요. 남는 말을 지워 주세요.`);
}

function toOptions(
  options: readonly { readonly label: string; readonly text: string }[],
): ActReading {
  return { type: "options", options };
}

function refused(sentence: string): ActReading {
  return { type: "refused", sentence };
}

function matches(pattern: string, text: string): boolean {
  return new RegExp(`^(?:${pattern.replaceAll("\\s*", "")})$`).test(text);
}
