import { answerCouncil } from "@damim/domain/privacy/answer-council.ts";
import { listProcessors } from "@damim/domain/privacy/companies.ts";
import {
  hashFacts,
  listGaps,
  nothingTyped,
  type TrustReply,
} from "@damim/domain/privacy/trust-facts.ts";
import { writeConsent } from "@damim/domain/privacy/write-council-papers.ts";
import { writePolicy } from "@damim/domain/privacy/write-policy.ts";
import { retention } from "@damim/domain/data-map/retention.ts";
import { TOMBSTONE_DAYS } from "@damim/sync/server/compact.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ACCESS_LOG_DAYS } from "../access-log/access-log-job.ts";
import { DELETION_GRACE_DAYS } from "../accounts/change/deletion-routes.ts";
import { setSwitch } from "../admin/site-switches.ts";
import { AUDIT_DAYS } from "../admin/trim-audit-job.ts";
import { emptiedKinds } from "@damim/domain/registry/emptied-kinds.ts";
import { makeAdminCode } from "../admin/admin-code.ts";
import { parseConfig } from "../base/settings/parse-config.ts";
import { HISTORY_DAYS } from "../sync/trim-job.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { collectTrustFacts, type Used } from "./collect-trust-facts.ts";

const typed = {
  ...nothingTyped,
  institution: "새봄초등학교",
  officer: "교감 박정은",
  contact: "032-123-4567",
};

function collect(env: Readonly<Record<string, string>>, used: Partial<Used> = {}) {
  const parsed = parseConfig({ DAMIM_DATA_DIR: "/nowhere", ...env });
  if (!parsed.ok) throw new Error(parsed.mistakes.join("\n"));
  return collectTrustFacts(parsed.value, {
    typed: nothingTyped,
    pushHosts: [],
    isAiOff: false,
    hasAiTexts: false,
    isCertificateTrusted: false,
    ...used,
  });
}

describe("the facts", () => {
  it.each<readonly [string, Readonly<Record<string, string>>, object]>([
    ["a new server", {}, { lanPads: true }],
    ["a proxy with https", { DAMIM_ORIGIN: "https://damim.example" }, { https: true }],
    [
      "mail and a bucket away",
      {
        SMTP_URL: "smtp://user:pass-word@mail.example:587",
        DAMIM_BACKUP_TO: "s3+https://key:secret-key@far.example/bucket?region=kr",
      },
      {
        mail: true,
        backup: true,
        backupAway: true,
        hosts: { mail: ["mail.example"], backup: ["far.example"] },
      },
    ],
    [
      "a model of the school",
      { DAMIM_AI_URL: "http://192.168.0.9:11434/v1", DAMIM_AI_MODEL: "m" },
      { ai: "local", hosts: {} },
    ],
    [
      "a model in a cloud",
      { DAMIM_AI_URL: "https://ai.example/v1", DAMIM_AI_MODEL: "m", DAMIM_AI_KEY: "k" },
      { ai: "cloud", hosts: { ai: ["ai.example"] } },
    ],
    [
      "errors and counts here",
      { SENTRY_DSN: "self", ANALYTICS_URL: "self" },
      { errors: "self", counts: "self", hosts: {} },
    ],
  ])("of %s are what the settings say", (_, env, expected) => {
    expect(collect(env)).toMatchObject(expected);
  });

  it("have no key, no password and no name of an account", () => {
    const facts = collect({
      SMTP_URL: "smtp://user:pass-word@mail.example:587",
      SENTRY_DSN: "https://abc123@errors.example/1",
      DAMIM_AI_URL: "https://ai.example/v1",
      DAMIM_AI_MODEL: "m",
      DAMIM_AI_KEY: "geheim",
    });
    expect(JSON.stringify(facts)).not.toMatch(/pass-word|abc123|geheim|user:/u);
  });

  it("take push for used once a device hears, and no service that was not set", () => {
    const heard = collect({}, { pushHosts: ["fcm.googleapis.com", "push.apple.com"] });
    expect(collect({}).push).toBeUndefined();
    expect(heard).toMatchObject({ push: true });
    expect(answerCouncil(heard).at(-1)).toMatchObject({ answer: "no", evidence: "push" });
    expect(listGaps(heard).slice(-2)).toEqual([
      "알림 서버 업체와 나라 (fcm.googleapis.com)",
      "알림 서버 업체와 나라 (push.apple.com)",
    ]);
    expect(collect({}).topics).not.toContain("ai");
  });

  const KEYS = "s3+https://key:secret-key@";
  const wayTo: Readonly<Record<string, (host: string) => Readonly<Record<string, string>>>> = {
    mail: (host) => ({ SMTP_URL: `smtp://${host}:25` }),
    bucket: (host) => ({ DAMIM_FILES: `${KEYS}${host}/bucket` }),
    backup: (host) => ({ DAMIM_BACKUP_TO: `${KEYS}${host}/bucket` }),
    ai: (host) => ({ DAMIM_AI_URL: `https://${host}/v1`, DAMIM_AI_MODEL: "m", DAMIM_AI_KEY: "k" }),
    errors: (host) => ({ SENTRY_DSN: `https://abc123@${host}/1` }),
    hosting: (host) => ({ DATABASE_URL: `postgres://u:p@${host}/damim` }),
  };
  it.each(Object.keys(wayTo))("take %s for another company out of the school alone", (name) => {
    const tell = (host: string) => {
      const facts = collect(wayTo[name]?.(host) ?? {});
      return [listProcessors(facts), JSON.stringify(writePolicy(facts)).includes(host)];
    };
    for (const host of [
      "localhost",
      "127.0.0.1",
      "192.168.0.9",
      "10.1.2.3",
      "nas.local",
      "[fd00::9]",
    ])
      expect(tell(host), host).toEqual([[], false]);
    for (const host of ["far.example", "8.8.8.8"]) expect(tell(host), host).toEqual([[name], true]);
  });

  it("say of a storage only what lies there", () => {
    const tell = (name: string) =>
      JSON.stringify(writePolicy(collect(wayTo[name]?.("far.example") ?? {})));

    expect(tell("bucket")).not.toMatch(/암호화|열두 달/u);
    expect(tell("backup")).not.toMatch(/사진과 파일은 저장소/u);
    expect(tell("backup")).toContain("새것부터 14개, 다른 저장소에는 열두 달");
    const inside = collect({ DAMIM_BACKUP_TO: "s3+http://key:secret-key@localhost/bucket" });
    expect(JSON.stringify(writePolicy(inside))).not.toMatch(/https로만 보내|나라 밖으로 가요/u);
  });

  it("know a company by the host that it was named for, and no other", () => {
    const named = {
      ...nothingTyped,
      processors: {
        mail: { "smtp.naver.com": { name: "네이버", country: "대한민국" } },
        ai: { "ai.example": { name: "안 씀", country: "미국" } },
      },
    };
    const at = (host: string) => collect({ SMTP_URL: `smtp://${host}` }, { typed: named });
    const tell = (host: string) =>
      JSON.stringify([writePolicy(at(host)).sections.slice(4, 6), writeConsent(at(host))]);

    expect(answerCouncil(at("smtp.naver.com")).at(-1)?.answer).toBe("yes");
    expect(tell("smtp.naver.com")).toContain("나라 밖으로 보내지 않아요");
    expect(answerCouncil(at("smtp.gmail.com")).at(-1)?.answer).toBe("no");
    expect(listGaps(at("smtp.gmail.com")).at(-1)).toBe("메일 서버 업체와 나라 (smtp.gmail.com)");
    expect(tell("smtp.gmail.com")).not.toMatch(/네이버|밖으로 보내지 않아요/u);
    // What does nothing now is no fact: its name would be told as a change.
    expect(JSON.stringify(at("smtp.naver.com"))).not.toContain("안 씀");
  });

  it("take an address for safe that devices trust, and none of the inside or of one's own signing", () => {
    const own = { DAMIM_TLS_CERT: "/c.pem", DAMIM_TLS_KEY: "/k.pem" };
    expect(collect(own).https).toBeUndefined();
    expect(collect({ ...own, DAMIM_ORIGIN: "https://damim.example" }).https).toBeUndefined();
    expect(collect(own, { isCertificateTrusted: true }).https).toBe(true);
    expect(collect({ DAMIM_ORIGIN: "https://192.168.0.3" }).https).toBeUndefined();
  });

  it("leave out a model that is switched off in 관리, but for the texts that are still there", () => {
    const env = wayTo["ai"]?.("ai.example") ?? {};
    expect(collect(env, { isAiOff: true })).not.toHaveProperty("ai");
    expect(collect(env, { isAiOff: true }).topics).not.toContain("ai");
    expect(collect({}, { hasAiTexts: true }).topics).toContain("ai");
  });
});

it("what is promised is what the jobs do", () => {
  expect(retention.history.span.days).toBe(HISTORY_DAYS);
  expect(retention["deleted-rows"].span.days).toBe(TOMBSTONE_DAYS);
  expect(retention.account.span.daysAfterRequest).toBe(DELETION_GRACE_DAYS);
  expect(retention.audit.span.years).toBe(Math.floor(AUDIT_DAYS / 365));
  for (const { until, keptDays } of emptiedKinds)
    expect(Object.values(retention[until].span)).toEqual([keptDays]);
  expect(retention["access-log"].span.years).toBe(Math.floor(ACCESS_LOG_DAYS / 365));
});

describe.each(DATABASE_KINDS)("what is typed of the school on %s", (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await buildTestServer(kind);
  });
  afterEach(() => server.close());

  it("is an admin's to type, stands in the policy of everybody and in the log by its fields", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const other = await buildTeacher(buildServerBrowser(server));
    const code = await makeAdminCode({ database: server.database, now: Date.now });
    await teacher.post("api/admin/claim", { code });

    const send = (of: TestTeacher, next: object) =>
      of.post("api/admin/trust", { seen: nothingTyped, next });

    const refused = await send(other, typed);
    const unproven = await send(teacher, typed);
    await teacher.post("api/step-up", { password: teacher.password });
    const saved = await send(teacher, typed);
    const wrong = await send(teacher, { ...typed, effectiveOn: "내일" });
    const heard = (await readJson(await other.fetch("api/trust/facts"))) as TrustReply;
    const page = await (await server.app.request("/damim/privacy")).text();
    const log = JSON.stringify(await readJson(await teacher.fetch("api/admin/audit")));

    expect([refused, unproven, saved, wrong].map(({ status }) => status)).toEqual([
      403, 403, 200, 400,
    ]);
    expect(heard.facts.typed.officer).toBe("교감 박정은");
    expect(heard.hash).toBe(hashFacts(heard.facts));
    expect(answerCouncil(heard.facts)[6]).toMatchObject({ answer: "yes", evidence: "officer" });
    expect(page).toContain("교감 박정은");
    expect(page).toContain("아직 3곳 비었어요: 시행일, 서버가 있는 곳, 만 14세 미만");
    expect(log).toContain("기관명, 보호책임자, 연락처");
    expect(log).not.toContain("박정은");
  });

  it("stands beside what is really used: the services that devices hear by, and who is there to type", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const read = async () => readJson<TrustReply>(await teacher.fetch("api/trust/facts"));
    const before = await read();
    const session = await server.database.queries
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", teacher.uid)
      .executeTakeFirstOrThrow();
    const device = {
      user_id: teacher.uid,
      session_id: session.id,
      device: null,
      p256dh: "p",
      auth: "a",
    };
    const times = { taken_at: 1, saved_at: 1, shown_at: null, failures: 0 };
    await server.database.queries
      .insertInto("push_subscriptions")
      .values(
        ["https://fcm.googleapis.com/fcm/send/x", "https://web.push.apple.com/y"].map(
          (endpoint) => ({
            token: endpoint.slice(-22),
            endpoint,
            ...device,
            ...times,
          }),
        ),
      )
      .execute();
    await makeAdminCode({ database: server.database, now: Date.now }).then((code) =>
      teacher.post("api/admin/claim", { code }),
    );
    const after = await read();

    expect([before.hasAdmin, after.hasAdmin]).toEqual([false, true]);
    expect(before.facts.hosts.push).toBeUndefined();
    expect(after.facts.hosts.push).toEqual(["fcm.googleapis.com", "push.apple.com"]);
    expect(after.hash).not.toBe(before.hash);
  });

  it("does not name a model that an admin switched off", async () => {
    const DAMIM_AI_URL = "https://ai.example/v1";
    const other = await buildTestServer(kind, {
      env: { DAMIM_AI_URL, DAMIM_AI_MODEL: "m", DAMIM_AI_KEY: "k" },
    });
    const read = async () => (await other.app.request("/damim/privacy")).text();

    expect(await read()).toContain("ai.example");
    await setSwitch(
      { writeScope: other.writeScope, now: Date.now },
      { actorId: "", name: "aiWriting", isOff: true },
    );
    expect(await read()).not.toContain("ai.example");
    await other.close();
  });
});
