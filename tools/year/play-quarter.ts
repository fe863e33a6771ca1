import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { DayPart } from "@damim/domain/day-part/day-part.ts";
import { openSchoolYears } from "@damim/domain/school-year/school-year.ts";
import type { Dice } from "../../apps/web/src/kit/act/feature-act.ts";
import type { Device, Tab } from "./device.ts";
import type { DayPlan, DevicePlan } from "./plan-day.ts";
import { forgetBrowser, onLine } from "./page-network.ts";
import type { LivedTeacher } from "./teacher.ts";
import type { World } from "./world.ts";

const LOST_ANSWER = 1 / 20;
const TWICE = 1 / 50;
/** How many acts follow each other on one device. */
const TURN = 3;

/** A quarter of an hour of one teacher: perhaps a turn on one of her devices, with what goes wrong there. */
export async function playQuarter(
  world: World,
  teacher: LivedTeacher,
  about: {
    readonly plan: DayPlan;
    readonly day: CalendarDay;
    readonly quarter: number;
    readonly part: DayPart;
  },
): Promise<void> {
  const { options, onFault } = world;
  const { plan, day, quarter, part } = about;
  const { dice, perQuarter } = plan;
  if (!dice.isLucky(Math.min(1, perQuarter / TURN))) return;
  const device = dice.pick(teacher.devices);
  const faults = device && plan.devices.get(device);
  if (!device || !faults || isAway(teacher, device, day)) return;
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
  await tab.settle();
  teacher.noteStored(tab);
  if (faults.awayDays !== undefined) putAway(teacher, device, addDays(day, faults.awayDays));
  else if (faults.isEvicted) evict(world, teacher, device);
  else if (faults.isSignedOut && dice.isLucky(0.3)) {
    evict(world, teacher, device);
    if (!device.line.isOffline)
      await device.line.browser.post("api/auth/sign-out", {}).catch(() => undefined);
  } else if ((await tab.sync()) === "idle") await changeAccount(device, plan.account, dice);
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

/** It takes along what it has not sent, and still has it when somebody finds it again. */
function putAway(teacher: LivedTeacher, device: Device, until: CalendarDay): void {
  const owed = new Map<string, Set<string>>();
  for (const store of device.tabs.flatMap(({ stores }) => stores)) {
    const { scope } = store;
    const promised = teacher.stored.get(scope);
    const own = store.pending().filter(({ at }) => promised?.delete(at));
    owed.set(scope, new Set([...(owed.get(scope) ?? []), ...own.map(({ at }) => at)]));
  }
  device.close();
  device.away = { until, owed };
}

function isAway(teacher: LivedTeacher, device: Device, day: CalendarDay): boolean {
  const { away } = device;
  if (away && away.until > day) return true;
  device.away = undefined;
  for (const [scope, owed] of away?.owed ?? [])
    teacher.stored.set(scope, new Set([...(teacher.stored.get(scope) ?? []), ...owed]));
  return false;
}

/** All that the site keeps goes, with what had not been sent: the browser took it, or she wanted it so. */
function evict({ ledger, onFault }: World, teacher: LivedTeacher, device: Device): void {
  if (!("evict" in device.disk)) return;
  for (const tab of device.tabs) {
    for (const store of tab.stores) {
      for (const op of store.pending()) {
        teacher.stored.get(store.scope)?.delete(op.at);
        ledger.excuse(store.scope, op);
        onFault("a word gone with its storage");
      }
    }
  }
  device.close();
  forgetBrowser(device.line);
  device.disk.evict();
}
