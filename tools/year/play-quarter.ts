import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { DayPart } from "@damim/domain/day-part/day-part.ts";
import { openSchoolYears } from "@damim/domain/school-year/school-year.ts";
import type { Dice } from "../../apps/web/src/kit/act/feature-act.ts";
import type { Device, Tab } from "./device.ts";
import type { DayPlan, DevicePlan } from "./plan-day.ts";
import { onLine } from "./page-network.ts";
import type { LivedTeacher } from "./teacher.ts";
import type { World } from "./world.ts";

const LOST_ANSWER = 1 / 20;
const TWICE = 1 / 50;
/** How many acts follow each other on one device. */
const TURN = 3;

/** A quarter of an hour of one teacher: perhaps a turn on one of her devices, with what goes wrong there. */
export async function playQuarter(
  { options, onFault }: World,
  teacher: LivedTeacher,
  about: {
    readonly plan: DayPlan;
    readonly day: CalendarDay;
    readonly quarter: number;
    readonly part: DayPart;
  },
): Promise<void> {
  const { plan, day, quarter, part } = about;
  const { dice, perQuarter } = plan;
  if (!dice.isLucky(Math.min(1, perQuarter / TURN))) return;
  const device = dice.pick(teacher.devices);
  const faults = device && plan.devices.get(device);
  if (!device || !faults) return;
  const [from, to] = faults.offline ?? [1, 0];
  device.line.isOffline = quarter >= from && quarter <= to;
  device.line.faults.lostAnswer = options.isCalm ? 0 : LOST_ANSWER;
  device.line.faults.twice = options.isCalm ? 0 : TWICE;
  if (device.skewMs !== faults.skewMs) {
    // Time never runs back under an open page but by a sleep: the page is opened anew.
    device.close();
    device.skewMs = faults.skewMs;
  }
  const tab = await chooseTab(device, faults, { day, isSecond: dice.isLucky(0.5) });
  if (!tab) return onFault("a shared device without network");
  const acts = Math.max(
    1,
    Math.round((perQuarter / Math.min(1, perQuarter / TURN)) * (0.5 + dice.chance())),
  );
  for (let act = 0; act < acts; act++)
    await teacher.doAct(tab, { device, day, part, isRestored: plan.isRestored });
  if (faults.isKilled && dice.isLucky(0.3)) {
    teacher.noteStored(tab);
    tab.kill();
    return;
  }
  await Promise.all(tab.stores.map((store) => store.saveAgain()));
  teacher.noteStored(tab);
  if (faults.isEvicted && "evict" in device.disk) evict(teacher, device, onFault);
  else if ((await tab.sync()) === "idle") await changeAccount(device, plan.account, dice);
}

/** On a device of her own, and only where the server answers; once more on the same day changes nothing. */
async function changeAccount(
  { line, name }: Device,
  what: DayPlan["account"],
  dice: Dice,
): Promise<void> {
  if (name !== "laptop" || what === undefined) return;
  if (what === "signs the others out") {
    await line.browser.fetch("api/other-devices", { method: "DELETE" }).catch(() => undefined);
    return;
  }
  // Not before `page-network.ts`, which tells it where the server's API is.
  const { changePassword } =
    await import("../../apps/web/src/features/account/settings/account-change-requests.ts");
  const next = `봄날의 운동장 ${dice.below(1_000_000)} 바퀴`;
  const changed = await onLine(line, () => changePassword(line.account.password, next));
  if (changed.ok) line.account.password = next;
}

async function chooseTab(
  device: Device,
  { hasTwoTabs, reopens }: DevicePlan,
  about: { readonly day: CalendarDay; readonly isSecond: boolean },
): Promise<Tab | undefined> {
  const years = openSchoolYears(about.day).join();
  const isOver = (tab: Tab): boolean =>
    tab.openYears.join() !== years || (reopens && tab.openedOn < about.day);
  for (const tab of device.tabs.filter(isOver)) tab.kill();
  const open = device.tabs[hasTwoTabs && about.isSecond ? 1 : 0];
  if (open) return open;
  const tab = await device.openTab();
  // A page fetches before anybody has read its first line.
  await tab?.sync();
  return tab;
}

/** The browser takes all that the site keeps, with what had not been sent. */
function evict(teacher: LivedTeacher, device: Device, onFault: (name: string) => void): void {
  for (const tab of device.tabs) {
    for (const store of tab.stores) {
      for (const { at } of store.pending()) {
        teacher.stored.get(store.scope)?.delete(at);
        onFault("a word gone with evicted storage");
      }
    }
  }
  device.close();
  if ("evict" in device.disk) device.disk.evict();
}
