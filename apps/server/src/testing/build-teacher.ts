import { DEAD } from "@damim/sync/change.ts";
import type { Op, ScopeReply, SyncReply } from "@damim/sync/protocol.ts";
import { PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import type { AppEnv } from "../http/route.ts";
import type { TestServer } from "./build-test-server.ts";

/** One browser: keeps its cookies, sends the origin that a page of ours has. */
export interface TestBrowser {
  /** `body` travels as JSON; bytes as a zip, unless the headers say otherwise. */
  fetch(
    path: string,
    options?: { method?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  /** As a page of ours asks, whose body and headers are ready. */
  send(path: string, init: RequestInit): Promise<Response>;
  readonly cookies: Map<string, string>;
}

export interface TestTeacher extends TestBrowser {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  /** Pushes ops to one scope and answers that scope's reply. */
  push(scope: string, ops: readonly Op[], since?: number): Promise<ScopeReply>;
}

type Answers = (path: string, init: RequestInit) => Response | Promise<Response>;

export function buildBrowser(answer: Answers, origin: string, basePath = "/damim/"): TestBrowser {
  const cookies = new Map<string, string>();
  const browser: TestBrowser = {
    cookies,
    async fetch(path, { method = "GET", body, headers: more = {} } = {}) {
      const headers: Record<string, string> = {};
      const isBytes = body instanceof Uint8Array;
      if (body !== undefined) headers["content-type"] = `application/${isBytes ? "zip" : "json"}`;
      Object.assign(headers, more);
      const content = isBytes ? new Uint8Array(body) : JSON.stringify(body);
      const sent = body === undefined ? {} : { body: content };
      return browser.send(path, { method, headers, ...sent });
    },
    async send(path, init) {
      const headers = new Headers(init.headers);
      if (!headers.has("origin")) headers.set("origin", origin);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      if (cookie) headers.set("cookie", cookie);
      const response = await answer(basePath + path, { ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ""] = line.split(";");
        const [name = "", value = ""] = pair.split("=", 2);
        if (/max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
    post: (path, body) => browser.fetch(path, { method: "POST", body }),
  };
  return browser;
}

/** `from` is the address that the server sees; without it a call inside the process. */
export function buildServerBrowser(server: TestServer, from?: string): TestBrowser {
  const env = from && { incoming: { socket: { remoteAddress: from } } };
  const answer: Answers = (path, init) =>
    server.app.request(server.config.origin + path, init, env as AppEnv["Bindings"]);
  return buildBrowser(answer, server.config.origin);
}

let teacherCount = 0;
/** Of every teacher in a test. */
export const PASSWORD = "봄날의 운동장 열 바퀴";

/** Signs a new teacher up on a server without mail, so that she is signed in at once. */
export async function buildTeacher(
  browser: TestBrowser,
  email = `teacher${++teacherCount}@school.example`,
): Promise<TestTeacher> {
  const password = PASSWORD;
  const answer = await browser.post("api/auth/sign-up/email", { email, password, name: "별님" });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  const session = await readJson<{ user: { id: string } }>(await browser.fetch("api/session"));
  return toTeacher(browser, { uid: session.user.id, email, password });
}

/** Signs a teacher in whom the server knows already. */
export async function signIn(
  browser: TestBrowser,
  account: Pick<TestTeacher, "uid" | "email" | "password">,
): Promise<TestTeacher> {
  const { email, password } = account;
  const answer = await browser.post("api/auth/sign-in/email", { email, password });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  return toTeacher(browser, account);
}

/** The teacher at another process of the same installation, signed in by the same cookies. */
export function buildTeacherElsewhere(teacher: TestTeacher, browser: TestBrowser): TestTeacher {
  for (const [name, value] of teacher.cookies) browser.cookies.set(name, value);
  return toTeacher(browser, teacher);
}

function toTeacher(
  browser: TestBrowser,
  { uid, email, password }: Pick<TestTeacher, "uid" | "email" | "password">,
): TestTeacher {
  return {
    ...browser,
    uid,
    email,
    password,
    async push(scope, ops, since = 0) {
      const request = { protocol: PROTOCOL_VERSION, scopes: [{ scope, since, ops }] };
      const response = await browser.post("api/sync", request);
      if (!response.ok) throw new Error(`sync answered ${response.status}`);
      const [reply] = (await readJson<SyncReply>(response)).scopes;
      if (!reply) throw new Error("sync answered no scope");
      return reply;
    },
  };
}

/** An op that makes a student. */
export function buildStudentOp(n: number, at: string, set: Record<string, unknown> = {}): Op {
  const student = { [DEAD]: false, number: n, name: `학생${n}`, ...set };
  return { n, kind: "student", id: `s${n}`, set: student, at };
}

/** What a route says when it refuses; the status where it says nothing. */
export async function readRefusal(answer: Response | Promise<Response>): Promise<string | number> {
  const response = await answer;
  const { error } = await readJson<{ readonly error?: { readonly type: string } }>(response);
  return error?.type ?? response.status;
}

export async function readJson<T>(response: Response): Promise<T> {
  return (await response.json()) as T;
}

/** The ids of all rows of a scope, as a device that comes anew reads them: page after page. */
export async function listIds(
  { post }: Pick<TestBrowser, "post">,
  scope: string,
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (let since = 0, more = true; more;) {
    const request = { protocol: PROTOCOL_VERSION, scopes: [{ scope, since, ops: [] }] };
    const { scopes } = await readJson<SyncReply>(await post("api/sync", request));
    for (const [, id] of scopes[0]?.rows ?? []) ids.add(id);
    since = scopes[0]?.seq ?? 0;
    more = scopes[0]?.more ?? false;
  }
  return ids;
}
