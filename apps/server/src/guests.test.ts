import { afterEach, describe, expect, it } from "vitest";
import { buildServerBrowser, type TestBrowser } from "./testing/build-teacher.ts";
import { type Ask, listGuestRows, type Row, toStrange, toWrongCode } from "./testing/guest-rows.ts";
import { type GuestPages, openGuestPages } from "./testing/open-guest-pages.ts";
import { DATABASE_KINDS } from "./testing/open-test-database.ts";
import { serverOfAll } from "./testing/server-of-tests.ts";

const CODES_AN_HOUR = 600;
const YEAR_MS = 366 * 86_400_000;
const SUSPENDED =
  "지금은 새로 받지 않아요. 적은 글은 이 화면에 그대로 있어요. 선생님께 말씀해 주세요.";

describe.each(DATABASE_KINDS)("a guest of any route that is open to anyone, on %s", (kind) => {
  const server = serverOfAll(kind, {
    isClockStill: true,
    env: { DAMIM_ORIGIN: "https://damim.school.example" },
  });
  let addresses = 0;
  const comeAnew = (): TestBrowser => {
    addresses += 1;
    return buildServerBrowser(server, `203.0.${addresses >> 8}.${addresses & 255}`);
  };
  const send = (guest: TestBrowser, [path, body]: Ask): Promise<Response> =>
    body === undefined ? guest.fetch(path) : guest.post(path, body);
  /** Status and what it is about; a stream is not waited for. */
  async function ask(guest: TestBrowser, asked: Ask): Promise<string> {
    const answer = await send(guest, asked);
    const isJson = answer.headers.get("content-type")?.includes("json");
    const said = Object(isJson ? await answer.json() : {}) as {
      state?: string;
      error?: { type: string };
    };
    if (!isJson) await answer.body?.cancel();
    return `${answer.status} ${said.error?.type ?? said.state ?? ""}`;
  }
  const listBehindLinks = (rows: Readonly<Record<string, Row>>) =>
    Object.entries(rows).flatMap(([name, row]) =>
      /:code|pad\/enter/.test(name) ? [{ name, ...row }] : [],
    );
  const namesPupil = ({ right }: Row): boolean => right(1)[1]?.["name"] !== undefined;
  /** Somebody new where a pupil is named, pupil 1 with what is there already elsewhere. */
  const askInTurn = async (rows: Readonly<Record<string, Row>>) => {
    const said: Record<string, string> = {};
    for (const row of listBehindLinks(rows))
      said[row.name] = await ask(comeAnew(), row.right(namesPupil(row) ? 2 : 1));
    return said;
  };
  async function putIn({ codes, claimOf, letterOf, reportOf }: GuestPages): Promise<void> {
    const phone = comeAnew();
    expect(await ask(phone, [`api/book/${codes.book}/claims`, claimOf(1)])).toBe("200 asked");
    const told: Ask = [`api/class/${codes.class}/reports`, reportOf(1)];
    expect(await ask(phone, told)).toBe("200 told");
    expect(await ask(phone, [`api/capsule/${codes.capsule}/letters`, letterOf(1)])).toBe("200 ");
  }
  const readLog = ({ teacher }: GuestPages) =>
    server.accessLog.list([teacher.uid], { from: 0, until: Number.MAX_SAFE_INTEGER, limit: 2_000 });
  afterEach(() =>
    expect(server.logLines.filter((line) => line.includes('"level":50'))).toEqual([]),
  );

  it("stands in a row", async () => {
    const rows = listGuestRows(await openGuestPages(server));
    const open = server.routes.filter(({ who }) => who === "anyone");
    expect(
      [...new Set(Object.keys(rows).map((name) => name.replace(/ \(.*/, "")))].toSorted(),
    ).toEqual(open.map(({ method, path }) => `${method} ${path}`).toSorted());
    expect(listBehindLinks(rows).filter(({ stopped, closed }) => !stopped || !closed)).toEqual([]);
  });

  // Its counters stand in the memory of the process: one database shows them.
  it.runIf(kind === "sqlite")(
    "is refused after so many asks and told for how long, and who is right elsewhere gets in as before",
    { timeout: 240_000 },
    async () => {
      const rows = listGuestRows(await openGuestPages(server));
      const came: Record<string, string> = {};
      for (const [name, { right }] of Object.entries(rows))
        came[name] = await ask(comeAnew(), right(1));
      for (const [name, { right, limits }] of Object.entries(rows)) {
        const asked = right(1);
        for (const { after, ask: guess } of typeof limits === "string" ? [{ after: 8 }] : limits) {
          const stranger = comeAnew();
          const come = async (one: Ask): Promise<Response> => {
            const answer = await send(stranger, one);
            if (answer.status !== 429) await answer.body?.cancel();
            return answer;
          };
          const answers: Response[] = [];
          // A guess is counted once it was looked up.
          if (guess) for (let n = 0; n <= after; n += 1) answers.push(await come(guess(n)));
          else
            answers.push(
              ...(await Promise.all(Array.from({ length: after + 1 }, () => come(asked)))),
            );
          const refused = answers.filter(({ status }) => status === 429);
          expect(refused.length, `${name} after ${after}`).toBe(typeof limits === "string" ? 0 : 1);
          for (const answer of refused) {
            expect(Number(answer.headers.get("Retry-After")), name).toBeGreaterThanOrEqual(1);
            expect(await answer.text(), name).toMatch(/[가-힣]요\./);
          }
        }
      }
      for (const [name, { right }] of Object.entries(rows))
        expect(await ask(comeAnew(), right(2)), name).toBe(came[name]);
    },
  );

  it("is refused after 600 wrong codes, whichever route they came to, but not with one that was right there", async () => {
    const pages = await openGuestPages(server);
    const school = comeAnew();
    const coded = listBehindLinks(listGuestRows(pages)).filter(
      ({ right }) => right(1)[0].startsWith("api/b") || /go|capsule|class/.test(right(1)[0]),
    );
    for (const { right } of coded) expect(await ask(school, right(1))).not.toMatch(/^429/);
    for (let n = 0; n < CODES_AN_HOUR; n += 1) await ask(school, [`go/${toWrongCode(n)}`]);

    for (const { name } of coded)
      expect(
        await ask(school, listGuestRows(toStrange(pages))[name]?.right(1) ?? [""]),
        name,
      ).toMatch(/^429/);
    for (const { name, right } of coded)
      expect(await ask(school, right(1)), name).not.toMatch(/^429/);
  });

  it("hears of what has ended, of what never was and of a foreign card one and the same", async () => {
    const open = () => openGuestPages(server);
    const [pages, ended] = [await open(), await open()];
    for (const each of [pages, ended]) await putIn(each);
    await ended.end();
    const read = async (asked: Ask) => {
      const answer = await send(comeAnew(), asked);
      return `${answer.status} ${(await answer.text()).replaceAll(/"requestId":"[^"]+"/g, "")}`;
    };
    const strange = [toStrange(pages), toStrange(pages, "x")].map(listGuestRows);
    for (const { name, right } of listBehindLinks(listGuestRows(ended))) {
      const answers = [await read(right(1))];
      for (const rows of strange) answers.push(await read(rows[name]?.right(1) ?? [""]));
      const [path, body = {}] = listGuestRows(pages)[name]?.right(1) ?? [""];
      // Of a claim it is the own one.
      if (name.includes(":code") && "key" in body && !("name" in body))
        answers.push(await read([path, { ...body, key: "z".repeat(22) }]));
      expect(new Set(answers).size, `${name} ${answers.join("\n")}`).toBe(1);
      expect(answers[0], name).toMatch(name.includes("password") ? /^403 / : /^404 /);
    }
  });

  it("is nobody by a number and a name that two pupils have", async () => {
    const pages = await openGuestPages(server);
    await pages.addTwin();
    const named = listBehindLinks(listGuestRows(pages)).filter(namesPupil);

    expect(named).toHaveLength(3);
    for (const { name, right } of named)
      expect(await ask(comeAnew(), right(3)), name).toBe("422 who");
  });

  it("reads and takes back what is theirs while an admin stopped the account; what is new is refused with one sentence", async () => {
    const pages = await openGuestPages(server);
    await putIn(pages);
    const until = Date.now() + YEAR_MS;
    const suspension = { user_id: pages.teacher.uid, until, reason: "비밀 이유" };
    await server.database.queries.insertInto("suspensions").values(suspension).execute();
    const rows = listGuestRows(pages);

    expect(await askInTurn(rows)).toEqual(toColumn(rows, "stopped"));
    for (const { name, stopped, right } of listBehindLinks(rows)) {
      if (stopped !== "403 Suspended") continue;
      const answer = await send(comeAnew(), right(2));
      expect(JSON.parse(await answer.text()), name).toMatchObject({
        error: { message: SUSPENDED },
      });
    }
  });

  it("finds closed what the teacher closed or whose day has come, and each act in the teacher's access log", async () => {
    const [open, closed] = [await openGuestPages(server), await openGuestPages(server)];
    for (const [name, { right, log }] of Object.entries(listGuestRows(open)))
      if (!("no" in log) || name.includes(":code")) await ask(comeAnew(), right(1));
    await putIn(closed);
    await closed.close();
    const opened = await readLog(open);
    server.moveClock(YEAR_MS);
    const rows = listGuestRows(closed);

    expect(await askInTurn(rows)).toEqual(toColumn(rows, "closed"));
    const lines = [...opened, ...(await readLog(closed))];
    for (const [name, { log }] of Object.entries(rows)) {
      if ("no" in log) {
        expect(
          lines.filter(({ subject }) => subject === name),
          name,
        ).toEqual([]);
        continue;
      }
      const [act, subject = name, person] = log;
      const people = person === undefined ? [] : [person];
      expect(lines, name).toContainEqual(expect.objectContaining({ act, subject, people }));
    }
  });

  const toColumn = (rows: Readonly<Record<string, Row>>, column: "stopped" | "closed") =>
    Object.fromEntries(listBehindLinks(rows).map((row) => [row.name, row[column]]));
});
