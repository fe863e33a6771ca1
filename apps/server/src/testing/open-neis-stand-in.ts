import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";

const samplesSchema = v.object({
  schoolInfo_row: v.object({ row: v.record(v.string(), v.string()) }),
  SchoolSchedule_rows: v.object({ rows: v.array(v.record(v.string(), v.string())) }),
  mealServiceDietInfo_row: v.object({ row: v.record(v.string(), v.string()) }),
  no_data: v.object({ body: v.unknown() }),
  bad_key: v.object({ body: v.unknown() }),
});
const samples = v.parse(
  samplesSchema,
  JSON.parse(readFileSync(new URL("./neis-samples.json", import.meta.url), "utf8")),
);

export const NEIS_KEY = "0123456789abcdef0123456789abcdef";
const KEYLESS_ROWS = 5;

export interface NeisStandIn {
  readonly url: string;
  /** The paths with their queries, oldest first. */
  readonly calls: readonly URL[];
  schools: readonly Readonly<Record<string, string>>[];
  events: readonly Readonly<Record<string, string>>[];
  meals: readonly Readonly<Record<string, string>>[];
  /** Of every class and level. */
  lessons: readonly Readonly<Record<string, string>>[];
  /** A code that it answers, "hang" for no answer, "garbage" for an answer of another shape, "moved" for one that sends us elsewhere. */
  trouble: string | undefined;
  close(): Promise<void>;
}

/** The education-data service on this computer, with its envelopes, codes and the limit without a key. */
export async function openNeisStandIn(): Promise<NeisStandIn> {
  const calls: URL[] = [];
  const standIn = {
    calls,
    schools: [samples.schoolInfo_row.row],
    events: samples.SchoolSchedule_rows.rows,
    meals: [samples.mealServiceDietInfo_row.row],
    lessons: [],
    trouble: undefined,
  } as Omit<NeisStandIn, "url" | "close">;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://neis.example");
    calls.push(url);
    const { trouble } = standIn;
    if (trouble === "hang") return;
    response.setHeader("content-type", "application/json;charset=UTF-8");
    if (trouble === "moved") return void response.writeHead(302, { location: "/inside" }).end();
    if (trouble === "garbage") return void response.end("<html>점검 중</html>");
    response.end(JSON.stringify(trouble ? toResult(trouble) : answer(url, standIn)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${port}/hub`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function answer(
  url: URL,
  {
    schools,
    events,
    meals,
    lessons,
  }: Pick<NeisStandIn, "schools" | "events" | "meals" | "lessons">,
): unknown {
  const key = url.searchParams.get("KEY");
  if (key !== null && key !== NEIS_KEY) return samples.bad_key.body;
  const service = url.pathname.split("/").at(-1) ?? "";
  const name = url.searchParams.get("SCHUL_NM") ?? "";
  const all =
    service === "schoolInfo"
      ? schools.filter((row) => row["SCHUL_NM"]?.includes(name))
      : service === "SchoolSchedule"
        ? events
        : service === "mealServiceDietInfo"
          ? meals.filter((row) => row["MLSV_YMD"] === url.searchParams.get("MLSV_YMD"))
          : /^(?:els|mis|his|sps)Timetable$/.test(service)
            ? lessons.filter(({ ALL_TI_YMD = "" }) => isWithin(url, ALL_TI_YMD))
            : undefined;
  if (!all) return toResult("ERROR-310");
  if (all.length === 0) return samples.no_data.body;
  const rows = all.slice(0, key ? Number(url.searchParams.get("pSize")) : KEYLESS_ROWS);
  const head = [{ list_total_count: all.length }, toResult("INFO-000")];
  return { [service]: [{ head }, { row: rows }] };
}

function isWithin({ searchParams }: URL, ymd: string): boolean {
  return (
    ymd >= (searchParams.get("TI_FROM_YMD") ?? "") && ymd <= (searchParams.get("TI_TO_YMD") ?? "")
  );
}

function toResult(code: string): unknown {
  return { RESULT: { CODE: code, MESSAGE: "" } };
}
