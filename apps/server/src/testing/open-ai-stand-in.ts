import { createServer } from "node:http";
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
  | "echo";

export interface AiStandIn {
  readonly url: string;
  /** Every byte that came, oldest request first. */
  readonly requests: readonly Buffer[];
  mode: AiMode;
  /** What it says, in pieces of bytes that may break a letter. */
  answer: string;
  close(): Promise<void>;
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
      const text = mode === "echo" ? parts.slice(1).join("") : standIn.answer;
      const chunks = Array.from(text, (letter) => ({ choices: [{ delta: { content: letter } }] }));
      const usage = { choices: [], usage: { prompt_tokens: 120, completion_tokens: 30 } };
      const hasUsage = mode === "plain" || mode === "echo";
      const lines = [...chunks, ...(hasUsage ? [usage] : [])].map(
        (chunk) => `data: ${JSON.stringify(chunk)}\n\n`,
      );
      const bytes = Buffer.from(lines.join("") + (mode === "cut" ? "" : "data: [DONE]\n\n"));
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
