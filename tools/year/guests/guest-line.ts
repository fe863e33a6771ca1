import type { Dice } from "../../../apps/web/src/kit/act/feature-act.ts";
import { openWire, type Wire } from "../line.ts";
import type { World } from "../world.ts";

/** What the server said to a request, whether or not the page ever hears of it. */
export interface Answered {
  readonly path: string;
  /** What was sent and what came back, as JSON. */
  readonly sent: unknown;
  readonly said: unknown;
}

const TRIES = 120;
const TRY_AGAIN_MS = 250;

/**
 * The way of somebody without an account. What a killed server may or may not have done is asked again at once, as long
 * as it takes; so it is always known what was answered, and a lost answer is lost to the page alone.
 */
export function openGuestLine(
  { host, ledger, onFault }: World,
  dice: Dice,
  hear: (answered: Answered) => Promise<void> = async () => undefined,
): Wire {
  const pickOrigin = (): string => host.pickOrigin(dice);
  const wire = openWire({ pickOrigin, dice, ledger, onFault }, "api/pad/sync");

  async function reach(path: string, init: RequestInit): Promise<Response> {
    for (let tries = 1; ; tries++) {
      try {
        return await wire.browser.send(path, init);
      } catch (error) {
        if (tries >= TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      }
    }
  }
  async function ask(path: string, init: RequestInit): Promise<Response> {
    const response = await reach(path, init);
    const sent: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    if (response.ok) await hear({ path, sent, said: await response.clone().json() });
    return response;
  }
  return Object.assign(wire, {
    async ask(path: string, init: RequestInit): Promise<Response> {
      if (dice.isLucky(wire.faults.twice)) {
        onFault("a guest's request twice");
        await ask(path, init);
      }
      const response = await ask(path, init);
      if (dice.isLucky(wire.faults.lostAnswer)) {
        onFault("a guest's lost answer");
        throw new TypeError("the connection was lost");
      }
      return response;
    },
  });
}
