import { numberPatterns } from "./number-patterns.ts";
import { findFolded, findPersonalParts } from "./personal-parts.ts";
import type { VeilLabel } from "./veil-table.ts";

const links = /(?:https?:\/\/|www\.)[\w\-./?=&%#:~+@!$*;]+/giu;

/** Telephones, mails, links and 주민등록번호 of a text (NFC), and by which label each is hidden. */
export function findContacts(
  text: string,
): readonly { readonly at: number; readonly word: string; readonly label: VeilLabel }[] {
  const labels = {
    phone: "전화",
    email: "메일",
    residentNumber: "번호",
    classNumber: "번호",
  } as const;
  const found = [
    ...Array.from(text.matchAll(links), ({ 0: word, index }) => ({
      at: index,
      word,
      label: "링크" as const,
    })),
    ...findPersonalParts(text).flatMap(({ kind, at, word }) =>
      // 「3학년 2반 3번」 is somebody of the list, or nobody.
      kind === "classNumber" && word.includes("학년") ? [] : [{ at, word, label: labels[kind] }],
    ),
    ...findFolded(text, numberPatterns.line).map((each) => ({ ...each, label: "전화" as const })),
  ];
  return found.filter(
    ({ at }, index) =>
      !found.slice(0, index).some((other) => at >= other.at && at < other.at + other.word.length),
  );
}
