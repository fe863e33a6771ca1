import { mkdirSync, mkdtempSync, copyFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { NO_JOB_RUNNER } from "@damim/domain/admin/server-words.ts";
import { doctor } from "../commands/doctor.ts";
import { buildBrowser, buildTeacher } from "../testing/build-teacher.ts";
import { openTestDatabase, type TestDatabase } from "../testing/open-test-database.ts";
import { type SpawnedServer, spawnMain, spawnServer } from "../testing/spawn-server.ts";
import { beginCommand } from "../testing/begin-command.ts";
import { findFreePort } from "../testing/temporary-postgres.ts";

let database: TestDatabase;
let home: string;
let servers: SpawnedServer[];

beforeEach(async () => {
  database = await openTestDatabase("postgres");
  home = mkdtempSync(path.join(os.tmpdir(), "damim-roles-"));
  servers = [];
});
afterEach(async () => {
  for (const { child, ended } of servers) {
    child.kill("SIGKILL");
    await ended;
  }
  await database.close();
  rmSync(home, { recursive: true, force: true });
});

const settings = (more: Readonly<Record<string, string>> = {}) => ({
  DATABASE_URL: database.databaseUrl ?? "",
  ...more,
});

async function start(role: string): Promise<SpawnedServer> {
  const server = await spawnServer(home, { env: settings({ DAMIM_ROLE: role }) });
  servers.push(server);
  return server;
}

async function askDoctor(server: SpawnedServer): Promise<string> {
  writeFileSync(path.join(home, "CHECKSUMS"), "");
  const own = { DAMIM_DATA_DIR: home, DAMIM_ROLE: "web", DAMIM_WEATHER: "off" };
  const env = settings({ ...own, HOST: "localhost", PORT: new URL(server.origin).port });
  const { code, lines } = beginCommand(doctor(home), env);
  await code;
  return lines.join("\n");
}

const countJobs = async (): Promise<number> =>
  (await database.queries.selectFrom("jobs").select("name").execute()).length;
const listStates = async (): Promise<readonly string[]> =>
  (await database.queries.selectFrom("deliveries").select("state").execute()).map(
    ({ state }) => state,
  );

it(
  "one process answers people, and another does its jobs and sends its messages",
  { timeout: 60_000 },
  async () => {
    const web = await start("web");
    const browse = () =>
      buildBrowser((target, init) => fetch(web.origin + target, init), web.origin);
    const teacher = await buildTeacher(browse());
    const signIn = () =>
      browse().post("api/auth/sign-in/email", {
        email: teacher.email,
        password: teacher.password,
      });
    await signIn();
    await expect.poll(listStates).toEqual(["new"]);
    expect(web.output()).toContain(NO_JOB_RUNNER);
    expect(await askDoctor(web)).toContain(`! ${NO_JOB_RUNNER}`);
    expect(await countJobs()).toBe(0);

    const jobs = await start("jobs");
    const ask = async (page: string): Promise<number> =>
      (await fetch(`${jobs.origin}/damim/${page}`)).status;
    await expect.poll(listStates, { timeout: 10_000 }).not.toContain("new");
    expect(await countJobs()).toBeGreaterThan(5);
    expect(await ask("api/readyz")).toBe(200);
    expect(await askDoctor(web)).toContain("  작업: 하고 있어요");
    expect(await ask("api/session")).toBe(404);

    // At once, by a word on the bus, and not at the next look.
    await signIn();
    await expect.poll(async () => (await listStates()).length).toBe(2);
    await expect.poll(listStates, { timeout: 4_000 }).not.toContain("new");
  },
);

it("a role alone, without others to share with, is refused", async () => {
  const main = spawnMain({ DAMIM_DATA_DIR: home, DAMIM_ROLE: "jobs" });

  expect(await main.ended).toMatchObject({ code: 78 });
  expect(main.output()).toContain("DAMIM_ROLE=jobs은 서버가 여럿일 때만");
});

it("files that lie elsewhere than those of the database keep a server from starting", async () => {
  const first = await start("all");
  const other = path.join(home, "other");
  mkdirSync(other);
  copyFileSync(path.join(home, "secret"), path.join(other, "secret"));

  const refused = spawnMain(
    settings({ DAMIM_DATA_DIR: other, PORT: String(await findFreePort()), HOST: "localhost" }),
  );

  expect(await refused.ended).toMatchObject({ code: 78 });
  expect(refused.output()).toContain("다른 곳에 있어서 시작하지 않았어요");
  expect((await fetch(`${first.origin}/damim/api/readyz`)).status).toBe(200);
});

it("a start that was killed holds the next one up, which says so and starts", async () => {
  const until = Date.now() + 8_000;
  const lease = { name: "migrate", holder: "killed", expires_at: until };
  await database.queries.insertInto("leases").values(lease).execute();

  const server = await start("all");

  expect(server.output()).toContain("준비하다 멈췄어요");
  expect(Date.now()).toBeGreaterThan(until);
});
