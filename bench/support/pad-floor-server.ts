/**
 * What is left of a pad room when everything is taken away but Node: cards come by HTTP, lie in SQLite (FULL) in the
 * beat that the room has, are acknowledged, and go to every open stream. No names, no rights, no merging, no checks.
 * A process of its own, so that its CPU and memory can be read beside those of the server.
 */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { DatabaseSync } from "node:sqlite";

interface Waiting {
  readonly id: string;
  readonly row: string;
  readonly response: ServerResponse;
}

const [file = ":memory:", beatMs = "0"] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
database.exec("CREATE TABLE card (id TEXT PRIMARY KEY, row TEXT NOT NULL)");
const insert = database.prepare("INSERT INTO card VALUES (?, ?)");
const streams = new Set<Socket>();
let waiting: Waiting[] = [];
let seq = 0;

const server = createServer((request, response) => {
  const path = request.url?.slice("/damim/api/pad/".length);
  if (path === "live") return openStream(response);
  void readBody(request).then((body) => {
    if (path === "enter")
      return answer(response, "{}", ["Set-Cookie", `pad=${randomUUID()}; HttpOnly`]);
    if (path === "claim") return answer(response, `{"me":{"memberId":"${randomUUID()}"}}`);
    const op = JSON.parse(body).scopes[0].ops[0];
    if (!op) return answer(response, toReply(seq));
    waiting.push({ id: op.id, row: JSON.stringify(["padCard", op.id, op.set, 0]), response });
    if (waiting.length === 1) setTimeout(commit, Number(beatMs));
  });
});
server.listen(0, "localhost", () => console.log((server.address() as AddressInfo).port));

function openStream(response: ServerResponse): void {
  response.useChunkedEncodingByDefault = false;
  response.shouldKeepAlive = false;
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  response.flushHeaders();
  const { socket } = response;
  if (!socket) return;
  streams.add(socket);
  socket.once("close", () => streams.delete(socket));
  socket.write("event: hello\ndata: {}\n\n");
}

function commit(): void {
  const group = waiting;
  waiting = [];
  database.exec("BEGIN");
  for (const { id, row } of group) insert.run(id, row);
  database.exec("COMMIT");
  const from = seq;
  seq += group.length;
  const rows = group.map(({ row }) => row).join();
  const frame = Buffer.from(`data: {"from":${from},"seq":${seq},"rows":[${rows}]}\n\n`);
  for (const { response } of group) answer(response, toReply(from));
  for (const socket of streams) socket.write(frame);
}

function toReply(at: number): string {
  return `{"scopes":[{"results":[{"n":0}],"rows":[],"seq":${at},"more":false}]}`;
}

function answer(response: ServerResponse, text: string, headers: readonly string[] = []): void {
  const body = Buffer.from(text);
  response.writeHead(200, [...headers, "Content-Length", String(body.length)]);
  response.end(body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
