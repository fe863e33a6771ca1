import * as v from "valibot";
import { ok, refuse, type Result } from "../base/result.ts";
import type { OutsideRefusal } from "../outside/outside-refusal.ts";
import { readDataGoKr } from "./data-go-kr.ts";
import type { DustValues } from "./dust.ts";

/** What one station measured. */
export interface MeasuredDust extends DustValues {
  readonly station: string;
  /** 「08」 of the hour; empty where nobody said. */
  readonly hour: string;
}

const text = v.optional(v.nullable(v.string()), null);
const itemSchema = v.looseObject({
  stationName: v.string(),
  dataTime: text,
  pm10Value: text,
  pm25Value: text,
});
const bodySchema = v.looseObject({ items: v.array(itemSchema) });

/** An answer of 에어코리아 (`getCtprvnRltmMesureDnsty`): the stations of a province, as it lists them. */
export function readAirKorea(answer: string): Result<readonly MeasuredDust[], OutsideRefusal> {
  const read = readDataGoKr(answer);
  if (!read.ok) return read;
  if (read.value === null) return ok([]);
  const body = v.safeParse(bodySchema, read.value);
  if (!body.success) return refuse({ type: "FormatChanged" });
  return ok(
    body.output.items.map(({ stationName, dataTime, pm10Value, pm25Value }) => ({
      station: stationName,
      hour: /(\d{2}):\d{2}$/.exec(dataTime ?? "")?.[1] ?? "",
      pm10: toValue(pm10Value),
      pm25: toValue(pm25Value),
    })),
  );
}

/**
 * The station that a teacher chose; else the first that measured both, or one of the two. Nothing where no station
 * measured.
 */
export function pickStation(
  stations: readonly MeasuredDust[],
  chosen: string | undefined,
): MeasuredDust | undefined {
  const isKnown = ({ pm10, pm25 }: DustValues): boolean => pm10 !== null || pm25 !== null;
  return (
    stations.find((each) => each.station === chosen && isKnown(each)) ??
    stations.find(({ pm10, pm25 }) => pm10 !== null && pm25 !== null) ??
    stations.find(isKnown)
  );
}

/** 「-」 is a station that says nothing. */
function toValue(written: string | null): number | null {
  return written !== null && /^\d+$/.test(written.trim()) ? Number(written) : null;
}
