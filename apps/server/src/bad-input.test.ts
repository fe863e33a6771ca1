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
    const op = fc.record(
      {
        n: fc.integer(),
        kind: fc.oneof(text, fc.constantFrom("student", "checkIn")),
        id: text,
        set: fc.dictionary(text, fc.jsonValue()),
        at: fc.oneof(text, fc.constant(`${Date.now()}0000d1`)),
      },
      { requiredKeys: ["kind", "id"] },
    );
    const sync = fc.record({
      protocol: fc.constantFrom(1, 1, 1, 2),
      scopes: fc.array(
        fc.record({
          scope: fc.oneof(fc.constant(`t/${teacher.uid}/2026`), text),
          since: fc.oneof(fc.nat(), fc.integer(), fc.double()),
          ops: fc.array(op, { maxLength: 5 }),
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
        fc.oneof(sync, account, fc.jsonValue()),
        fc.constantFrom("application/json", "application/json", "text/plain"),
        async ({ path }, body, contentType) => {
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
