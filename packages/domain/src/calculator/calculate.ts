import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import {
  add,
  invert,
  multiply,
  negate,
  toDecimalText,
  toFraction,
  type Fraction,
} from "./fraction.ts";

export type CalculatorRefusal =
  | { readonly type: "zero" }
  | { readonly type: "unreadable" }
  | { readonly type: "too-long" }
  | { readonly type: "negative" };

export const calculatorMessages: MessagesFor<CalculatorRefusal> = {
  zero: () => "0으로는 나눌 수 없어요.",
  unreadable: () => "식을 읽을 수 없어요. 「(2+3)×4」처럼 적어 주세요.",
  "too-long": () => "너무 길어요. 수는 20자리까지, 식은 300자까지 계산할 수 있어요.",
  negative: () => "몫과 나머지는 0이거나 0보다 큰 수로 구할 수 있어요.",
};

export interface Calculation {
  readonly shows: string;
  /** Rounded: 「약」 stands before it. */
  readonly isAbout: boolean;
}

const LONGEST_TEXT_CHARACTERS = 300;
const MOST_DIGITS = 20;

/**
 * The value of an expression, exactly: + − × ÷, brackets, a minus before a number; × and ÷ first.
 *
 * ```ts
 * calculate("1÷3×3"); // shows 「1」
 * ```
 */
export function calculate(text: string): Result<Calculation, CalculatorRefusal> {
  const tokens = readTokens(text);
  if (!tokens.ok) return tokens;
  const value = createReader(tokens.value)();
  return value.ok ? ok(toDecimalText(value.value)) : value;
}

/** 몫·나머지 of two numbers that are not below 0: a whole quotient, and the exact rest. */
export function divideWhole(
  dividend: string,
  divisor: string,
): Result<{ readonly quotient: string; readonly rest: string }, CalculatorRefusal> {
  const [a, b] = [readNumber(dividend.trim()), readNumber(divisor.trim())];
  if (/^[-−]/.test(dividend.trim()) || /^[-−]/.test(divisor.trim()))
    return refuse({ type: "negative" });
  if (!a.ok) return a;
  if (!b.ok) return b;
  if (b.value.top === 0n) return refuse({ type: "zero" });
  const quotient = (a.value.top * b.value.bottom) / (a.value.bottom * b.value.top);
  const rest = add(a.value, negate(multiply(b.value, { top: quotient, bottom: 1n })));
  return ok({ quotient: String(quotient), rest: toDecimalText(rest).shows });
}

type Read = Result<Fraction, CalculatorRefusal>;
type Token = Fraction | "+" | "-" | "×" | "÷" | "(" | ")";

const signs: Readonly<Record<string, Token>> = {
  "+": "+",
  "-": "-",
  "−": "-",
  "×": "×",
  "*": "×",
  "÷": "÷",
  "/": "÷",
  "(": "(",
  ")": ")",
};

function readTokens(text: string): Result<readonly Token[], CalculatorRefusal> {
  if (text.length > LONGEST_TEXT_CHARACTERS) return refuse({ type: "too-long" });
  const tokens: Token[] = [];
  for (const [part] of text.matchAll(/[\d.,]+|\S/gu)) {
    const sign = signs[part];
    if (sign !== undefined) {
      tokens.push(sign);
      continue;
    }
    const number = readNumber(part);
    if (!number.ok) return number;
    tokens.push(number.value);
  }
  return ok(tokens);
}

/** Digits with a point and commas of thousands. */
function readNumber(text: string): Read {
  const [, whole, , decimals = ""] = /^(\d{1,3}(?:,\d{3})+|\d+)(\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return refuse({ type: "unreadable" });
  const digits = whole.replaceAll(",", "") + decimals;
  if (digits.length > MOST_DIGITS) return refuse({ type: "too-long" });
  return ok(toFraction(BigInt(digits), 10n ** BigInt(decimals.length)));
}

/** Reads tokens from left to right; each of its parts leaves the place behind what it read. */
function createReader(tokens: readonly Token[]): () => Read {
  let at = 0;
  return () => {
    const sum = readSum();
    return sum.ok && at < tokens.length ? refuse({ type: "unreadable" }) : sum;
  };

  function take(...some: readonly Token[]): Token | undefined {
    const token = tokens[at];
    if (token === undefined || !some.includes(token)) return undefined;
    at += 1;
    return token;
  }

  function readSum(): Read {
    let left = readProduct();
    for (let sign = take("+", "-"); left.ok && sign; sign = take("+", "-")) {
      const right = readProduct();
      if (!right.ok) return right;
      left = ok(add(left.value, sign === "+" ? right.value : negate(right.value)));
    }
    return left;
  }

  function readProduct(): Read {
    let left = readSigned();
    for (let sign = take("×", "÷"); left.ok && sign; sign = take("×", "÷")) {
      const right = readSigned();
      if (!right.ok) return right;
      const factor = sign === "×" ? right.value : invert(right.value);
      if (!factor) return refuse({ type: "zero" });
      left = ok(multiply(left.value, factor));
    }
    return left;
  }

  function readSigned(): Read {
    if (take("-")) {
      const value = readSigned();
      return value.ok ? ok(negate(value.value)) : value;
    }
    if (take("(")) {
      const inside = readSum();
      return !inside.ok || take(")") ? inside : refuse({ type: "unreadable" });
    }
    const token = tokens[at];
    if (typeof token !== "object") return refuse({ type: "unreadable" });
    at += 1;
    return ok(token);
  }
}
