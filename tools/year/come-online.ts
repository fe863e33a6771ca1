import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { LivedTeacher } from "./teacher.ts";
import type { World } from "./world.ts";

const MIDNIGHT_ROUNDS = 6;

/** Nobody stays stopped over night: the admin lets all go on, until there is nobody left. */
export async function startAgain(
  { acts }: World,
  teacher: LivedTeacher,
  day: CalendarDay,
): Promise<void> {
  const act = acts.find(({ name }) => name === "admin.start");
  const device = teacher.devices[0];
  if (teacher.place !== "admin" || !device || !act) return;
  device.line.isOffline = false;
  const tab = device.tabs[0] ?? (await device.openTab());
  // A session that was ended from afar is begun anew.
  await tab?.sync();
  const page = device.tabs[0] ?? (await device.openTab());
  while (page && (await teacher.doAct(page, { device, day, part: "after", act })));
}

/** Everybody sends and fetches until nobody has anything left. */
export async function comeOnline(world: World, teacher: LivedTeacher): Promise<void> {
  const devices = teacher.devices.filter(({ away }) => !away);
  for (const device of devices) {
    device.line.isOffline = false;
    device.line.faults.lostAnswer = 0;
    device.line.faults.twice = 0;
    device.skewMs = 0;
  }
  const countSent = (): number => devices.reduce((sum, { line }) => sum + line.sent, 0);
  for (let round = 0; round < MIDNIGHT_ROUNDS; round++) {
    const before = countSent();
    let isQuiet = true;
    for (const device of devices) {
      if (device.tabs.length === 0) await device.openTab();
      for (const tab of device.tabs) {
        if (tab.stores.some((store) => store.pending().length > 0)) isQuiet = false;
        if ((await tab.sync()) !== "idle") isQuiet = false;
        teacher.noteStored(tab);
      }
    }
    // Where somebody sent something, those before have not heard of it.
    if (isQuiet && countSent() === before) return;
  }
  world.onFault("not quiet at midnight");
}
