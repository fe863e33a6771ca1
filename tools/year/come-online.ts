import type { LivedTeacher } from "./teacher.ts";
import type { World } from "./world.ts";

const MIDNIGHT_ROUNDS = 6;

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
