import { describe, expect, it } from "vitest";
import {
  addCall,
  countCall,
  lookAtCall,
  readCall,
  showCall,
  type RunningCall,
} from "./running-call.ts";

const MINUTE = 60_000;
const TEN = Date.parse("2026-11-26T10:00:00+09:00");
const begun = { begunAt: TEN, seenAt: TEN };
const after = (...minutes: readonly number[]) =>
  minutes.reduce<RunningCall>((call, each) => lookAtCall(call, TEN + each * MINUTE), begun);

describe("a call that runs", () => {
  it.each([
    [[0], 1],
    [[12.4], 12],
    [[12.5], 13],
    [[180], 180],
    // The clock goes back, also where it comes forward again.
    [[-1], undefined],
    [[10, 5], undefined],
    [[10, 5, 20], undefined],
    // Over a night; looking on does not make it a call again.
    [[181], undefined],
    [[14 * 60], undefined],
  ])("seen at minutes %j counts %j", (seen, counted) => {
    expect(countCall(after(...seen))).toBe(counted);
  });

  it.each([
    ["", "12"],
    [" ", "12"],
    ["3", "15"],
    ["1시간 3분", "75"],
    ["조금", "조금"],
  ])("of twelve minutes makes %j in the field %j", (typed, then) => {
    expect(addCall(typed, after(12))).toBe(then);
  });

  it("leaves the field as it is where nobody can say how long it was", () => {
    expect(addCall("", after(181))).toBe("");
    expect(addCall("3", after(10, 5))).toBe("3");
  });

  it.each([after(12), after(181)])("is kept by its device as it is", (call) => {
    expect(readCall(showCall(call))).toEqual(call);
  });

  it("is none where nothing, or something else, is kept", () => {
    expect(readCall(undefined)).toBeUndefined();
    expect(readCall("어제")).toBeUndefined();
  });
});
