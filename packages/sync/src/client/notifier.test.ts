import { describe, expect, it } from "vitest";
import { createNotifier } from "./notifier.ts";

describe("createNotifier", () => {
  it("tells a kind's watchers once a turn which rows changed", async () => {
    const notifier = createNotifier();
    const heard: string[][] = [];
    notifier.watch("mark", (ids) => heard.push([...ids]));

    notifier.markChanged("mark", "m1");
    notifier.markChanged("student", "s1");
    notifier.markChanged("mark", "m2");
    notifier.markChanged("mark", "m1");
    await Promise.resolve();
    notifier.notify();
    await Promise.resolve();

    expect(heard).toEqual([["m1", "m2"]]);
  });

  it("tells watchers nothing after they stopped", async () => {
    const notifier = createNotifier();
    let count = 0;
    const stop = notifier.watch("mark", () => (count += 1));

    notifier.markChanged("mark", "m1");
    stop();
    await Promise.resolve();

    expect(count).toBe(0);
  });
});
