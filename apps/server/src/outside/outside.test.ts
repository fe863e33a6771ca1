import { ok } from "@damim/domain/base/result.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { parseConfig } from "../base/settings/parse-config.ts";
import { openServiceStandIn, type ServiceStandIn } from "../testing/open-service-stand-in.ts";
import {
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from "../testing/open-test-database.ts";
import { createOutside, type Outside, type OutsideSpec } from "./create-outside.ts";
import { guardHosts } from "./guard-hosts.ts";
import { forgetCopies } from "./outside-copies.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOON = Date.UTC(2026, 10, 23, 3);

describe.each(DATABASE_KINDS)("a service outside, on %s", (kind) => {
  let database: TestDatabase;
  let service: ServiceStandIn;
  let now: number;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    service = await openServiceStandIn((url) => ({
      body: { said: url.searchParams.get("of"), turn: service.calls.length },
    }));
    now = NOON;
  });
  afterEach(async () => {
    await database.close();
    await service.close();
  });

  function build(more: Partial<OutsideSpec> = {}, on: Pick<TestDatabase, "queries"> = database) {
    return createOutside(
      { database: { ...database, queries: on.queries }, fetchOutside: fetch, now: () => now },
      {
        name: "poems",
        baseUrl: service.url,
        timeLimitMs: 2_000,
        freshMs: HOUR_MS,
        staleMs: 12 * HOUR_MS,
        bytesMax: 100_000,
        perDay: 10,
        ...more,
      },
    );
  }
  async function ask(outside: Outside, of = "sea", more: { readonly isForced?: boolean } = {}) {
    const answer = await outside.ask({
      key: of,
      path: "/poem",
      query: { of, secret: "s3cret" },
      read: (text) => {
        try {
          const { turn } = JSON.parse(text) as { readonly turn?: unknown };
          return typeof turn === "number"
            ? ok(turn)
            : { ok: false, refusal: { type: "FormatChanged" } };
        } catch {
          return { ok: false, refusal: { type: "FormatChanged" } };
        }
      },
      ...more,
    });
    return answer.ok ? answer.value.data : answer.refusal.type;
  }

  it("answers from a copy while that is fresh, also in another process and after a restart", async () => {
    const { databaseUrl, dataDir } = database;
    const second = openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
    expect(await ask(build())).toBe(1);
    now += HOUR_MS - 1;
    expect(await ask(build({}, second))).toBe(1);
    now += 1;
    expect(await ask(build({}, second))).toBe(2);
    expect(await ask(build({}, second), "hill")).toBe(3);
    await second.close();
  });

  it("asks once for two who ask the same, in one process and in two", async () => {
    service.trouble = "slow";
    const { databaseUrl, dataDir } = database;
    const second = openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
    const [here, there] = [build(), build({}, second)];

    expect(await Promise.all([ask(here), ask(here), ask(there)])).toEqual([1, 1, 1]);
    expect(service.calls).toHaveLength(1);
    await second.close();
  });

  it("has the answer that comes while another process looks for it", async () => {
    service.trouble = "slow";
    const { databaseUrl, dataDir } = database;
    const second = openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
    const asked = ask(build());
    await vi.waitFor(() => expect(service.calls).toHaveLength(1));
    let looks = 0;
    const slowLook = second.queries.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => "asking_until" in row) && ++looks === 3) await asked;
        return result;
      },
    });

    expect(await ask(build({}, { queries: slowLook }))).toBe(1);
    expect(looks).toBeGreaterThan(3);
    await second.close();
  });

  it("gives the old copy where no new answer comes, until that is worse than none", async () => {
    const outside = build();
    await ask(outside);
    service.trouble = 503;
    now += 11 * HOUR_MS;
    expect(await ask(outside)).toBe(1);
    now += HOUR_MS;
    expect(await ask(outside)).toBe("ServiceAway");
  });

  it.each([
    ["hang", "ServiceAway"],
    ["cut", "ServiceAway"],
    ["moved", "ServiceAway"],
    [502, "ServiceAway"],
    [401, "KeyRefused"],
    [429, "QuotaUsedUp"],
    ["html", "FormatChanged"],
    ["charset", "FormatChanged"],
    ["large", "FormatChanged"],
  ] as const)("tells %s as %s", async (trouble, refusal) => {
    const outside = build({ timeLimitMs: 300 });
    service.trouble = trouble;

    expect(await ask(outside)).toBe(refusal);
    expect(await outside.readHealth()).toMatchObject({
      callsToday: 1,
      lastFailure: refusal,
      lastFailedAt: now,
      lastGoodAt: null,
    });
    expect(service.calls.map(({ pathname }) => pathname)).not.toContain("/inside");
  });

  it("is left alone after three failures, twice as long each time, half an hour at most", async () => {
    const outside = build({ perDay: 1_000 });
    service.trouble = 500;
    for (let turn = 0; turn < 5; turn++) await ask(outside);
    expect(service.calls).toHaveLength(3);
    const rests: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      const { restsUntil } = await outside.readHealth();
      rests.push((restsUntil - now) / MINUTE_MS);
      now = restsUntil;
      await ask(outside);
    }
    expect(rests).toEqual([1, 2, 4, 8, 16, 30, 30]);

    service.trouble = undefined;
    now += 30 * MINUTE_MS;
    expect(await ask(outside)).toBe(11);
    expect(await outside.readHealth()).toMatchObject({ restsUntil: 0, lastGoodAt: now });
  });

  it("does not rest or hold back longer than that where a clock ran ahead", async () => {
    const outside = build();
    now = NOON + 24 * HOUR_MS;
    expect(await ask(outside)).toBe(1);
    service.trouble = 500;
    for (let n = 0; n < 3; n++) await ask(outside, "hill");
    service.trouble = undefined;
    now = NOON;

    expect((await outside.readHealth()).restsUntil).toBe(0);
    // Nor is the answer of tomorrow fresh until then.
    const before = service.calls.length;
    expect(await ask(outside)).toBe(before + 1);
  });

  it("rests for an hour where the key is refused, and is asked at once by who looks after it", async () => {
    const outside = build();
    service.trouble = 401;
    await ask(outside);
    service.trouble = undefined;
    now += 59 * MINUTE_MS;
    expect(await ask(outside, "hill")).toBe("KeyRefused");

    expect(await ask(outside, "hill", { isForced: true })).toBe(2);
    expect(await ask(outside)).toBe(3);
  });

  it("is not asked again within the hour for what it answered in another format", async () => {
    const outside = build();
    service.trouble = "html";
    await ask(outside);
    service.trouble = undefined;
    expect(await ask(outside)).toBe("FormatChanged");
    expect(await ask(outside, "hill")).toBe(2);
    now += HOUR_MS;
    expect(await ask(outside)).toBe(3);
  });

  it("is asked for what has no copy alone once nine tenths of its day are used", async () => {
    const outside = build({ freshMs: 0 });
    for (let turn = 0; turn < 9; turn++) await ask(outside);
    now += 1;
    expect(await ask(outside)).toBe(9);
    expect(await ask(outside, "hill")).toBe(10);
    expect(await ask(outside, "lake")).toBe("QuotaUsedUp");

    now += 24 * HOUR_MS;
    expect(await ask(outside, "lake")).toBe(11);
    expect(await outside.readHealth()).toMatchObject({ callsToday: 1 });
  });

  it("keeps no key, and forgets what is older than a month", async () => {
    await ask(build());
    const rows = () => database.queries.selectFrom("outside_copies").selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain("s3cret");

    await forgetCopies(database.queries, now);
    expect(await rows()).toHaveLength(1);
    await forgetCopies(database.queries, now + 1);
    expect(await rows()).toEqual([]);
  });
});

describe("the way out", () => {
  const parsed = parseConfig({ DAMIM_AI_URL: "http://192.168.0.9:11434/v1", DAMIM_AI_MODEL: "m" });
  if (!parsed.ok) throw new Error("settings");
  const init = { signal: AbortSignal.timeout(1_000), redirect: "error" } as const;
  const asked: string[] = [];
  const stub = async (url: string): Promise<Response> => {
    asked.push(new URL(url).host);
    return new Response("");
  };

  it("leads to the hosts of the settings and to push services, and nowhere else", async () => {
    const way = guardHosts(stub, parsed.value);
    for (const url of [
      "https://open.neis.go.kr/hub/schoolInfo",
      "https://api.open-meteo.com/v1/forecast",
      "http://192.168.0.9:11434/v1/chat/completions",
      "https://fcm.googleapis.com/fcm/send/x",
    ])
      await way(url, init);
    expect(asked).toHaveLength(4);

    for (const url of [
      "https://example.com/",
      "https://apis.data.go.kr/1360000",
      "http://169.254.169.254/latest/meta-data",
      "https://open.neis.go.kr.example.com/",
    ])
      await expect(way(url, init)).rejects.toThrow("no outside service");
    expect(asked).toHaveLength(4);
  });

  it("leads to no address of the house under a name of the internet", async () => {
    const inner = async () => [{ address: "93.184.216.34" }, { address: "10.0.0.7" }];
    const way = guardHosts(stub, parsed.value, inner);

    await expect(way("https://open.neis.go.kr/hub/x", init)).rejects.toThrow("open internet");
  });
});
