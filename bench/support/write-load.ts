import { DEAD } from "@damim/sync/change.ts";
import { Agent, request } from "node:http";
import { attendanceReasons } from "@damim/domain/attendance/code/attendance-code.ts";
import { toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { createClock } from "@damim/sync/clock.ts";
import { parseSyncReply, PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import type { RunningDamim } from "../../e2e/support/start-damim.ts";
import { recordYear, today } from "../../e2e/support/teacher.ts";
import { readCpuMs } from "./process-usage.ts";
import { now } from "../../e2e/support/fixed-day.ts";

/** A server that runs. */
export type WrittenTo = Pick<RunningDamim, "url" | "pid">;

/** One signed-in teacher with a connection of her own. */
export interface Writer {
  /** Writes so many marks in one request. Resolves when the server has acknowledged them all. */
  readonly write: (count: number) => Promise<void>;
}

export interface WriteRates {
  readonly writesPerSecond: number;
  readonly requestsPerSecond: number;
  readonly serverCpuUsPerWrite: number;
  /** Milliseconds of each request. */
  readonly waits: readonly number[];
}

/** @param readNow the clock of the server; else the journeys' */
export async function openWriter(damim: WrittenTo, number: number, readNow = now): Promise<Writer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers: Record<string, string> = { origin: new URL(damim.url).origin };
  const call = (path: string, body?: unknown): ReturnType<typeof send> =>
    send(`${damim.url}api/${path}`, { agent, headers, body });
  const email = `writer${number}@saebom.example`;
  const account = { email, password: "chalk-and-duster-2026", name: "한유진" };
  const signedUp = await call("auth/sign-up/email", account);
  headers["cookie"] = signedUp.cookies.map((line) => line.split(";", 1)[0]).join("; ");
  const session: { user: { id: string } } = JSON.parse((await call("session")).text);

  const scope = yearScope(session.user.id, recordYear);
  const clock = createClock({ now: readNow, deviceId: `w${number}` });
  let since = 0;
  let turn = 0;
  const toOp = (n: number) => {
    const place = { day: today, studentId: `s${turn++ % 35}`, kind: "late" } as const;
    const reason = attendanceReasons[turn % attendanceReasons.length];
    const set = { [DEAD]: false, ...place, reason };
    return { n, kind: "attendanceMark", id: toMarkId(place), set, at: clock.tick() };
  };
  return {
    async write(count) {
      const ops = Array.from({ length: count }, (_, n) => toOp(n));
      const { text } = await call("sync", {
        protocol: PROTOCOL_VERSION,
        scopes: [{ scope, since, ops }],
      });
      const reply = parseSyncReply(JSON.parse(text));
      const answer = reply.ok ? reply.value.scopes[0] : undefined;
      if (!answer || answer.results.length !== count)
        throw new Error(`no acknowledgement: ${text}`);
      if (answer.results.some(({ refusal }) => refusal)) throw new Error(`refused: ${text}`);
      since = answer.seq;
    },
  };
}

/** All writers at once, each with one request under way, for so many milliseconds. */
export async function measureWrites(
  damim: WrittenTo,
  writers: readonly Writer[],
  { opsPerRequest, durationMs }: { readonly opsPerRequest: number; readonly durationMs: number },
): Promise<WriteRates> {
  const waits: number[] = [];
  const cpuBefore = readCpuMs(damim.pid());
  const startedAt = performance.now();
  await Promise.all(
    writers.map(async ({ write }) => {
      while (performance.now() - startedAt < durationMs) {
        const sentAt = performance.now();
        await write(opsPerRequest);
        waits.push(performance.now() - sentAt);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const writes = waits.length * opsPerRequest;
  return {
    writesPerSecond: writes / seconds,
    requestsPerSecond: waits.length / seconds,
    serverCpuUsPerWrite: ((readCpuMs(damim.pid()) - cpuBefore) * 1000) / writes,
    waits,
  };
}

function send(
  url: string,
  {
    agent,
    headers,
    body,
  }: {
    readonly agent: Agent;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: unknown;
  },
): Promise<{ readonly text: string; readonly cookies: readonly string[] }> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const sent = payload === undefined ? headers : { ...headers, "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const method = payload === undefined ? "GET" : "POST";
    const outgoing = request(url, { agent, method, headers: sent }, (incoming) => {
      let text = "";
      incoming.setEncoding("utf8");
      incoming.on("data", (chunk: string) => (text += chunk));
      incoming.on("end", () => {
        if (incoming.statusCode !== 200) reject(new Error(`${incoming.statusCode}: ${text}`));
        else resolve({ text, cookies: incoming.headers["set-cookie"] ?? [] });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(payload);
  });
}
