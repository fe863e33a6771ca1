import { DEAD } from "@damim/sync/change.ts";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { checkedPadKinds } from "@damim/domain/pad/checked-pad-kinds.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import { mutateWire } from "@damim/sync/testing/mutate-wire.ts";
import type { Random } from "@damim/sync/testing/random.ts";
import type { Route } from "../http/route.ts";
import type { TestTeacher } from "./build-teacher.ts";
import { generateInput, type InputPool } from "./generate-input.ts";

export interface FuzzCaller {
  readonly name: "anonymous" | "teacher" | "other teacher" | "pupil";
  readonly cookies: ReadonlyMap<string, string>;
  /** Stands in every word that this caller writes, and may never be read by another. */
  readonly canary: string;
}

export interface FuzzRequest {
  readonly method: string;
  /** Below the base path. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const ORIGIN = "http://localhost:4000";
const YEARS = ["2025", "2026", "profile", "1999x"];

/** What callers reach for: their own and each other's scopes, rows, sessions and addresses. */
export function buildPool(
  caller: FuzzCaller,
  teachers: readonly TestTeacher[],
  {
    sessionIds,
    roomIds,
  }: { readonly sessionIds: readonly string[]; readonly roomIds: readonly string[] },
): InputPool {
  let counter = 0;
  // By name: the same dice ask the same, whatever order the kinds are told in.
  const ofTeacher = checkedKinds.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const kinds = caller.name === "pupil" ? checkedPadKinds : [...ofTeacher, ...checkedPadKinds];
  const scope = (random: Random): string =>
    random.isLucky(caller.name === "pupil" ? 0.9 : 0.1)
      ? `pad/${random.pick(roomIds)}`
      : `t/${random.pick(teachers).uid}/${random.pick(YEARS)}${random.isLucky(0.02) ? "/x" : ""}`;
  const rowId = (random: Random): string =>
    random.pick([`s${random.below(20)}`, `2026-05-0${1 + random.below(9)}~s1~late`]);
  const stamp = (random: Random): string =>
    toStamp(
      Date.now() - random.below(1e9) + random.below(100) * 1e6,
      counter++ % 10_000,
      caller.name.slice(0, 1),
    );
  const words = (random: Random): string => `${caller.canary} ${random.below(1_000)}`;
  const pool: InputPool = {
    scope,
    "?scopes": (random) => random.pick([scope(random), `${scope(random)},${scope(random)}`]),
    protocol: (random) => (random.isLucky(0.01) ? 2 : PROTOCOL_VERSION),
    since: (random) => random.pick([0, 0, 1, random.below(5_000)]),
    floor: (random) => random.below(3),
    n: () => counter++,
    kind: (random) => random.pick(kinds).name,
    id: rowId,
    ":id": (random) => random.pick([...sessionIds, ...roomIds, rowId(random)]),
    roomName: words,
    title: words,
    nickname: words,
    copyOf: (random) => random.pick(roomIds),
    at: stamp,
    before: stamp,
    email: (random) =>
      random.pick([...teachers.map(({ email }) => email), `${words(random)}@x.kr`]),
    newEmail: (random) => random.pick(teachers).email,
    password: (random) => random.pick(["wrong words", "1234", "봄날의 운동장 아홉 바퀴"]),
    newPassword: (random) => random.pick(["wrong words", "1234"]),
    token: (random) => random.pick(["a.b.c", "x", stamp(random)]),
    name: words,
    note: words,
    ops: (random) => Array.from({ length: random.below(6) }, () => generateOp(random)),
  };
  const fieldPool: InputPool = {
    ...pool,
    kind: (random) => random.pick(["absent", "late", "earlyLeave", "classMissed"]),
    number: (random) => 1 + random.below(40),
    day: () => "2026-05-04",
    birthday: () => "2011-03-02",
    classKey: (random) => `3-${random.below(9)}`,
    guardianPhone: () => "010-0000-0000",
  };
  return pool;

  /** Mostly one that its kind takes. */
  function generateOp(random: Random): unknown {
    const { name, schema } = random.pick(kinds);
    const kind = random.isLucky(0.98) ? name : "poem";
    const fields = random.isLucky(0.05) ? {} : generateInput(random, schema, fieldPool);
    const dead = random.isLucky(0.7) ? { [DEAD]: false } : {};
    const set = random.isLucky(0.05) ? { [DEAD]: true } : { ...dead, ...toObject(fields) };
    const at = stamp(random);
    const stamps = random.isLucky(0.05) ? { stamps: { name: stamp(random), [DEAD]: at } } : {};
    return { n: counter++, kind, id: rowId(random), set, at, ...stamps };
  }
}

/** A request to a route, of the right shape or a damaged one. */
export function generateRequest(
  random: Random,
  route: Route,
  caller: FuzzCaller,
  pool: InputPool,
): FuzzRequest {
  const { method, body, query = [] } = route;
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers: Record<string, string> = {
    ...(random.isLucky(0.02) ? {} : { origin: random.isLucky(0.02) ? "https://evil.kr" : ORIGIN }),
    ...(cookie ? { cookie } : {}),
    ...(body ? { "content-type": random.isLucky(0.02) ? "text/plain" : "application/json" } : {}),
  };
  const toText = (known: InputPool[string] | undefined): string => {
    const value = known?.(random) ?? "x";
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  const parameters = query
    .filter(() => random.isLucky(0.95))
    .map((name) => `${name}=${toQuery(random, toText(pool[`?${name}`] ?? pool[name]))}`);
  const path = route.path.replace(/:\w+/g, (name) => encodeURIComponent(toText(pool[name])));
  const target = parameters.length > 0 ? `${path}?${parameters.join("&")}` : path;
  if (!body) return { method, path: target, headers };
  const text = JSON.stringify(generateInput(random, body, pool)) ?? "null";
  const isDamaged = random.isLucky(0.25);
  return { method, path: target, headers, body: isDamaged ? mutateWire(random, [text]) : text };
}

function toQuery(random: Random, value: string): string {
  const text = random.isLucky(0.05) ? value + random.pick(["\0", "%", "가", "&scope="]) : value;
  return random.isLucky(0.98) ? encodeURIComponent(text.toWellFormed()) : "%E0%A4%A";
}

function toObject(fields: unknown): object {
  return typeof fields === "object" && fields !== null ? fields : {};
}
