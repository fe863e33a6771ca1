import { expect, it, vi } from "vitest";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";
import { createSeatingCommands } from "./seating-commands.ts";

it("writes no plan when two empty seats are changed for each other", () => {
  const act = vi.fn();
  const commands = createSeatingCommands({ act } as unknown as CommandDeps);
  const plan = { id: "p", from: "2026-03-02", room: "r", seats: { "1-1": "s1" } } as const;

  expect(commands.swap(plan, "2-1", "2-2")).toBe(false);
  expect(act).not.toHaveBeenCalled();
  expect(commands.swap(plan, "1-1", "2-2")).toBe(true);
  expect(act).toHaveBeenCalledOnce();
});
