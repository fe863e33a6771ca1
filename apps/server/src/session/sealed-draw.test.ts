import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { writeTerms } from "@damim/domain/draw/draw-terms.ts";
import { toDrawId, toDrawTurnId } from "@damim/domain/draw/draw.ts";
import { writeDraw } from "@damim/domain/draw/write-draw.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { describe, expect, it } from "vitest";
import { buildServerBrowser, buildTeacher } from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfAll } from "../testing/server-of-tests.ts";

describe.each(DATABASE_KINDS)("a sealed draw on %s", (kind) => {
  const server = serverOfAll(kind);

  it("keeps terms, seed and the number that was called first, whoever says otherwise", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const today = toSeoulDay(Date.now());
    const scope = yearScope(teacher.uid, recordSchoolYear(today));
    const id = toDrawId({ day: today, uuid: "019aa0c4-0000-7000-8000-000000000001" });
    const terms = writeTerms({ kind: "turns", who: [3, 5, 8] });
    const start = Date.now() - 60_000;
    let count = 0;
    const op = (set: Op["set"]): Op => {
      count += 1;
      return { n: count, kind: "draw", id, set, at: toStamp(start + count, count, "d1") };
    };
    const ask = async (...sets: readonly Op["set"][]) => {
      const { results } = await teacher.push(scope, sets.map(op));
      return results.map(({ refusal }) => refusal);
    };
    const fixed = { type: "denied", detail: "draw-fixed" };
    const { set } = writeDraw(id, { terms, seed: "7e".repeat(32), members: ["s3", "s5", "s8"] });

    expect(await ask({ ...set, [DEAD]: false }, { number: "742" })).toEqual([undefined, undefined]);
    expect(
      await ask(
        { number: "743" },
        { number: null },
        { seed: "00".repeat(32) },
        { terms: writeTerms({ kind: "turns", who: [3, 5] }) },
        { members: ["s5", "s3", "s8"] },
        { number: "742", revealed: start },
      ),
    ).toEqual([fixed, fixed, fixed, fixed, fixed, undefined]);
    expect(await ask({ revealed: null }, { number: "7" })).toEqual([fixed, fixed]);
    const turn = (place: number, at: number): Op => ({
      ...op({ at, [DEAD]: false }),
      kind: "drawTurn",
      id: toDrawTurnId(id, place),
    });
    // Opened before by a device that was away, and after by one that knows the seed.
    const { results } = await teacher.push(scope, [turn(0, start - 1), turn(1, start + 1)]);
    expect(results.map(({ refusal }) => refusal)).toEqual([
      undefined,
      { type: "denied", detail: "draw-opened" },
    ]);
    const late = turn(2, start + 1);
    const told = { ...late, stamps: { at: late.at, [DEAD]: late.at } };
    const again = await teacher.push(scope, [told]);
    expect(again.results[0]?.refusal).toMatchObject({ detail: "draw-opened" });
    expect(await ask({ [DEAD]: true }, { ...set, [DEAD]: false, revealed: null })).toEqual([
      fixed,
      fixed,
    ]);
  });
});
