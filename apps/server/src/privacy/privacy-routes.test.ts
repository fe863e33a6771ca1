import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";

describe("/privacy", () => {
  const servers: TestServer[] = [];
  const read = async (env: Readonly<Record<string, string>>) => {
    const server = await buildTestServer("sqlite", { env });
    servers.push(server);
    const answer = await server.app.request("/damim/privacy");
    return { answer, text: await answer.text() };
  };
  let plain: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    plain = await read({});
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  it("is there for everybody in twelve articles, and says what nobody typed yet", () => {
    expect(plain.answer.status).toBe(200);
    expect(plain.text).toContain("<h1>개인정보 처리방침</h1>");
    expect(plain.text.match(/제\d+조 /gu)).toHaveLength(12);
    expect(plain.text).toContain("아직 6곳 비었어요: 기관명, 보호책임자, 연락처, 시행일");
    expect(plain.text).toContain("기록은 이 서버의 데이터 폴더에 있고");
    expect(plain.text).toContain("처리를 맡기는 곳이 없어요");
    expect(plain.text).not.toMatch(/AI에 보낸|메일 서버|<script/u);
  });

  it("says what the settings send elsewhere, by host and without a key", async () => {
    const { text } = await read({
      DAMIM_SUPPORT_EMAIL: "help@school.example",
      DAMIM_AI_URL: "https://ai.example/v1",
      DAMIM_AI_MODEL: "m",
      DAMIM_AI_KEY: "비밀열쇠",
      SMTP_URL: "smtp://user:pass-word@mail.example:587",
      SENTRY_DSN: "https://abc123@errors.example/1",
      DAMIM_FILES: "s3+https://key:secret-key@files.example/bucket?region=kr",
    });
    expect(text).toContain('href="mailto:help@school.example"');
    for (const host of ["ai.example", "mail.example", "errors.example", "files.example"])
      expect(text).toContain(host);
    expect(text).not.toMatch(/비밀열쇠|pass-word|abc123|secret-key|user:/u);
  });
});
