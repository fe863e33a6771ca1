import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type AiMode =
  | "plain"
  | "no-usage"
  | "refuses-options"
  | "bad-key"
  | "busy"
  | "broken"
  | "hang"
  | "cut"
  | "login-page"
  | "moved"
  | "echo"
  | "trickle"
  | "invents-tokens"
  | "invents-refs"
  | "obeys";

export interface AiStandIn {
  readonly url: string;
  /** Every byte that came, oldest request first. */
  readonly requests: readonly Buffer[];
  mode: AiMode;
  /** What it says, in pieces of bytes that may break a letter. */
  answer: string;
  close(): Promise<void>;
}

/** Between two pieces of `trickle`. */
const TRICKLE_MS = 4;

/** What a model says that repeats all, makes names and records up, or does as a pupil's text tells it. */
function toAnswer(mode: AiMode, answer: string, request: string): string {
  if (mode === "echo") return request;
  if (mode === "invents-tokens")
    return "[학생7]의 발표를 도움. ⟦r1⟧\n학생 12가 우유를 나름. ⟦r1⟧\n[교사3]께 칭찬을 들음. ⟦r1⟧";
  if (mode === "invents-refs") return "발표를 도움. ⟦r9⟧\n우유를 나름. ⟦r1,r40⟧";
  if (mode !== "obeys") return answer;
  const { messages } = JSON.parse(request) as { messages: readonly { content: string }[] };
  const asked = messages.map(({ content }) => content).join("\n");
  // Each order of a pupil as a sentence of its own, as if it were a record, and as what it wants.
  return Array.from(asked.matchAll(/^(r\d+) \([^)]*\) (".*")$/gmu), ([, ref, json = ""]) => {
    const said = String(JSON.parse(json)).replaceAll("\n", " ");
    return `${said}\n${said} ⟦${ref}⟧\n전국 대회 금상을 받은 최우수 학생임. ⟦${ref}⟧\n전국 대회 금상을 받고 발표를 도움. ⟦r1,${ref}⟧`;
  }).join("\n");
}

/** Piece by piece, with a pause between them: within letters and within lines. */
function trickle(bytes: Buffer, response: ServerResponse, at = 0): void {
  if (at >= bytes.length) return void response.end();
  response.write(bytes.subarray(at, at + 97));
  setTimeout(() => trickle(bytes, response, at + 97), TRICKLE_MS);
}

/** A service that speaks chat completions over SSE, on this computer, and does what its mode says. */
export async function openAiStandIn(): Promise<AiStandIn> {
  const requests: Buffer[] = [];
  const standIn = { requests, mode: "plain" as AiMode, answer: "발표를 도움. ⟦r1⟧" };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [Buffer.from(JSON.stringify([request.url, request.rawHeaders]))];
    request.on("data", (bytes: Buffer) => parts.push(bytes));
    request.on("end", () => {
      const whole = Buffer.concat(parts);
      requests.push(whole);
      const { mode } = standIn;
      if (mode === "hang") return;
      if (mode === "bad-key") return void response.writeHead(401).end('{"error":"key"}');
      if (mode === "busy") return void response.writeHead(429, { "retry-after": "7" }).end();
      if (mode === "broken") return void response.writeHead(500).end("oops");
      if (mode === "moved")
        return void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
      if (mode === "login-page")
        return void response
          .writeHead(200, { "content-type": "text/html" })
          .end("<html>로그인</html>");
      if (mode === "refuses-options" && whole.includes("stream_options"))
        return void response.writeHead(400).end('{"error":"unknown field stream_options"}');
      response.writeHead(200, { "content-type": "text/event-stream" });
      const text = toAnswer(mode, standIn.answer, parts.slice(1).join(""));
      const chunks = Array.from(text, (letter) => ({ choices: [{ delta: { content: letter } }] }));
      const usage = { choices: [], usage: { prompt_tokens: 120, completion_tokens: 30 } };
      const hasUsage = mode !== "no-usage" && mode !== "refuses-options";
      const lines = [...chunks, ...(hasUsage ? [usage] : [])].map(
        (chunk) => `data: ${JSON.stringify(chunk)}\n\n`,
      );
      const bytes = Buffer.from(lines.join("") + (mode === "cut" ? "" : "data: [DONE]\n\n"));
      if (mode === "trickle") return trickle(bytes, response);
      if (mode !== "cut") {
        // Within letters and within lines.
        for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
        return void response.end();
      }
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
