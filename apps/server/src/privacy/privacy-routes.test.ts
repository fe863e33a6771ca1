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

  it("is there for everybody, and says where things lie and that nobody left a contact", () => {
    expect(plain.answer.status).toBe(200);
    expect(plain.text).toContain("<h1>개인정보를 이렇게 다뤄요</h1>");
    expect(plain.text).toContain("연락처를 아직 적지 않았어요");
    expect(plain.text).toContain("사진과 파일은 이 서버의 데이터 폴더에 있어요");
    expect(plain.text).not.toMatch(/AI매니저|메일 서버|<script/u);
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
