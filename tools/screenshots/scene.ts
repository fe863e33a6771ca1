import type { Page } from "playwright-core";
import type { KnownTeacher, Teacher } from "../../e2e/support/teacher.ts";

/** What a scene can go by. Scenes run in order on one device, from the first visit to the locked screen. */
export interface Stage {
  readonly page: Page;
  readonly url: string;
  readonly teacher: Teacher;
  /** Gives the teacher this year's class; later calls answer with the same one. */
  readonly fillClass: (studentCount: number) => Promise<KnownTeacher>;
}

export interface Scene {
  /** The file's name, which sorts as the teacher's day goes. */
  readonly name: string;
  /** Where it is looked at, by the devices' names; everywhere unless said. It is arranged everywhere. */
  readonly devices?: readonly string[];
  readonly arrange: (stage: Stage) => Promise<void>;
}

/** A scene that is a page as it opens. */
export const open =
  (path: string, ready: (page: Page) => Promise<unknown>) =>
  async ({ page, url }: Stage): Promise<void> => {
    await page.goto(url + path);
    await ready(page);
  };

/** Waits for a page's title. */
export const title = (name: string) => (page: Page) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

/** Toasts go by themselves; the picture is of the screen. */
export async function hideToasts(page: Page): Promise<void> {
  const toasts = page.locator("[data-toaster] output");
  await page.mouse.move(1, 1);
  if ((await toasts.count()) > 0) await toasts.first().waitFor({ state: "hidden" });
}
