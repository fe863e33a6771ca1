import type { Page } from "playwright-core";

/**
 * Colours on their way from light to dark are nobody's contrast. Under reduced motion each element passes an
 * inherited colour on a frame later than its parent: only some frames without movement are rest. What
 * `content-visibility` skips never ends its movement, and no eye sees it: it is not waited for.
 */
export async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const isSeenMoving = ({ effect, playState }: Animation): boolean =>
      playState === "running" &&
      effect?.getComputedTiming().endTime !== Infinity &&
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    for (let still = 0; still < 4; still += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const moving = document.getAnimations().filter(isSeenMoving);
      if (moving.length > 0) still = -1;
      // One may scroll out of sight while it is waited for.
      await Promise.race([Promise.allSettled(moving.map((each) => each.finished)), pass(500)]);
    }
  });
}
