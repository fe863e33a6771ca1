import { readFileSync } from "node:fs";
import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import type { CapsuleKeysReply, CapsuleReply } from "@damim/domain/time-capsule/capsule-reply.ts";
import { toOpensAt } from "@damim/domain/time-capsule/capsule-time.ts";
import { toBoxAad, type CapsuleBox } from "@damim/domain/time-capsule/capsule.ts";
import { describe, expect, it } from "vitest";
import { readJson, readRefusal } from "../testing/build-teacher.ts";
import { openBox } from "../testing/capsule-boxes.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { deriveLetterKey, sealToKey } from "../base/letter-key.ts";
import { serverOfAll, teacherOfAll } from "../testing/server-of-tests.ts";

const DAY_MS = 86_400_000;
const CAPSULE = "019aa0c4-0000-7000-8000-000000000001";
const LETTER = "019aa0c4-0000-7000-8000-000000000002";

const LETTER_AAD = toBoxAad({ capsule: CAPSULE, letter: LETTER, kind: "capsuleLetter" });

const golden = (
  JSON.parse(
    readFileSync(
      new URL("../../../../packages/domain/src/time-capsule/golden-capsules.json", import.meta.url),
      "utf8",
    ),
  ) as {
    readonly capsules: {
      readonly box: {
        readonly privateKey: { readonly d: string };
        readonly aad: string;
        readonly box: CapsuleBox;
        readonly text: string;
      };
    };
  }
).capsules.box; // ours

let count = 0;
function buildOp(id: string, set: Record<string, unknown>, at = Date.now() - DAY_MS): Op {
  count += 1;
  return { n: count, kind: "capsuleLetter", id, set, at: toStamp(at, count, "d1") };
}

it("derives the key of the golden letter, and of no other", async () => {
  const { privateKey, aad, box, text } = golden;
  const key = deriveLetterKey(privateKey.d, { ephemeral: box.e, aad }) ?? "";

  expect(await openBox(box, key, aad)).toBe(text);
  await expect(openBox(box, key, aad.replace("0002", "0003"))).rejects.toThrow();
  expect(deriveLetterKey(privateKey.d, { ephemeral: "A".repeat(87), aad })).toBeUndefined();
});

describe.each(DATABASE_KINDS)("a time capsule on %s", (kind) => {
  const server = serverOfAll(kind, { isClockStill: true });
  const teacher = teacherOfAll(server);
  const other = teacherOfAll(server);

  const today = toSeoulDay(Date.now());
  const on = (days: number): number => toOpensAt(addDays(today, days));
  const ask = (who = teacher) => who.fetch(`api/capsules/${CAPSULE}/keys`);

  it("keeps its letters from everybody until its day, by the server's clock alone", async () => {
    expect((await teacher.post("api/capsules", { id: CAPSULE, opensAt: on(0) })).status).toBe(400);
    expect((await teacher.post("api/capsules", { id: CAPSULE, opensAt: on(9) + 1 })).status).toBe(
      400,
    );
    const made = await readJson<CapsuleReply>(
      await teacher.post("api/capsules", { id: CAPSULE, opensAt: on(9) }),
    );
    const again = await teacher.post("api/capsules", { id: CAPSULE, opensAt: on(9) });
    expect(await readJson<CapsuleReply>(again)).toEqual(made);
    const stolen = await other.post("api/capsules", { id: CAPSULE, opensAt: on(9) });
    expect(stolen.status).toBe(404);
    const [stored] = await server.database.queries.selectFrom("capsules").selectAll().execute();
    expect(stored?.public_key).toBe(made.publicKey);
    // 12 bytes, tag, 43 letters of the private half.
    expect(Buffer.from(stored?.sealed ?? "", "base64url")).toHaveLength(12 + 16 + 43);

    const box = sealToKey("비밀 이야기", { publicKey: made.publicKey, aad: LETTER_AAD });
    const letter = { [DEAD]: false, capsule: CAPSULE, number: 3, box };
    const scope = profileScope(teacher.uid);
    const pushed = await teacher.push(scope, [buildOp(LETTER, letter)]);
    expect(pushed.results).toEqual([{ n: count }]);
    const changed = await teacher.push(scope, [
      buildOp(LETTER, { box: { ...box, c: "A".repeat(30) } }, Date.now()),
      buildOp("019aa0c4-0000-7000-8000-000000000009", { ...letter, text: "비밀 이야기" }),
    ]);
    expect(changed.results.map(({ refusal }) => refusal)).toMatchObject([
      { type: "denied", detail: "sealed" },
      { type: "invalid" },
    ]);

    const move = async (to: number) => teacher.post(`api/capsules/${CAPSULE}`, { opensAt: to });
    expect(await readRefusal(await move(on(8)))).toBe("only-later");
    expect((await move(on(10))).status).toBe(200);
    const early = await ask();
    expect(early.status).toBe(425);
    expect(await early.json()).toMatchObject({ error: { type: "too-early" }, opensAt: on(10) });
    expect((await ask(other)).status).toBe(404);

    server.moveClock(on(10) - Date.now() + DAY_MS);
    expect((await ask(other)).status).toBe(404);
    expect(await readRefusal(await move(on(30)))).toBe("opened");
    const { keys } = await readJson<CapsuleKeysReply>(await ask());
    expect(await openBox(box, keys[LETTER] ?? "", LETTER_AAD)).toBe("비밀 이야기");
  });

  it("opens by the server's clock, also where something was stamped after that", async () => {
    // Somebody wrote two days after the opening; then the clock went back to half a day after it.
    server.moveClock(2 * DAY_MS);
    const op = buildOp("x", { [DEAD]: true }, on(10) + 2 * DAY_MS);
    await teacher.push(profileScope(teacher.uid), [op]);
    server.moveClock(-2.5 * DAY_MS);

    expect((await ask()).status).toBe(200);
    server.moveClock(3 * DAY_MS);
    expect((await ask()).status).toBe(200);
  });

  it("gives keys thirty times a minute, and holds twenty capsules a teacher", async () => {
    const statuses = [];
    for (let tries = 0; tries < 31; tries += 1) statuses.push((await ask(other)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);

    const make = (n: number) =>
      other.post("api/capsules", {
        id: `019aa0c4-0000-7000-8000-0000000001${String(n).padStart(2, "0")}`,
        opensAt: on(60),
      });
    for (let n = 0; n < 20; n += 1) expect((await make(n)).status).toBe(200);
    expect(await readRefusal(await make(20))).toBe("TooManyCapsules");
  });
});
