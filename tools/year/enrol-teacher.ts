import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { FeatureAct } from "../../apps/web/src/kit/act/feature-act.ts";
import { createDice } from "../../apps/web/src/testing/throw-dice.ts";
import { buildTeacher, PASSWORD } from "../../apps/server/src/testing/build-teacher.ts";
import { readRelease } from "../../apps/server/src/testing/open-released.ts";
import { buildDevice } from "./device.ts";
import { createTeacherGuests } from "./guests/teacher-guests.ts";
import { openLine } from "./line.ts";
import { findRecordWay, findSchoolPlace } from "./school.ts";
import { createTeacher, type LivedTeacher } from "./teacher.ts";
import type { World } from "./world.ts";

const names = ["laptop", "board", "phone"];

/** The PC at the board. */
const isShared = (place: number): boolean => place === 1;

/** A teacher signs up, signs in on her other devices and enters what a year begins with. */
export async function enrolTeacher(world: World, at: number): Promise<LivedTeacher> {
  const { options, clock, acts, isSkipped, onAct, onFault, host, ledger } = world;
  const { release } = options;
  const former = at === 0 && release !== undefined ? readRelease(release).facts : undefined;
  const email = former?.email ?? `teacher${at + 1}@school.example`;
  const account = { email, password: former?.password ?? PASSWORD };
  // Each its own: one that asks more often than in another run moves nobody else's.
  const dices = Array.from({ length: options.devices }, (_, place) =>
    createDice(options.seed * 17 + at * 1_009 + place),
  );
  const lines = dices.map((dice, place) =>
    openLine({
      pickOrigin: () => host.pickOrigin(dice),
      account,
      use: isShared(place) ? "shared" : "own",
      dice,
      ledger,
      onFault,
    }),
  );
  const [firstLine, ...otherLines] = lines;
  if (!firstLine) throw new Error("a teacher without a device");
  const { uid } = former ?? (await buildTeacher(firstLine.browser, email));
  for (const line of former ? lines : otherLines) await line.signIn();
  for (const [scope, known] of Object.entries(former?.rowsByScope ?? {}))
    ledger.remember(scope, known);
  await firstLine.browser.post("api/device", { use: "own" });
  const devices = lines.map((line, place) =>
    buildDevice({
      name: names[place] ?? `device ${place + 1}`,
      uid,
      now: clock.now,
      dice: createDice(options.seed * 19 + at * 1_013 + place),
      line,
      isOnShim: options.disk === "indexeddb",
      isShared: isShared(place),
    }),
  );
  const { seed } = options;
  const place = findSchoolPlace(at, options.teachers);
  const way = findRecordWay(at, options.teachers);
  const alone = createTeacher({ at, place, way, uid, seed, devices, acts, isSkipped, onAct });
  if (place === "admin") await host.makeAdmin(email);
  const teacher = { ...alone, guests: createTeacherGuests(world, alone) };
  await beginYear(world, teacher);
  return teacher;
}

const ACTS_OF_LAST_YEAR = 60;

/** A day of the year before, which she destroys once it is over. */
export async function liveLastYear({ clock }: World, teacher: LivedTeacher): Promise<void> {
  const [device] = teacher.devices;
  const tab = device?.tabs[0];
  if (!device || !tab) return;
  const about = {
    device,
    day: toSeoulDay(clock.now()),
    part: "lessons",
    isRestored: true,
  } as const;
  for (let act = 0; act < ACTS_OF_LAST_YEAR; act++) await teacher.doAct(tab, about);
  await tab.sync();
  teacher.noteStored(tab);
}

/** The roster first: most of what begins a year asks for pupils. */
export async function beginYear({ acts, clock }: World, teacher: LivedTeacher): Promise<void> {
  const [device] = teacher.devices;
  if (!device) return;
  const tab = device.tabs[0] ?? (await device.openTab());
  if (!tab) return;
  const { way } = teacher;
  // That a year has no names is said before there is one.
  const ranks = [...(way === "numbers" ? ["profile"] : []), "roster", ""];
  const rank = ({ name }: FeatureAct): number => ranks.findIndex((start) => name.startsWith(start));
  const firsts = acts
    .filter((act) => act.isFirst && (act.way ?? way) === way)
    .toSorted((a, b) => rank(a) - rank(b));
  const day = toSeoulDay(clock.now());
  for (const act of firsts) {
    await teacher.doAct(tab, { device, day, part: "morning", act });
    await tab.settle();
  }
  await tab.sync();
  teacher.noteStored(tab);
}
