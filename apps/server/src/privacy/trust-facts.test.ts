import { answerCouncil } from "@damim/domain/privacy/answer-council.ts";
import { hashFacts, nothingTyped, type TrustReply } from "@damim/domain/privacy/trust-facts.ts";
import { retention } from "@damim/domain/privacy/retention.ts";
import { TOMBSTONE_DAYS } from "@damim/sync/server/compact.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ACCESS_LOG_DAYS } from "../access-log/access-log-job.ts";
import { DELETION_GRACE_DAYS } from "../accounts/change/deletion-routes.ts";
import { makeAdminCode } from "../admin/admin-code.ts";
import { parseConfig } from "../base/settings/parse-config.ts";
import { HISTORY_DAYS } from "../sync/trim-job.ts";
import { buildServerBrowser, buildTeacher, readJson } from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { collectTrustFacts } from "./collect-trust-facts.ts";

const typed = {
  ...nothingTyped,
  institution: "새봄초등학교",
  officer: "교감 박정은",
  contact: "032-123-4567",
};

function collect(env: Readonly<Record<string, string>>, isPushUsed = false) {
  const parsed = parseConfig({ DAMIM_DATA_DIR: "/nowhere", ...env });
  if (!parsed.ok) throw new Error(parsed.mistakes.join("\n"));
  return collectTrustFacts(parsed.value, { typed: nothingTyped, isPushUsed });
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
        bucket: true,
        backupAway: true,
        hosts: { mail: "mail.example", bucket: "far.example" },
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
      { ai: "cloud", hosts: { ai: "ai.example" } },
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
    expect(collect({}).push).toBeUndefined();
    expect(collect({}, true).push).toBe(true);
    expect(answerCouncil(collect({}, true)).at(-1)).toMatchObject({
      answer: "no",
      evidence: "push",
    });
    expect(collect({}).topics).not.toContain("ai");
  });
});

it("what is promised is what the jobs do", () => {
  expect(retention.history.span.days).toBe(HISTORY_DAYS);
  expect(retention["deleted-rows"].span.days).toBe(TOMBSTONE_DAYS);
  expect(retention.account.span.daysAfterRequest).toBe(DELETION_GRACE_DAYS);
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

    const refused = await other.post("api/admin/trust", typed);
    const saved = await teacher.post("api/admin/trust", typed);
    const wrong = await teacher.post("api/admin/trust", { ...typed, effectiveOn: "내일" });
    const heard = (await readJson(await other.fetch("api/trust/facts"))) as TrustReply;
    const page = await (await server.app.request("/damim/privacy")).text();
    const log = JSON.stringify(await readJson(await teacher.fetch("api/admin/audit")));

    expect([refused.status, saved.status, wrong.status]).toEqual([403, 200, 400]);
    expect(heard.facts.typed.officer).toBe("교감 박정은");
    expect(heard.hash).toBe(hashFacts(heard.facts));
    expect(answerCouncil(heard.facts)[6]).toMatchObject({ answer: "yes", evidence: "officer" });
    expect(page).toContain("교감 박정은");
    expect(page).toContain("아직 3곳 비었어요: 시행일, 서버가 있는 곳, 만 14세 미만");
    expect(log).toContain("기관명, 보호책임자, 연락처");
    expect(log).not.toContain("박정은");
  });
});
