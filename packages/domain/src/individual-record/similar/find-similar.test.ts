import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toLetterSet, visitAlikePairs } from "./alike-pairs.ts";
import { findSimilar, toSimilarTitle } from "./find-similar.ts";
import { listSimilarHere } from "./similar-findings.ts";

const golden = JSON.parse(
  readFileSync(new URL("golden-similar.json", import.meta.url), "utf8"),
) as { readonly cases: readonly { a: string; b: string; jaccard: number; alike: boolean }[] };
const ofPupil = (studentId: string, text: string, memoId = "m1") => ({
  id: `${memoId}~${studentId}`,
  memoId,
  studentId,
  isDraft: false,
  text,
});
const shared = "모둠 실험에서 역할을 나누자고 먼저 말하고 친구의 실수를 웃으며 도와줌.";

/** By each pair of pieces, nothing left out. */
function measure(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((piece) => b.has(piece)).length;
  return common / (a.size + b.size - common);
}

describe("findSimilar", () => {
  it.each(golden.cases)("「$a」 and 「$b」: $alike", ({ a, b, jaccard, alike }) => {
    const [one, other] = [toLetterSet(a), toLetterSet(b)];
    if (one && other) expect(measure(one, other)).toBeCloseTo(jaccard, 3);
    expect(findSimilar([ofPupil("s1", a), ofPupil("s2", b)]).groups.length).toBe(alike ? 1 : 0);
  });

  it("misses no pair that comparing each with each finds, and finds no other", () => {
    const piece = fc.integer({ min: 0, max: 12 }).map((at) => `${at}`);
    const sets = fc.array(fc.uniqueArray(piece, { minLength: 1, maxLength: 13 }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(sets, (lists) => {
        const all = lists.map((list) => new Set(list));
        const found: string[] = [];
        visitAlikePairs(all, (later, earlier) => found.push(`${later} ${earlier}`));
        const wanted = all.flatMap((a, later) =>
          all.slice(0, later).flatMap((b, earlier) => {
            const common = a.size + b.size - new Set([...a, ...b]).size;
            // Without a fraction that binary figures round.
            return common * 5 >= (a.size + b.size - common) * 3 ? [`${later} ${earlier}`] : [];
          }),
        );
        expect(found.toSorted()).toEqual(wanted.toSorted());
      }),
      { numRuns: 500 },
    );
  });

  it("gathers what hangs together, most pupils first, and says how much it looked at", () => {
    const other = "수업 시간에 발표를 또박또박 하고 질문을 자주 하며 생각을 넓힘.";
    const found = findSimilar([
      ofPupil("s1", `${other} ${shared}`),
      ofPupil("s2", `${shared} 짧은 글임.`),
      ofPupil("s3", shared.replace("말하고", "제안하고")),
      ofPupil("s4", other),
      ofPupil("s5", " "),
    ]);
    expect(found.groups.map(toSimilarTitle)).toEqual(["3명이 비슷한 문장", "2명이 비슷한 문장"]);
    expect(found.groups[0]?.map(({ studentId }) => studentId)).toEqual(["s1", "s2", "s3"]);
    expect(found).toMatchObject({ textCount: 4, sentenceCount: 5 });
  });

  it("one pupil's sentence in two lists is none, twice in one text it is", () => {
    const again = ofPupil("s1", shared, "m2");
    expect(findSimilar([ofPupil("s1", shared), again]).groups).toEqual([]);
    const { groups } = findSimilar([ofPupil("s1", `${shared} ${shared}`)]);
    expect(groups.map(toSimilarTitle)).toEqual(["한 글에 2번 쓴 문장"]);
  });

  it("is a finding at its place in a text, and none once the sentence was changed", () => {
    const { groups } = findSimilar([ofPupil("s1", `성실함. ${shared}`), ofPupil("s2", shared)]);
    const look = (text: string) => listSimilarHere(groups, "m1~s1", text);
    const text = `참 성실함. ${shared}`;
    expect(look(text)[0]?.finding).toMatchObject({ title: "2명이 비슷한 문장", at: 7 });
    expect(text.slice(look(text)[0]?.finding.at, look(text)[0]?.finding.end)).toBe(shared);
    expect(look(text.replace("먼저", ""))).toEqual([]);
    expect(listSimilarHere(groups, "m1~s3", text)).toEqual([]);
  });
});
