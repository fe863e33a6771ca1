import type { ActReading, CapturePhrases } from "../capture/capture-phrase.ts";
import { readOneDay } from "../capture/one-day.ts";
import { givePoints } from "./give-points.ts";
import { LARGEST_POINT, LONGEST_POINT_REASON_CHARACTERS, sayPoints } from "./point.ts";

const AMOUNT = "[+-]?\\s*\\d{1,3}\\s*점?";

/** 「3 칭찬 2」, 「3,5 칭찬 1점 발표」, 「7 벌점 1」. Without an amount it asks. */
export const pointPhrases: CapturePhrases = {
  tellers: new RegExp(`(?:칭찬|상점|벌점)(?:\\s*(?:${AMOUNT})(?=[\\s,，、;.]|$))?`),
  read(parts, facts) {
    const teller = parts.find(({ type }) => type === "teller")?.text ?? "";
    const [, word, said] = /^(칭찬|상점|벌점)\s*(.*)$/u.exec(teller) ?? [];
    if (word === undefined) return { type: "none" };
    const words = parts
      .filter(({ type }) => type !== "teller")
      .map(({ text }) => text)
      .join(" ");
    // 「칭찬 발표 2점」
    const [, reason = words, behind] = /^(.*?)\s*(?<!\S)(\d{1,3})\s*점$/su.exec(words) ?? [];
    const amount = said || behind;
    if (!amount) {
      const options = [1, 2, 3].map((points) => ({
        label: `${word} ${points}점`,
        text: `${word} ${points}점 ${words}`.trim(),
      }));
      return { type: "options", options };
    }
    const points = Number(amount.replaceAll(/[\s점+]/gu, "")) * (word === "벌점" ? -1 : 1);
    if (points === 0 || Math.abs(points) > LARGEST_POINT)
      return refused(`점수는 1점부터 ${LARGEST_POINT}점까지 적을 수 있어요.`);
    const why = said ? words : reason;
    if (why.length > LONGEST_POINT_REASON_CHARACTERS)
      return refused(
        `이유는 ${LONGEST_POINT_REASON_CHARACTERS}자까지 적을 수 있어요. 줄여 주세요.`,
      );
    const day = readOneDay(facts);
    if (typeof day !== "string") return day;
    const event = { amount: points, reason: why || word, source: "capture" };
    return {
      type: "act",
      act: {
        label: `${word} ${sayPoints(points)}`,
        ...(why && { note: why }),
        claims: [],
        plan: (_, { students, newId }) =>
          givePoints(
            event,
            students.map(({ id }) => id),
            { day, newId },
          ),
      },
    };
  },
};

function refused(sentence: string): ActReading {
  return { type: "refused", sentence };
}
