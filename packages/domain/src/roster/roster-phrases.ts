import type { Change } from "@damim/sync/change.ts";
import type {
  ActReading,
  CaptureAct,
  CapturePhrases,
  WhatPart,
} from "../capture/capture-phrase.ts";
import {
  departureLabels,
  LONGEST_DEPARTURE_MEMO,
  type DepartureKind,
} from "../student/departure.ts";
import { leaveClass } from "./leave-class.ts";
import { LONGEST_TAG_CHARACTERS } from "../student/student-facts.ts";
import { studentKind, type RosterStudent } from "../student/student.ts";

/** 기타 is a word of attendance; it is said in the roster alone. */
const saidKinds = (Object.keys(departureLabels) as DepartureKind[]).filter(
  (kind) => kind !== "other",
);
const negation = /^(?:아님|아니에요|취소|취소함|빼기|삭제|지우기|지움|없앰|안함)$/;

/**
 * The phrases of the roster: 「12 전출」 (until today, or until the day that is said), 「3 태그 우유」, 「5 메모
 * 안경을 새로 맞췄어요」. What takes something away is done on the roster, where it can be seen.
 */
export const rosterPhrases: CapturePhrases = {
  heads: new RegExp(
    `(?:${saidKinds.map((kind) => departureLabels[kind]).join("|")})(?:함|했어요|해요)?|태그|메모`,
  ),
  read(parts) {
    const [head, ...others] = parts.filter(({ type }) => type === "head");
    if (!head) return { type: "none" };
    const kind = saidKinds.find((each) => head.text.startsWith(departureLabels[each]));
    const isOurs = kind !== undefined || head.text === "태그" || head.text === "메모";
    if (!isOurs) return { type: "none" };
    if (others.length > 0) {
      return refused("한 번에 하나씩 적어 주세요. 「3 태그 우유, 5 전출」처럼 쉼표로 나눠요.");
    }
    const words = toWords(parts);
    if (parts.some(({ type, text }) => type === "word" && negation.test(text))) {
      return refused("되돌리거나 지우는 일은 명단관리에서 해 주세요.");
    }
    if (kind) return readDeparture(kind, words);
    return head.text === "태그" ? readTag(words) : readMemo(words);
  },
};

function readDeparture(kind: DepartureKind, memo: string): ActReading {
  if (memo.length > LONGEST_DEPARTURE_MEMO) {
    return refused(`메모는 ${LONGEST_DEPARTURE_MEMO}자까지 적을 수 있어요. 줄여 주세요.`);
  }
  return {
    type: "act",
    act: {
      label: departureLabels[kind],
      ...(memo && { note: memo }),
      claims: ["gone"],
      isAboutOne: true,
      plan: (read, { students, days }) => {
        const day = days.at(-1);
        const rows = read(studentKind);
        return students.flatMap(({ id }) => {
          const student = rows.get(id);
          if (!student || !day) return [];
          return leaveClass({ ...student, id }, { day, kind, memo, isHidden: false });
        });
      },
    },
  };
}

function readTag(tag: string): ActReading {
  if (!tag) return refused("어떤 태그인지 적어 주세요. 「3 태그 우유」처럼 적어요.");
  if (tag.length > LONGEST_TAG_CHARACTERS) {
    return refused(`태그는 ${LONGEST_TAG_CHARACTERS}자까지 적을 수 있어요. 줄여 주세요.`);
  }
  const act: CaptureAct = {
    label: `태그 ${tag}`,
    claims: [`tag~${tag}`],
    plan: planEach(({ tags }) =>
      (tags ?? []).includes(tag) ? undefined : { tags: [...(tags ?? []), tag] },
    ),
  };
  return { type: "act", act };
}

/** A memo joins what is there; nothing is written over. */
function readMemo(memo: string): ActReading {
  if (!memo) return refused("메모할 말을 적어 주세요. 「5 메모 안경을 새로 맞췄어요」처럼 적어요.");
  const act: CaptureAct = {
    label: "메모",
    note: memo,
    claims: ["memo"],
    plan: planEach(({ note }) => ({ note: note ? `${note}\n${memo}` : memo })),
  };
  return { type: "act", act };
}

function planEach(
  change: (student: RosterStudent) => Change["set"] | undefined,
): CaptureAct["plan"] {
  return (read, { students }) => {
    const rows = read(studentKind);
    return students.flatMap(({ id }) => {
      const student = rows.get(id);
      const set = student && change({ ...student, id });
      return set ? [{ kind: studentKind.name, id, set }] : [];
    });
  };
}

function toWords(parts: readonly WhatPart[]): string {
  return parts
    .filter(({ type }) => type !== "head")
    .map(({ text }) => text)
    .join(" ")
    .trim();
}

function refused(sentence: string): ActReading {
  return { type: "refused", sentence };
}
