import type { Guide, GuideStep } from "../../apps/web/src/kit/manifest/guide.ts";
import type { Locator, Page } from "playwright-core";

/** Is told of each control before it is used, and of the step's place in the guide. */
export type LookAtStep = (control: Locator, index: number) => Promise<void>;

/** Does each step of a guide in the running app, by role and name alone. Throws with the step that cannot be done. */
export async function walkGuide(
  page: Page,
  url: string,
  { id, steps }: Guide,
  look: LookAtStep = async () => {},
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    try {
      await walkStep(page, url, step, (control) => look(control, index));
    } catch (cause) {
      throw new Error(`guide ${id}, step ${index + 1}: ${JSON.stringify(step)}`, { cause });
    }
  }
}

async function walkStep(
  page: Page,
  url: string,
  step: GuideStep,
  look: (control: Locator) => Promise<void>,
): Promise<void> {
  if ("open" in step) {
    await page.goto(url + step.open.replace(/^\//, ""));
    return;
  }
  const { name } = step;
  const role = "press" in step ? step.press : step.type;
  // The top row's 되돌리기 rests while there is nothing to undo.
  const control = page
    .getByRole(role, { name, exact: true, disabled: false })
    .filter({ visible: true })
    .first();
  await control.waitFor({ timeout: 15_000 });
  await look(control);
  if ("press" in step) {
    await control.click({ timeout: 15_000 });
    return;
  }
  const isList = await control.evaluate((element) => element instanceof HTMLSelectElement);
  if (isList) await control.selectOption({ label: step.text });
  else await control.fill(step.text);
  if (step.isSent) await control.press("Enter");
}
