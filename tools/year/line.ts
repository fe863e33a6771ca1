import { parseSyncReply, type SyncRequest } from "@damim/sync/protocol.ts";
import type { RoundTripAnswer } from "../../apps/web/src/data/rounds/round-trip.ts";
import type { Dice } from "../../apps/web/src/kit/act/feature-act.ts";
import {
  buildBrowser,
  readJson,
  type TestBrowser,
} from "../../apps/server/src/testing/build-teacher.ts";
import type { Ledger } from "./ledger.ts";

/** How often the network does something wrong; 0 is never. */
export interface LineFaults {
  /** A request arrives and its answer does not. */
  readonly lostAnswer: number;
  /** A request arrives twice. */
  readonly twice: number;
}

/** A browser's way to the server, with its cookies. */
export interface Wire {
  readonly browser: TestBrowser;
  isOffline: boolean;
  readonly faults: { -readonly [name in keyof LineFaults]: number };
  /** Writes that went out so far. */
  readonly sent: number;
  /** One request of the sync protocol. Rejects as a browser does without network. */
  carry(request: SyncRequest): Promise<RoundTripAnswer>;
  /** Any other request of the page. Rejects as a browser does without network. */
  ask(path: string, init: RequestInit): Promise<Response>;
}

/** The same of somebody with an account. */
export interface Line extends Wire {
  readonly account: LineAccount;
  /** What seals the outbox of a shared device. Rejects without network. */
  fetchOutboxKey(): Promise<Uint8Array<ArrayBuffer>>;
  /** Says by her password who sits here. False without a server. */
  prove(): Promise<boolean>;
  /** The teacher types her password again. */
  signIn(): Promise<void>;
}

/** Who signs in; she may change her password. */
export interface LineAccount {
  readonly email: string;
  password: string;
}

export interface WireOptions {
  /** Of the process that this request meets. */
  readonly pickOrigin: () => string;
  readonly dice: Dice;
  readonly ledger: Ledger;
  /** A fault happened. */
  readonly onFault: (name: string) => void;
}

/** @param syncPath where rows go: a teacher's, or those of a pad room */
export function openWire(options: WireOptions, syncPath: "api/sync" | "api/pad/sync"): Wire {
  const { pickOrigin, dice, ledger, onFault } = options;
  const browser = buildBrowser((path, init) => {
    const origin = pickOrigin();
    const headers = new Headers(init.headers);
    headers.set("origin", origin);
    return fetch(origin + path, { ...init, headers });
  }, "");
  let sent = 0;
  async function sendRows(request: SyncRequest): Promise<RoundTripAnswer> {
    const response = await browser.post(syncPath, request);
    const text = await response.text();
    const count = request.scopes.reduce((sum, { ops }) => sum + ops.length, 0);
    sent += count;
    if (response.ok && count > 0) noteAnswer(request, text);
    return { status: response.status, text };
  }
  function noteAnswer(request: SyncRequest, text: string): void {
    const reply = parseSyncReply(JSON.parse(text));
    if (!reply.ok) throw new Error(`the server answered ${text.slice(0, 200)}`);
    for (const { scope, ops } of request.scopes) {
      const results = reply.value.scopes.find((each) => each.scope === scope)?.results ?? [];
      for (const { n, refusal } of results) {
        const op = ops.find((each) => each.n === n);
        if (op) ledger.take(scope, op, refusal);
      }
    }
  }
  const wire: Wire = {
    browser,
    isOffline: false,
    faults: { lostAnswer: 0, twice: 0 },
    get sent() {
      return sent;
    },
    async ask(path, init) {
      if (wire.isOffline) throw new TypeError("no network");
      return browser.send(path, init);
    },
    async carry(request) {
      if (wire.isOffline) throw new TypeError("no network");
      if (dice.isLucky(wire.faults.twice)) {
        onFault("a request twice");
        await sendRows(request);
      }
      const answer = await sendRows(request);
      if (dice.isLucky(wire.faults.lostAnswer)) {
        onFault("a lost answer");
        throw new TypeError("the connection was lost");
      }
      return answer;
    },
  };
  return wire;
}

export function openLine(
  options: WireOptions & { readonly account: LineAccount; readonly use: "own" | "shared" },
): Line {
  const { account, use } = options;
  const wire = openWire(options, "api/sync");
  const { browser } = wire;
  const line: Line = Object.assign(wire, {
    account,
    async signIn() {
      const { email, password } = account;
      const answer = await browser.post("api/auth/sign-in/email", { email, password });
      if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
      await browser.post("api/device", { use });
    },
    async prove() {
      const { password } = account;
      const proving = line.ask("api/step-up", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ password }),
      });
      return proving.then(({ ok }) => ok).catch(() => false);
    },
    async fetchOutboxKey() {
      if (wire.isOffline) throw new TypeError("no network");
      let answer = await browser.fetch("api/device/outbox-key");
      if (answer.status === 401) {
        await line.signIn();
        answer = await browser.fetch("api/device/outbox-key");
      }
      if (!answer.ok) throw new Error(`outbox-key answered ${answer.status}`);
      const { key } = await readJson<{ readonly key: string }>(answer);
      return Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
    },
  });
  return line;
}
