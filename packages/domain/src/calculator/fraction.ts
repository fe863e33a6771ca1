/** An exact number: whole top and bottom, the bottom above 0, in lowest terms. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const DECIMALS = 12;

/** Lowest terms; the bottom must not be 0. */
export function toFraction(top: bigint, bottom: bigint): Fraction {
  const common = findCommon(abs(top), abs(bottom)) * (bottom < 0n ? -1n : 1n);
  return { top: top / common, bottom: bottom / common };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return toFraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return toFraction(a.top * b.top, a.bottom * b.bottom);
}

export function negate({ top, bottom }: Fraction): Fraction {
  return { top: -top, bottom };
}

/** Nothing for 0. */
export function invert({ top, bottom }: Fraction): Fraction | undefined {
  return top === 0n ? undefined : toFraction(bottom, top);
}

/** Up to 12 decimals, half up from 0; `isAbout` where that is not the whole number. 「약」 is the screen's. */
export function toDecimalText({ top, bottom }: Fraction): {
  readonly shows: string;
  readonly isAbout: boolean;
} {
  const scaled = abs(top) * 10n ** BigInt(DECIMALS);
  const isAbout = scaled % bottom !== 0n;
  const rounded = (2n * scaled + bottom) / (2n * bottom);
  const digits = String(rounded).padStart(DECIMALS + 1, "0");
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, "");
  const shows = digits.slice(0, -DECIMALS) + (decimals && `.${decimals}`);
  return { shows: top < 0n && rounded !== 0n ? `-${shows}` : shows, isAbout };
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function findCommon(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small !== 0n) [large, small] = [small, large % small];
  return large;
}
