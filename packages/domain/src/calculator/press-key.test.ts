import { describe, expect, it } from "vitest";
import {
  emptyCalculator,
  pressAct,
  pressKey,
  type CalculatorKey,
  type CalculatorState,
} from "./press-key.ts";

const type = (keys: string, from: CalculatorState = emptyCalculator): CalculatorState =>
  Array.from(keys).reduce(
    (state, key) =>
      key === "=" ? pressAct(state, "equals") : pressKey(state, key as CalculatorKey), // keys of the table
    from,
  );

describe("a calculator", () => {
  it.each([
    ["2.5×4=", "10"],
    ["0.1+0.2=", "0.3"],
    ["1÷3=", "약 0.333333333333"],
    ["84÷7=×8=", "96"],
    ["84÷7=5=", "5"],
  ])("%s shows %s", (keys, says) => {
    expect(type(keys).result?.says).toBe(says);
  });

  it("says quotient and rest of one division, and why of more", () => {
    expect(pressAct(type("87÷4"), "rest").result?.says).toBe("몫 21 나머지 3");
    expect(pressAct(type("87÷4"), "rest").tape).toEqual([{ text: "87÷4", shows: "21 … 3" }]);
    expect(pressAct(type("8+7÷4"), "rest").refusal).toMatch(/나눗셈 하나/);
    expect(pressAct(type("8÷0"), "rest").refusal).toBe("0으로는 나눌 수 없어요.");
  });

  it("keeps what was typed where it cannot be calculated", () => {
    expect(type("(1+=")).toMatchObject({ text: "(1+", tape: [] });
    expect(pressAct(type("(1+="), "erase")).toEqual({ text: "(1", tape: [] });
  });

  it("goes back to the typed text after a result, and forgets text and tape apart", () => {
    const done = type("12+3=");
    expect(pressAct(done, "erase").text).toBe("12+3");
    expect(pressAct(done, "clear")).toEqual({ text: "", tape: done.tape });
    expect(pressAct(done, "clearTape").tape).toEqual([]);
    expect(pressAct(done, "equals")).toBe(done);
  });
});
