import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import type { OutsideRefusal } from "@damim/domain/outside/outside-refusal.ts";
import * as v from "valibot";

export interface NeisRows {
  readonly rows: readonly unknown[];
  /** How many there are; without a key five of them come. */
  readonly total: number;
}

const resultSchema = v.looseObject({ CODE: v.string() });
const failureSchema = v.looseObject({ RESULT: resultSchema });
const headSchema = v.looseObject({
  head: v.tuple([
    v.looseObject({ list_total_count: v.number() }),
    v.looseObject({ RESULT: resultSchema }),
  ]),
});
const rowSchema = v.looseObject({ row: v.array(v.unknown()) });

/**
 * Reads the service's answer. A failure or "no data" stands at the top with status 200, so that is looked at
 * first (domain 10.1).
 */
export function readNeisAnswer(service: string, text: string): Result<NeisRows, OutsideRefusal> {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return refuse({ type: "FormatChanged" });
  }
  const failure = v.safeParse(failureSchema, answer);
  if (failure.success) return readCode(failure.output.RESULT.CODE) ?? ok({ rows: [], total: 0 });
  const body = v.safeParse(
    v.looseObject({ [service]: v.looseTuple([headSchema, rowSchema]) }),
    answer,
  );
  if (!body.success) return refuse({ type: "FormatChanged" });
  const [{ head }, { row }] = body.output[service] as v.InferOutput<
    v.LooseTupleSchema<[typeof headSchema, typeof rowSchema], undefined>
  >;
  return readCode(head[1].RESULT.CODE) ?? ok({ rows: row, total: head[0].list_total_count });
}

/** The refusal of a code; nothing where rows came, or none exist. */
function readCode(
  code: string,
): { readonly ok: false; readonly refusal: OutsideRefusal } | undefined {
  switch (code) {
    case "INFO-000":
    case "INFO-100":
    case "INFO-200":
      return undefined;
    case "INFO-300":
    case "ERROR-290":
      return refuse({ type: "KeyRefused" });
    case "ERROR-337":
      return refuse({ type: "QuotaUsedUp" });
    case "ERROR-500":
    case "ERROR-600":
    case "ERROR-601":
      return refuse({ type: "ServiceAway" });
    default:
      return refuse({ type: "FormatChanged" });
  }
}
