import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "./testing/build-test-server.ts";
import { buildServerBrowser, buildTeacher, type TestTeacher } from "./testing/build-teacher.ts";
import { DATABASE_KINDS } from "./testing/open-test-database.ts";

const REQUESTS = 600;

describe.each(DATABASE_KINDS)("bad input on %s", (kind) => {
  let server: TestServer;
  let teacher: TestTeacher;
  beforeAll(async () => {
    // A clock that runs fast, so that neither limits nor pauses hide an answer.
    let calls = 0;
    server = await buildTestServer(kind, { deps: { now: () => Date.now() + calls++ * 100 } });
    teacher = await buildTeacher(buildServerBrowser(server));
  });
  afterAll(() => server.close());

  it("is answered below 500, whatever it is", async () => {
    const { basePath } = server.config;
    const posts = server.routes.filter(({ method }) => method === "POST");
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.constant("\0"), fc.constant("s1"));
    const stamp = fc.nat(9999).map((n) => `${Date.now()}${String(n).padStart(4, "0")}d1`);
    // Of the right shape, so that it reaches the database; what is inside is anything.
    const op = fc.record({
      n: fc.nat(),
      kind: fc.oneof(text, fc.constantFrom("student", "checkIn")),
      id: text,
      set: fc.dictionary(text, fc.jsonValue()),
      at: fc.oneof(text, stamp),
    });
    const sync = fc.record({
      protocol: fc.constant(1),
      scopes: fc.array(
        fc.record({
          scope: fc.constantFrom(`t/${teacher.uid}/2026`, `t/${teacher.uid}/profile`, "t/x/2026"),
          since: fc.nat(),
          ops: fc.array(op, { minLength: 1, maxLength: 5 }),
        }),
        { maxLength: 3 },
      ),
    });
    const account = fc.record(
      { email: fc.oneof(text, fc.emailAddress()), password: text, name: text, token: text },
      { requiredKeys: [] },
    );

    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...posts.filter(({ path }) => !path.endsWith("sign-out"))),
        fc.constantFrom("application/json", "application/json", "text/plain"),
        fc.tuple(sync, account, fc.jsonValue(), fc.nat(4)),
        async ({ path }, contentType, [request, fields, anything, dice]) => {
          const fitting = path.endsWith("sync") ? request : fields;
          const body = dice === 0 ? anything : fitting;
          const cookie = [...teacher.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
          const response = await server.app.request(`http://localhost:4000${basePath}${path}`, {
            method: "POST",
            headers: { cookie, origin: "http://localhost:4000", "content-type": contentType },
            body: JSON.stringify(body),
          });
          expect(response.status, await response.text()).toBeLessThan(500);
        },
      ),
      { numRuns: REQUESTS, seed: 2026 },
    );
  });
});
