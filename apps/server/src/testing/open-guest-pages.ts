import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { findNextOpenDay } from "@damim/domain/attendance/open-days.ts";
import { plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import type { CapsuleReply } from "@damim/domain/time-capsule/capsule-reply.ts";
import { toOpensAt } from "@damim/domain/time-capsule/capsule-time.ts";
import { toBoxAad, toCapsuleTarget } from "@damim/domain/time-capsule/capsule.ts";
import { toCardId } from "@damim/domain/time-capsule/capsule-pupil.ts";
import { writeSealedFile } from "@damim/domain/time-capsule/letter-parts.ts";
import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import { hashGuestKey } from "../links/guest-key.ts";
import { buildRoom, toKey } from "./build-pad-room.ts";
import { buildServerBrowser, buildTeacher, readJson } from "./build-teacher.ts";
import type { TestServer } from "./build-test-server.ts";
import { sealToKey } from "../base/letter-key.ts";

const NAMES = ["김가온", "이나래", "박다솜"];
const TIMES = ["14:40", "15:00", "15:20"];

/**
 * A teacher with every page that guests open: a booking, a board, a capsule, a calendar, a pad room, a survey. Each pupil
 * (1, 2, 3) has what a guest sends who is right.
 */
export async function openGuestPages(server: TestServer) {
  let stamps = 0;
  const op = (kind: string, id: string, set: Record<string, unknown>): Op => {
    stamps += 1;
    const at = toStamp(Date.now() - 60_000, stamps, "d1");
    return { n: stamps, kind, id, set: { [DEAD]: false, ...set }, at };
  };
  const teacher = await buildTeacher(buildServerBrowser(server));
  const day = addDays(toSeoulDay(Date.now()), 9);
  const year = recordSchoolYear(day);
  const capsule = createUuidV7(Date.now());
  const opensAt = toOpensAt(day);
  const { publicKey } = await readJson<CapsuleReply>(
    await teacher.post("api/capsules", { id: capsule, opensAt }),
  );
  const keyOf = (pupil: number): string => `key-of-${pupil}`.padEnd(22, "x");
  await teacher.push(profileScope(teacher.uid), [
    op("capsule", capsule, { title: "2월의 나에게", opensAt, publicKey, year }),
    ...NAMES.map((_, index) =>
      op("capsuleCard", toCardId({ capsule, number: index + 1 }), {
        capsule,
        number: index + 1,
        keyHash: hashGuestKey(keyOf(index + 1)),
      }),
    ),
  ]);
  const plan = {
    title: "2학기 상담",
    ways: ["face"],
    minutes: 20,
    gap: 0,
    hours: [{ day, from: "14:40", to: "15:40", isOpen: true }],
    closesHoursBefore: 18,
    confirm: "teacher",
    state: "open",
  };
  const scope = yearScope(teacher.uid, year);
  await teacher.push(scope, [op("bookingPlan", "p", plan)]);
  const told = findNextOpenDay(plainCalendar, toSeoulDay(Date.now()));
  const toldYear = recordSchoolYear(told);
  const classScope = yearScope(teacher.uid, toldYear);
  const pushPupils = async (pupils: readonly { id: string; number: number; name: string }[]) => {
    for (const each of new Set([scope, classScope]))
      await teacher.push(
        each,
        pupils.map(({ id, ...pupil }) => op("student", id, pupil)),
      );
  };
  await pushPupils(NAMES.map((name, at) => ({ id: `s${at + 1}`, number: at + 1, name })));
  const { to: endsOn } = toSchoolYearSpan(toldYear);
  await teacher.push(classScope, [op("familyPage", "one", { since: told, endsOn })]);
  const codes: Record<string, string> = {};
  for (const [kind, target] of [
    ["book", `${year}~p`],
    ["board", String(year)],
    ["class", String(toldYear)],
    ["capsule", toCapsuleTarget(capsule, year)],
    ["ical", "events"],
  ] as const) {
    const made = await teacher.post("api/links", { kind, target });
    const { links } = await readJson<{ links: { kind: string; address: string }[] }>(made);
    codes[kind] =
      links
        .find((each) => each.kind === kind)
        ?.address.split("/")
        .at(-1) ?? "";
  }
  const questions = [{ id: "q1", head: "요즘 어때요?", type: "scale" }] as const;
  const survey = await buildRoom(teacher, {
    room: { board: "survey", names: "hidden", questions, closesAt: Date.now() + 86_400_000 },
  });
  const room = await buildRoom(teacher);
  const { code } = await readJson<PadRoomEntry>(
    await teacher.post(`api/pad/rooms/${room.roomId}/code`, {}),
  );
  const toPupil = (pupil: number) => ({ number: pupil, name: NAMES[pupil - 1] ?? "" });
  const toReport = (pupil: number) => ({ key: keyOf(pupil), day: told, type: "absent" });
  const pictures = NAMES.map(() => createUuidV7(Date.now()));
  const pictureOf = (pupil: number): string => pictures[pupil - 1] ?? "";
  const file = Buffer.from(writeSealedFile(Buffer.from("picture"))).toString("base64url");
  return {
    teacher,
    room,
    survey,
    codes: {
      book: codes["book"] ?? "",
      board: codes["board"] ?? "",
      capsule: codes["capsule"] ?? "",
      class: codes["class"] ?? "",
      /** With `.ics`. */
      ical: codes["ical"] ?? "",
      room: lastPart(room),
      answer: lastPart(survey),
    },
    keyOf,
    pictureOf,
    roomKey: toKey(room),
    spoken: code?.text ?? "",
    claimOf: (pupil: number) => ({
      key: keyOf(pupil),
      day,
      time: TIMES[pupil - 1],
      ...toPupil(pupil),
      way: "face",
      guardian: "보호자",
    }),
    letterOf: (pupil: number) => {
      const id = createUuidV7(Date.now());
      const aad = toBoxAad({ capsule, letter: id, kind: "capsuleLetter" });
      const box = sealToKey("편지", { publicKey, aad });
      const parts = [{ id: pictureOf(pupil), iv: "i".repeat(16), file }];
      return { id, sealed: { box }, parts, ...toPupil(pupil) };
    },
    reportOf: (pupil: number) => ({ ...toReport(pupil), reason: "sick", ...toPupil(pupil) }),
    takeBackOf: (pupil: number) => toReport(pupil),
    /** To the time of the next pupil. */
    moveOf: (pupil: number) => ({ key: keyOf(pupil), day, time: TIMES[pupil % TIMES.length] }),
    /** Somebody in the class has the number and the name of pupil 3, too. */
    addTwin: () => pushPupils([{ id: "s4", ...toPupil(3) }]),
    /** The teacher takes no more; board, capsule and survey wait for their day. */
    async close(): Promise<void> {
      await teacher.push(scope, [op("bookingPlan", "p", { ...plan, state: "closed" })]);
      await teacher.push(classScope, [op("familyPage", "one", { [DEAD]: true })]);
      await teacher.post(`api/pad/rooms/${room.roomId}/close`, {});
    },
    async end(): Promise<void> {
      const { links } = await readJson<{ links: { id: string }[] }>(
        await teacher.fetch("api/links"),
      );
      const all = [
        ...links.map(({ id }) => `api/links/${id}`),
        ...[room, survey].map(({ roomId }) => `api/pad/rooms/${roomId}`),
      ];
      for (const path of all) await teacher.fetch(path, { method: "DELETE" });
    },
  };
}

export type GuestPages = Awaited<ReturnType<typeof openGuestPages>>;

function lastPart({ shortLink }: PadRoomEntry): string {
  return shortLink.split("/").at(-1) ?? "";
}
