import type { Browser, BrowserContext } from "playwright-core";
import {
  findExampleMoment,
  pushExampleClass,
  standInMoment,
} from "../../tools/screenshots/example-class.ts";
import { openDevice, type Device, type DeviceOptions } from "./open-browser.ts";
import type { RunningDamim } from "./start-damim.ts";
import { post, signUp } from "./teacher.ts";

/** A new teacher with the class of 26 of the pictures and a month of life, at her desk on a school morning. */
export async function openExampleTeacher(
  damim: RunningDamim,
  browser: Browser,
  options: DeviceOptions = {},
): Promise<Device> {
  const moment = findExampleMoment();
  const device = await openDevice(browser, "about:blank", { reducedMotion: "reduce", ...options });
  const { context } = device;
  await standInMoment(context, moment);
  const teacher = await signUp(damim, context);
  // The morning has opened by itself already on that day too.
  await context.addInitScript((day) => {
    if (origin === "null") return;
    localStorage.setItem("lastMorning", day);
    localStorage.setItem("seatsShown", day);
  }, moment.day);
  await post(damim, context.request, "device", { use: "own" });
  await pushExampleClass(damim, context, teacher, { ...moment, studentCount: 26 });
  return device;
}

/** A round that is on its way would fail with the device that asked for it. */
export async function closeExampleTeacher(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
}
