import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findOutputGate } from "../../platform/print.ts";
import type { AskOutput } from "../nametags-slot.ts";
import { gateOutput } from "./gate-output.ts";

const rows = [["1번", "김가온"]];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits for who asks, who comes after the page; numbers go where nobody comes", async () => {
  let arrive: (ask: AskOutput) => void = () => undefined;
  const end = gateOutput({
    listNamed: () => [{ id: "s1", number: 1, name: "김가온" }],
    cover: () => undefined,
    asker: () => new Promise((resolve) => (arrive = resolve)),
  });

  const late = findOutputGate()?.toCells(rows);
  await vi.advanceTimersByTimeAsync(1_000);
  arrive(() => Promise.resolve("names"));
  expect(await late).toEqual(rows);

  const never = findOutputGate()?.toCells(rows);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await never).toEqual([["1번", "1번"]]);
  end();
});
