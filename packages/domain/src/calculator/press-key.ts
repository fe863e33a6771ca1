import { toSentence } from "../base/result.ts";
import { calculate, calculatorMessages, divideWhole } from "./calculate.ts";

/** One line of 「계산한 것」. */
export interface TapeLine {
  readonly text: string;
  /** 「12」, 「21 … 3」. */
  readonly shows: string;
}

/** What stands on a calculator. */
export interface CalculatorState {
  /** What is being typed. */
  readonly text: string;
  /** What the last = gave: the next sign goes on with it, the next number begins anew. */
  readonly result?: { readonly says: string; readonly value: string | undefined };
  /** Why the last = gave nothing. */
  readonly refusal?: string;
  /** Oldest first. */
  readonly tape: readonly TapeLine[];
}

export type CalculatorKey = `${number}` | "00" | "." | "+" | "-" | "×" | "÷" | "(" | ")";
export type CalculatorAct = "equals" | "rest" | "erase" | "clear" | "clearTape";

export const emptyCalculator: CalculatorState = { text: "", tape: [] };

const MOST_TAPE_LINES = 100;
const DIVISION = /^([\d.,]+)÷([\d.,]+)$/;
const ONE_DIVISION = "몫과 나머지는 「87÷4」처럼 나눗셈 하나로 구해요.";

/**
 * What stands there after a key.
 *
 * ```ts
 * pressKey({ ...emptyCalculator, text: "12", result: { says: "12", value: "12" } }, "+").text; // "12+"
 * ```
 */
export function pressKey(state: CalculatorState, key: CalculatorKey): CalculatorState {
  const { text, result, tape } = state;
  const isSign = key === "+" || key === "-" || key === "×" || key === "÷";
  const begin = result ? (isSign ? (result.value ?? "") : "") : text;
  return { text: begin + key, tape };
}

/** What stands there after =, 몫·나머지, ⌫, C and 기록 지우기. */
export function pressAct(state: CalculatorState, act: CalculatorAct): CalculatorState {
  const { text, tape } = state;
  if (act === "clear") return { text: "", tape };
  if (act === "clearTape") return { ...state, tape: [] };
  if (act === "erase") return state.result ? { text, tape } : { text: text.slice(0, -1), tape };
  if (text === "" || state.result) return state;
  return act === "equals" ? showValue(state) : showRest(state);
}

function showValue({ text, tape }: CalculatorState): CalculatorState {
  const value = calculate(text);
  if (!value.ok) return { text, tape, refusal: toSentence(calculatorMessages, value.refusal) };
  const { shows, isAbout } = value.value;
  const says = isAbout ? `약 ${shows}` : shows;
  return { text, result: { says, value: shows }, tape: addLine(tape, { text, shows: says }) };
}

function showRest({ text, tape }: CalculatorState): CalculatorState {
  const [, dividend, divisor] = DIVISION.exec(text) ?? [];
  if (dividend === undefined || divisor === undefined) return { text, tape, refusal: ONE_DIVISION };
  const divided = divideWhole(dividend, divisor);
  if (!divided.ok) return { text, tape, refusal: toSentence(calculatorMessages, divided.refusal) };
  const { quotient, rest } = divided.value;
  return {
    text,
    result: { says: `몫 ${quotient} 나머지 ${rest}`, value: quotient },
    tape: addLine(tape, { text, shows: `${quotient} … ${rest}` }),
  };
}

function addLine(tape: readonly TapeLine[], line: TapeLine): readonly TapeLine[] {
  return [...tape, line].slice(-MOST_TAPE_LINES);
}
