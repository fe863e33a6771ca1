import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { parseSyncRequest } from "@damim/sync/protocol.ts";
import type { Logger } from "pino";
import type { FindWay, Way } from "../../http/find-way.ts";
import { isPlainJson } from "../../http/scan-json.ts";
import type { Shortcut } from "../../http/shortcut.ts";
import type { Figures } from "../../base/ports/figures.ts";
import type { Reporter } from "../../base/ports/reporter.ts";
import type { PadRounds } from "../live/pad-rounds.ts";
import type { PadParticipant } from "../../session/pad-participant.ts";
import type { PadParticipants } from "../participant.ts";

const BODY_MAX_BYTES = 256 * 1024;
const PLAIN_HOST = /^[\w.:[\]-]+$/;

/**
 * The round of a pupil who is in the room, which 300 of them send each second: straight from the socket, for a third
 * of the CPU that it costs through the app. It refuses nothing. Whatever is not the usual case (another page's
 * request, a device that is not known or not in, a body that is none, too many of them, trouble with the database)
 * goes on to the app with its body, which looks at everything again and says what is wrong.
 */
export function createPadSyncShortcut(deps: {
  /** With the base path. */
  readonly path: string;
  readonly findWay: FindWay;
  readonly participants: Pick<PadParticipants, "recall">;
  readonly rounds: PadRounds;
  readonly reporter: Pick<Reporter, "reportDuration">;
  readonly figures?: Pick<Figures, "answered"> | undefined;
  /** Where each request is logged, all go through the app. */
  readonly log: Pick<Logger, "isLevelEnabled">;
}): Shortcut {
  const { path, findWay, participants, rounds, reporter, figures, log } = deps;

  function recognise(
    incoming: IncomingMessage,
  ): { readonly way: Way; readonly participant: PadParticipant } | undefined {
    const { headers, socket } = incoming;
    const { host = "", origin = "", cookie = "" } = headers;
    if (!PLAIN_HOST.test(host) || !hasSmallJson(headers)) return undefined;
    const scheme = "encrypted" in socket ? "https" : "http";
    const forwardedProto = headers["x-forwarded-proto"];
    const way = findWay({
      origin: `${scheme}://${host}`,
      remoteAddress: socket.remoteAddress,
      forwardedProto: typeof forwardedProto === "string" ? forwardedProto : undefined,
    });
    const { type } = way.arrival;
    if (type === "downgraded" || !way.origins.includes(origin)) return undefined;
    const visit = participants.recall(cookie, type === "secure");
    if (visit?.participant.state !== "in") return undefined;
    if (visit.room.isHttpsOnly && type === "exposed") return undefined;
    return { way, participant: visit.participant };
  }

  function tryRecognise(incoming: IncomingMessage): ReturnType<typeof recognise> {
    try {
      return recognise(incoming);
    } catch {
      // A host that no address can be made of.
      return undefined;
    }
  }

  async function answer(
    participant: PadParticipant,
    body: Buffer,
  ): Promise<readonly Uint8Array[] | undefined> {
    try {
      if (!isPlainJson(body)) return undefined;
      const parsed = parseSyncRequest(JSON.parse(body.toString()));
      if (!parsed.ok || rounds.count(participant, parsed.value.scopes) > 0) return undefined;
      return await rounds.answer(participant, parsed.value.scopes);
    } catch {
      // The app meets it again, and tells it. What was taken before it may be sent twice.
      return undefined;
    }
  }

  return (incoming, outgoing, goOn) => {
    const isOurs = incoming.method === "POST" && incoming.url === path;
    const known = isOurs && !log.isLevelEnabled("info") ? tryRecognise(incoming) : undefined;
    if (!known) return goOn();
    const startedAt = performance.now();
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.once("end", () => {
      const body = Buffer.concat(chunks);
      // The app counts it again, and says how long to wait.
      if (rounds.begin(known.participant) > 0) return handOn(incoming, body, goOn);
      void answer(known.participant, body).then((parts) => {
        if (!parts) return handOn(incoming, body, goOn);
        outgoing.writeHead(200, toHeaders(known.way, parts));
        // One call to the system for all of them.
        outgoing.cork();
        for (const part of parts) outgoing.write(part);
        outgoing.end();
        const durationMs = Math.round(performance.now() - startedAt);
        const what = "POST api/pad/sync";
        figures?.answered(what, 200);
        return reporter.reportDuration({ what, op: "http.server", durationMs }, "server");
      });
    });
  };
}

function handOn(incoming: IncomingMessage, body: Buffer, goOn: () => void): void {
  // Where the app's listener looks for a body that was read before.
  Object.assign(incoming, { rawBody: body });
  goOn();
}

function hasSmallJson(headers: IncomingMessage["headers"]): boolean {
  const length = headers["content-length"];
  return (
    headers["content-type"] === "application/json" &&
    length !== undefined &&
    Number(length) <= BODY_MAX_BYTES &&
    headers["transfer-encoding"] === undefined
  );
}

/** Name and value by turns, as Node writes them without looking: the same as in the answers of the app. */
function toHeaders({ headers }: Way, parts: readonly Uint8Array[]): string[] {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const own = ["X-Request-Id", randomUUID(), "Cache-Control", "no-store"];
  const content = ["Content-Type", "application/json", "Content-Length", String(length)];
  return [...headers.flat(), ...own, ...content];
}
