import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { viewAtHand } from "./view-at-hand.ts";

const Seats = ({ count }: { readonly count: number }) => <p>{count} seats</p>;

describe("a view in a chunk of its own", () => {
  it("is drawn by the next pictures once its chunk comes: React's pause behind a fallback is longer", async () => {
    let bring = (_view: typeof Seats): void => undefined;
    const chunk = new Promise<typeof Seats>((resolve) => (bring = resolve));
    const View = viewAtHand(() => chunk, <p>waiting</p>);
    const screen = await render(<View count={26} />);
    await expect.element(screen.getByText("waiting")).toBeVisible();

    bring(Seats);
    for (let picture = 0; picture < 4; picture += 1) await new Promise(requestAnimationFrame);

    expect(document.body.textContent).toContain("26 seats");
  });

  it("is drawn in the very turn once its chunk was fetched", async () => {
    const View = viewAtHand(() => Promise.resolve(Seats), <p>waiting</p>);
    await View.preload();
    const seen: string[] = [];
    const changes = new MutationObserver(() => seen.push(document.body.textContent));
    changes.observe(document.body, { childList: true, subtree: true });

    await render(<View count={4} />);

    expect(document.body.textContent).toContain("4 seats");
    expect(seen.filter((text) => text.includes("waiting"))).toEqual([]);
    changes.disconnect();
  });
});
