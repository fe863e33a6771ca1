import type { Browser } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { openDevice, type Device, type DeviceOptions } from "./open-browser.ts";
import { findDamim } from "./share-damim.ts";
import type { RunningDamim } from "./start-damim.ts";
import { openTeacher, type ClassOptions, type KnownTeacher } from "./teacher.ts";

export interface Journey extends Device, KnownTeacher {
  readonly damim: RunningDamim;
  readonly browser: Browser;
  readonly teacher: KnownTeacher;
}

/**
 * A teacher with her class on a device of her own, at a page where one is named. With the test the browser is empty
 * again, and nothing has been said on the console of her device.
 */
export async function openJourney({
  at,
  device: options,
  ...classOptions
}: ClassOptions & { readonly at?: string; readonly device?: DeviceOptions }): Promise<Journey> {
  const [damim, browser] = await findDamim();
  const device = await openDevice(browser, "about:blank", options);
  onTestFinished(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(device.troubles).toEqual([]);
  });
  const teacher = await openTeacher(damim, device.context, classOptions);
  if (at !== undefined) await device.page.goto(`${damim.url}${at}`);
  return { ...teacher, ...device, damim, browser, teacher };
}
