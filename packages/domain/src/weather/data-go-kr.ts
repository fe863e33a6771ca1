import * as v from "valibot";
import { ok, refuse, type Result } from "../base/result.ts";
import type { OutsideRefusal } from "../outside/outside-refusal.ts";

const answerSchema = v.looseObject({
  response: v.looseObject({
    header: v.looseObject({ resultCode: v.string() }),
    body: v.optional(v.unknown()),
  }),
});

/** 3 is 「no data」: an answer, and an empty one. */
const NO_DATA = 3;
const refusalsByCode: Readonly<Record<number, OutsideRefusal>> = {
  1: { type: "ServiceAway" },
  2: { type: "ServiceAway" },
  4: { type: "ServiceAway" },
  5: { type: "ServiceAway" },
  20: { type: "KeyRefused" },
  21: { type: "KeyRefused" },
  22: { type: "QuotaUsedUp" },
  30: { type: "KeyRefused" },
  31: { type: "KeyRefused" },
  32: { type: "KeyRefused" },
  33: { type: "KeyRefused" },
};

/**
 * The body of an answer of data.go.kr, null where it has no data. It answers mistakes of the key in XML and with status 200
 * though JSON was asked, so both are read (spec 15 §3).
 */
export function readDataGoKr(text: string): Result<unknown, OutsideRefusal> {
  const inXml = /<returnReasonCode>\s*(\d+)\s*<\/returnReasonCode>/.exec(text)?.[1];
  if (inXml !== undefined) return refuse(toRefusal(Number(inXml)));
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return refuse({ type: "FormatChanged" });
  }
  const read = v.safeParse(answerSchema, answer);
  if (!read.success) return refuse({ type: "FormatChanged" });
  const { header, body } = read.output.response;
  const code = Number(header.resultCode);
  if (code === NO_DATA) return ok(null);
  return code === 0 ? ok(body) : refuse(toRefusal(code));
}

function toRefusal(code: number): OutsideRefusal {
  return refusalsByCode[code] ?? { type: "FormatChanged" };
}
