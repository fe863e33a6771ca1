import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import type {
  CapsuleCardReply,
  CapsulePageReply,
  CapsuleReply,
} from "@damim/domain/time-capsule/capsule-reply.ts";
import type { HandoverPreview } from "@damim/domain/handover/handover.ts";
import { toOpensAt } from "@damim/domain/time-capsule/capsule-time.ts";
import { writeSealedFile } from "@damim/domain/time-capsule/letter-parts.ts";
import { toBoxAad, toCapsuleTarget } from "@damim/domain/time-capsule/capsule.ts";
import { toCardId } from "@damim/domain/time-capsule/capsule-pupil.ts";
import { describe, expect, it } from "vitest";
import { createUuidV7 } from "../base/uuid-v7.ts";
import { hashGuestKey } from "../links/guest-key.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { openBox } from "../testing/capsule-boxes.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfEach } from "../testing/server-of-tests.ts";
import { uploadFile } from "../testing/upload-file.ts";
import { createBringAlongJob } from "../handovers/bring-along-job.ts";
import { createEmptyCapsulesJob } from "./empty-capsules-job.ts";
import { sealToKey } from "../base/letter-key.ts";

const DAY_MS = 86_400_000;
const YEAR = 2026;
const NAMES = ["김하린", "남지호"];
const WORDS = "비밀 이야기. 구구단 다 외웠니?";

describe.each(DATABASE_KINDS)("a capsule behind its link on %s", (kind) => {
  const server = serverOfEach(kind, { isClockStill: true });
  let stamps = 0;
  const op = (ofKind: string, id: string, set: Record<string, unknown>): Op => {
    stamps += 1;
    const at = toStamp(Date.now() - DAY_MS, stamps, "d1");
    return { n: stamps, kind: ofKind, id, set: { [DEAD]: false, ...set }, at };
  };
  const keyOf = (number: number): string => `card-of-${number}`.padEnd(22, "x");

  async function openCapsule() {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const capsule = createUuidV7(Date.now());
    const opensAt = toOpensAt(addDays(toSeoulDay(Date.now()), 9));
    const made = await readJson<CapsuleReply>(
      await teacher.post("api/capsules", { id: capsule, opensAt }),
    );
    const scope = profileScope(teacher.uid);
    const { publicKey } = made;
    await teacher.push(scope, [
      op("capsule", capsule, { title: "2월의 나에게", opensAt, publicKey, year: YEAR }),
      ...NAMES.map((_, index) =>
        op("capsuleCard", toCardId({ capsule, number: index + 1 }), {
          capsule,
          number: index + 1,
          keyHash: hashGuestKey(keyOf(index + 1)),
        }),
      ),
    ]);
    await teacher.push(
      `t/${teacher.uid}/${YEAR}`,
      NAMES.map((name, index) => op("student", `s${index}`, { number: index + 1, name })),
    );
    const target = toCapsuleTarget(capsule, YEAR);
    const { links } = await readJson<{ links: { code: string; address: string }[] }>(
      await teacher.post("api/links", { kind: "capsule", target }),
    );
    const path = `api/capsule/${links[0]?.code}`;
    const phone = buildServerBrowser(server);
    const toLetter = (words = WORDS) => {
      const id = createUuidV7(Date.now());
      const aad = toBoxAad({ capsule, letter: id, kind: "capsuleLetter" });
      return { id, aad, sealed: { box: sealToKey(words, { publicKey, aad }) } };
    };
    const seal = (body: object) => phone.post(`${path}/letters`, body);
    const mine = async (number: number) =>
      readJson<CapsuleCardReply>(await phone.post(`${path}/mine`, { key: keyOf(number) }));
    const letters = async () =>
      (await teacher.push(scope, [])).rows.filter(
        ([ofKind, , data]) => ofKind === "capsuleLetter" && data,
      );
    const toPart = (words: string) => {
      const file = Buffer.from(writeSealedFile(Buffer.from(words))).toString("base64url");
      return { id: createUuidV7(Date.now()), iv: "i".repeat(16), file };
    };
    const known = { teacher, capsule, scope, made, opensAt, path, address: links[0]?.address };
    return { ...known, phone, toLetter, toPart, seal, mine, letters };
  }
  /** 다음 담임에게 넘기기 of one pupil of last year, up to where the receiver has taken it on. */
  async function giveTo(receiver: TestTeacher, teacher: TestTeacher, capsules: readonly string[]) {
    const year = workingSchoolYear(toSeoulDay(Date.now())) - 1;
    await teacher.push(`t/${teacher.uid}/${year}`, [
      op("student", "p1", { number: 1, name: "김" }),
    ]);
    await teacher.post("api/step-up", { password: teacher.password });
    const pupils = { pupils: [{ id: "p1" }], items: [], isAgreed: false };
    const wish = { year, to: receiver.email, ...pupils, capsules };
    const { id } = await readJson<{ id: string }>(await teacher.post("api/handovers", wish));
    const act = (name: string, body: object) => receiver.post(`api/handovers/${id}/${name}`, body);
    const { capsules: along } = await readJson<HandoverPreview>(await act("accept", {}));
    return { along, act };
  }
  const told = async (answer: Response) => {
    const { error } = (await answer.json()) as { error: { type: string } };
    return [answer.status, error.type];
  };

  it("takes a letter of everybody when the numbers were given out anew in between", async () => {
    const { teacher, toLetter, seal, letters } = await openCapsule();
    expect((await seal({ ...toLetter(), number: 1, name: NAMES[0] })).status).toBe(200);
    const renumbered = [2, 1].map((number, at) => op("student", `s${at}`, { number }));
    await teacher.push(`t/${teacher.uid}/${YEAR}`, renumbered);

    expect((await seal({ ...toLetter(), number: 1, name: NAMES[1] })).status).toBe(200);
    const again = { ...toLetter(), number: 2, name: NAMES[0] };
    expect((await told(await seal(again)))[0]).toBe(409);
    expect((await letters()).map(([, , data]) => data?.["student"])).toEqual(["s0", "s1"]);
  });

  it("tells its name and day and no pupil's; a letter comes in by number and name, once", async () => {
    const { path, phone, address, opensAt, made, toLetter, seal, letters } = await openCapsule();
    expect(address).toMatch(/\/damim\/capsule\/[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const page = await phone.fetch(path);
    const text = await page.clone().text();
    expect(await readJson<CapsulePageReply>(page)).toMatchObject({
      ...made,
      title: "2월의 나에게",
      opensAt,
      isForClass: true,
    });
    for (const name of NAMES) expect(text).not.toContain(name);

    const letter = { ...toLetter(), number: 1, name: "김 하린" };
    expect(await told(await seal({ ...letter, name: "남지호" }))).toEqual([422, "who"]);
    expect(await told(await seal({ ...letter, number: 7 }))).toEqual([422, "who"]);
    expect(await letters()).toEqual([]);
    expect((await seal(letter)).status).toBe(200);
    // Its answer got lost.
    expect((await seal(letter)).status).toBe(200);
    expect(await told(await seal({ ...letter, ...toLetter() }))).toEqual([409, "already"]);
    // In another's place, and instead of what lies there.
    const forged = { ...letter, number: 2, name: "남지호" };
    expect(await told(await seal(forged))).toEqual([409, "already"]);
    const stored = await letters();
    expect(stored.map(([, id, data]) => [id, data?.["number"], data?.["box"]])).toEqual([
      [letter.id, 1, letter.sealed.box],
    ]);
    expect(server.logLines.join("")).not.toContain("김 하린");
  });

  it("says of a box that no key opens that it is there, and of a card that lost a letter what it says of all", async () => {
    const { teacher, capsule, path, phone, opensAt, toLetter, seal, mine } = await openCapsule();
    const { id, sealed } = toLetter();
    const box = { ...sealed.box, e: "A".repeat(87) };
    expect((await seal({ id, sealed: { box }, key: keyOf(1) })).status).toBe(200);
    const cut = await phone.post(`${path}/mine`, { key: keyOf(1).slice(0, -1) });
    expect(await told(cut)).toEqual([404, "not-found"]);

    server.moveClock(opensAt - Date.now() + 60_000);
    expect((await mine(1)).letters).toEqual([{ id, box, files: [], key: "" }]);
    const answer = await teacher.fetch(`api/capsules/${capsule}/keys`);
    expect(await readJson(answer)).toEqual({ keys: { [id]: "" } });
  });

  it("gives a card the letter of its number alone, from its day on by the server's clock", async () => {
    const { opensAt, toLetter, seal, mine } = await openCapsule();
    const first = toLetter();
    expect((await seal({ ...first, key: keyOf(1) })).status).toBe(200);
    await seal({ ...toLetter("남의 편지"), number: 2, name: "남지호" });
    expect(await mine(1)).toEqual({ number: 1, isSealed: true, letters: [] });

    server.moveClock(opensAt - Date.now() - 60_000);
    expect((await mine(1)).letters).toEqual([]);
    server.moveClock(120_000);
    const { letters } = await mine(1);
    expect(letters.map(({ id }) => id)).toEqual([first.id]);
    const [opened] = letters;
    expect(await openBox(first.sealed.box, opened?.key ?? "", first.aad)).toBe(WORDS);
    expect(await told(await seal({ ...toLetter(), key: keyOf(2) }))).toEqual([409, "opened"]);
  });

  it("gives a letter back unread to its card", async () => {
    const { path, phone, toLetter, seal, mine, letters } = await openCapsule();
    await seal({ ...toLetter(), key: keyOf(1) });
    await seal({ ...toLetter(), key: keyOf(2) });
    const takeOut = (key: string) => phone.post(`${path}/mine/take-out`, { key });
    expect((await takeOut("z".repeat(22))).status).toBe(404);
    expect(await readJson(await takeOut(keyOf(1)))).toMatchObject({ isSealed: false });
    expect((await letters()).map(([, , data]) => data?.["number"])).toEqual([2]);
    expect((await seal({ ...toLetter(), key: keyOf(1) })).status).toBe(200);
    expect(await mine(1)).toMatchObject({ isSealed: true });
  });

  it("takes no letter for an account that stands still, and keeps none from its card", async () => {
    const { teacher, path, phone, opensAt, toLetter, seal, mine, letters } = await openCapsule();
    await seal({ ...toLetter(), key: keyOf(1) });
    await seal({ ...toLetter(), key: keyOf(2) });
    const isPaused = async () =>
      (await readJson<CapsulePageReply>(await phone.fetch(path))).isPaused;
    expect(await isPaused()).toBe(false);
    await server.database.queries
      .insertInto("suspensions")
      .values({ user_id: teacher.uid, until: opensAt + DAY_MS, reason: "시험" })
      .execute();
    // Said before a word is written.
    expect(await isPaused()).toBe(true);
    await phone.post(`${path}/mine/take-out`, { key: keyOf(2) });
    const late = { ...toLetter(), number: 2, name: "남지호" };
    expect(await told(await seal(late))).toEqual([403, "Suspended"]);
    expect(await letters()).toHaveLength(1);
    server.moveClock(opensAt - Date.now() + 60_000);
    expect((await mine(1)).letters).toHaveLength(1);
  });

  it("goes along when its class is handed over and comes back when that is undone, nothing lost either way", async () => {
    const { teacher, capsule, path, opensAt, phone, ...of } = await openCapsule();
    const { toLetter, toPart, seal, mine } = of;
    await seal({ ...toLetter(), key: keyOf(1), parts: [toPart("picture"), toPart("sound")] });
    await seal({ ...toLetter("둘째의 글"), key: keyOf(2) });
    const { queries } = server.database;
    const readAll = async (who: TestTeacher) => {
      const stored = (await who.push(profileScope(who.uid), [])).rows.filter(
        ([ofKind, , data]) => ofKind.startsWith("capsule") && data && !data[DEAD],
      );
      const files = queries.selectFrom("files").select("id").where("owner_id", "=", who.uid);
      const locks = queries.selectFrom("capsules").selectAll().where("owner_id", "=", who.uid);
      return {
        rows: Object.fromEntries(stored.map(([ofKind, id, data]) => [`${ofKind} ${id}`, data])),
        fileIds: (await files.execute()).map(({ id }) => id).toSorted(),
        locks: (await locks.execute()).map((lock) => ({ ...lock, owner_id: "" })),
      };
    };
    const before = await readAll(teacher);
    expect([Object.keys(before.rows).length, before.fileIds.length, before.locks.length]).toEqual([
      5, 2, 1,
    ]);
    const receiver = await buildTeacher(buildServerBrowser(server));
    const stranger = await buildTeacher(buildServerBrowser(server));
    const given = await giveTo(receiver, teacher, [capsule, createUuidV7(Date.now())]);
    const elsewhere = await giveTo(stranger, teacher, [capsule]);
    expect([given.along, elsewhere.along]).toEqual([["2월의 나에게"], ["2월의 나에게"]]);
    expect((await readAll(teacher)).rows).toEqual(before.rows);
    await receiver.post("api/step-up", { password: receiver.password });

    // Two devices at once; and another, to whom it was promised as well.
    await Promise.all([given.act("take", { picked: [0] }), given.act("take", { picked: [0] })]);
    await elsewhere.act("take", { picked: [0] });
    const there = await readAll(receiver);
    const key = `capsule ${capsule}`;
    expect(there).toEqual({
      ...before,
      rows: { ...before.rows, [key]: { ...before.rows[key], from: "다른 반" } },
    });
    for (const who of [teacher, stranger]) expect((await readAll(who)).rows).toEqual({});
    expect((await receiver.fetch(`api/capsules/${capsule}/keys`)).status).toBe(425);
    expect((await teacher.fetch(`api/capsules/${capsule}/keys`)).status).toBe(404);
    // Behind the same address: the roster of the class stays where it was.
    expect(await readJson(await phone.fetch(path))).toMatchObject({ isForClass: false, host: "" });
    const late = { ...toLetter(), number: 2, name: "남지호" };
    expect(await told(await seal(late))).toEqual([409, "cards-alone"]);
    expect((await mine(2)).isSealed).toBe(true);

    await given.act("undo", {});
    expect(await readAll(teacher)).toEqual(before);
    expect((await readAll(receiver)).rows).toEqual({});
    server.moveClock(opensAt - Date.now() + 60_000);
    expect((await mine(1)).letters[0]?.files).toHaveLength(2);
    expect((await mine(2)).letters).toHaveLength(1);
  });

  it("takes pictures and sound sealed with their letter, which its card alone gets, after the day, wherever it goes", async () => {
    const { teacher, capsule, scope, path, opensAt, phone, ...of } = await openCapsule();
    const { toLetter, toPart, seal } = of;
    const ask = async (part: { readonly id: string }, number: number) => {
      const answer = await phone.post(`${path}/mine/files/${part.id}`, { key: keyOf(number) });
      return answer.ok
        ? Buffer.from(await answer.arrayBuffer()).toString("base64url")
        : answer.status;
    };
    const [picture, sound] = [toPart("picture"), toPart("sound")];
    const letter = { ...toLetter(), key: keyOf(1), parts: [picture, sound] };
    const open = { ...picture, file: Buffer.from("\u0089PNG picture").toString("base64url") };
    const { queries } = server.database;
    const stored = () => queries.selectFrom("files").select(["id", "owner_id"]).execute();
    for (const parts of [[open], [picture, sound, toPart("3"), toPart("4")]])
      expect((await seal({ ...letter, parts })).status).toBe(400);
    expect(await told(await seal({ ...letter, parts: [picture, picture] }))).toEqual([
      409,
      "already",
    ]);
    expect(await stored()).toEqual([]);
    expect((await seal(letter)).status).toBe(200);
    // Its answer got lost; and one that names what lies there.
    expect((await seal(letter)).status).toBe(200);
    const other = { ...toLetter(), key: keyOf(2) };
    expect(await told(await seal({ ...other, parts: [picture] }))).toEqual([409, "already"]);
    expect((await seal({ ...other, parts: [toPart("2")] })).status).toBe(200);
    await phone.post(`${path}/mine/take-out`, { key: keyOf(2) });
    expect((await stored()).map(({ id }) => id).sort()).toEqual([picture.id, sound.id].sort());
    expect(await ask(picture, 1)).toBe(404);

    // Through a device of the teacher it may come after its letter.
    const late = toPart("late");
    const { id: lateId, sealed } = toLetter();
    const files = [{ id: late.id, iv: late.iv }];
    await teacher.push(scope, [
      op("capsuleLetter", lateId, { capsule, number: 2, ...sealed, files }),
    ]);
    const receiver = await buildTeacher(buildServerBrowser(server));
    const given = await giveTo(receiver, teacher, [capsule]);
    expect((await given.act("take", { picked: [0] })).status).toBe(200);
    server.moveClock(opensAt - Date.now() + 60_000);
    expect(await ask(picture, 1)).toBe(picture.file);
    expect(await ask(sound, 1)).toBe(sound.file);
    expect(await ask(picture, 2)).toBe(404);
    expect(await ask(late, 2)).toBe(404);

    await uploadFile(teacher, Buffer.from(late.file, "base64url"), { id: late.id, scope });
    await createBringAlongJob(server).run();
    expect(await ask(late, 2)).toBe(late.file);
    await createEmptyCapsulesJob({ ...server, now: () => opensAt + 91 * DAY_MS }).run();
    expect((await stored()).filter(({ owner_id: owner }) => owner === receiver.uid)).toEqual([]);
  });

  it("is told of at 60 days, kept a year more where that was asked, and emptied with its key and history", async () => {
    const { capsule, scope, opensAt, path, phone, toLetter, seal, mine } = await openCapsule();
    await seal({ ...toLetter(), key: keyOf(1) });
    await seal({ ...toLetter(), key: keyOf(2) });
    await phone.post(`${path}/mine/take-out`, { key: keyOf(2) });
    const { queries } = server.database;
    let clock = Date.now();
    const job = createEmptyCapsulesJob({ ...server, now: () => clock });
    const goTo = async (days: number): Promise<void> => {
      const next = opensAt + days * DAY_MS;
      server.moveClock(next - clock);
      clock = next;
      await job.run();
    };
    const onDay = async (days: number) => {
      await goTo(days);
      const told = await queries.selectFrom("deliveries").select("body").execute();
      return [told.length, (await mine(1)).isSealed];
    };
    expect(await onDay(59)).toEqual([0, true]);
    expect(await onDay(60)).toEqual([1, true]);
    expect(await onDay(61)).toEqual([1, true]);
    // 「1년 더」.
    const keepUntil = opensAt + 455 * DAY_MS;
    await server.writeScope(scope, (draft) => draft.write("capsule", capsule, { keepUntil }));
    expect(await onDay(91)).toEqual([1, true]);
    expect(await onDay(430)).toEqual([2, true]);
    await goTo(456);
    expect((await phone.fetch(path)).status).toBe(404);
    for (const table of ["capsules", "links", "history"] as const)
      expect(await queries.selectFrom(table).selectAll().execute(), table).toEqual([]);
    const left = queries.selectFrom("rows").select("id").where("scope", "=", scope);
    expect(await left.where("dead_at", "is", null).execute()).toEqual([]);
  });

  it("is emptied with its own links alone, whatever its id looks like", async () => {
    const { capsule, scope, path, opensAt, phone } = await openCapsule();
    const keepUntil = opensAt + 455 * DAY_MS;
    await server.writeScope(scope, (draft) => draft.write("capsule", capsule, { keepUntil }));
    const other = await buildTeacher(buildServerBrowser(server));
    for (const id of ["_".repeat(16), capsule.slice(-16)])
      expect((await other.post("api/capsules", { id, opensAt })).status).toBe(200);
    await createEmptyCapsulesJob({ ...server, now: () => opensAt + 91 * DAY_MS }).run();
    expect((await phone.fetch(path)).status).toBe(200);
  });

  it("says nothing of a capsule in which no letter lies", async () => {
    const { opensAt } = await openCapsule();
    const clock = opensAt + 61 * DAY_MS;
    await createEmptyCapsulesJob({ ...server, now: () => clock }).run();
    const told = await server.database.queries.selectFrom("deliveries").selectAll().execute();
    expect(told).toEqual([]);
  });

  it("is followed by letters that a device of its former owner sends late", async () => {
    const { teacher, capsule, scope, toLetter } = await openCapsule();
    const other = await buildTeacher(buildServerBrowser(server));
    // Before 0.9 it went by a code; one that was spent says whose it was.
    const { queries } = server.database;
    const at = { sealed: "", owner_id: teacher.uid, target_id: capsule, expires_at: 1 };
    const spent = { code_hash: `spent ${capsule}`, kind: "handOver", opened_at: null, ...at };
    await queries
      .insertInto("links")
      .values(spent as never)
      .execute();
    await queries.updateTable("capsules").set({ owner_id: other.uid }).execute();
    const { id, sealed } = toLetter();
    await teacher.push(scope, [op("capsuleLetter", id, { capsule, number: 2, ...sealed })]);
    // Nobody else's: whoever heard its id.
    const third = await buildTeacher(buildServerBrowser(server));
    await third.push(profileScope(third.uid), [
      op("capsuleLetter", createUuidV7(Date.now()), { capsule, number: 9, ...sealed }),
    ]);
    await createBringAlongJob(server).run();
    const rows = (await other.push(profileScope(other.uid), [])).rows;
    const letters = rows.filter(([ofKind]) => ofKind === "capsuleLetter");
    expect(letters.map(([, letterId]) => letterId)).toEqual([id]);
    expect((await teacher.push(scope, [])).rows.filter(([, , data]) => data)).toEqual([]);

    // Nothing else comes: no letter that was taken out here, no card with another key, no file that is no letter's.
    const own = await uploadFile(teacher, Buffer.from("%PDF-1.7 of its former owner"));
    const [naming, card] = [toLetter(), toCardId({ capsule, number: 5 })];
    const files = [{ id: own.id, iv: "i".repeat(16) }];
    await server.writeScope(profileScope(other.uid), (draft) => draft.remove("capsuleLetter", id));
    await other.push(profileScope(other.uid), [
      op("capsuleLetter", naming.id, { capsule, number: 1, ...naming.sealed, files }),
    ]);
    await teacher.push(scope, [
      op("capsuleLetter", id, { capsule, number: 2, ...sealed }),
      op("capsuleCard", card, { capsule, number: 5, keyHash: hashGuestKey("mine") }),
    ]);
    await createBringAlongJob(server).run();
    const alive = (await other.push(profileScope(other.uid), [])).rows.filter(([, , row]) => row);
    const ids = alive.map(([, rowId]) => rowId);
    expect([ids.includes(naming.id), ids.includes(id), ids.includes(card)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await other.fetch(`api/files/${own.id}/content`)).status).toBe(404);
  });
});
