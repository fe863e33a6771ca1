import { describe, expect, it } from "vitest";
import { buildTestServer } from "../testing/build-test-server.ts";
import { buildServerBrowser, buildTeacher } from "../testing/build-teacher.ts";
import { CONTENT_SECURITY_POLICY, listSecurityHeaders } from "./security-headers.ts";

describe("the headers of every answer", () => {
  it("let a page run its own files alone, in no frame, and make no markup of text", () => {
    const rules = CONTENT_SECURITY_POLICY.split("; ");

    expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|https?:|\*/);
    expect(rules).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        // Without the second one every paste into a memo throws.
        "trusted-types damim ProseMirrorClipboard",
      ]),
    );
  });

  it("keep browsers on https for a year where the operator gave an https address", () => {
    const arrival = { type: "secure", origin: "https://school.example" } as const;
    const find = (isHttps: boolean) =>
      new Map(listSecurityHeaders({ isHttps, arrival })).get("Strict-Transport-Security");

    expect(find(true)).toBe("max-age=31536000");
    // Our own certificate: a device that has not installed it would be locked out.
    expect(find(false)).toBeUndefined();
  });

  it("open the answers to no other origin, and nothing is taken from one by a plain form", async () => {
    const server = await buildTestServer("sqlite");
    const url = `${server.config.origin}/damim/api/session`;

    const read = await server.app.request(url, { headers: { origin: "https://evil.example" } });
    const asked = await server.app.request(url, {
      method: "OPTIONS",
      headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
    });
    const form = await server.app.request(`${server.config.origin}/damim/api/auth/sign-in/email`, {
      method: "POST",
      headers: { origin: server.config.origin, "content-type": "text/plain" },
      body: JSON.stringify({ email: "a@x.kr", password: "p" }),
    });

    for (const { headers } of [read, asked]) {
      expect(headers.get("access-control-allow-origin")).toBeNull();
    }
    expect(form.status).toBe(415);
    await server.close();
  });

  it("come with a sentence that tells nothing of the server when something broke", async () => {
    const server = await buildTestServer("sqlite");
    const teacher = await buildTeacher(buildServerBrowser(server));
    await server.database.queries.schema.dropTable("deletions").execute();

    const answer = await teacher.fetch("api/account");
    const text = await answer.text();

    expect(answer.status).toBe(500);
    expect(text).toContain("예상하지 못한 문제");
    expect(text).not.toMatch(/deletions|select|sql|node_modules|\.ts/i);
    await server.close();
  });
});
