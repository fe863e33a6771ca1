import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { anyone } from "../http/route.ts";
import { serverOfAll } from "../testing/server-of-tests.ts";
import { createServer } from "./create-server.ts";
import { openJobs } from "./open-jobs.ts";
import type { ServerModule } from "./server-module.ts";

const server = serverOfAll("sqlite");
let runs = 0;
const seen: string[] = [];
const sample: ServerModule = {
  name: "sample",
  switch: "ideas",
  routes: ({ epoch }) => [anyone("GET api/sample", {}, async () => ({ epoch }))],
  jobs: () => [{ name: "drill", nextRun: (after) => after, run: async () => void (runs += 1) }],
  pages: [{ at: /^sample$/, find: (_, name) => (seen.push(name), "index.html") }],
};
const ask = async (list: readonly ServerModule[], path: string): Promise<number> => {
  const { app } = await createServer(server, list);
  return (await app.request(`${server.config.origin}/damim/${path}`)).status;
};

it("a module comes by one entry of the list and is gone without it: route, switch, job and page", async () => {
  const { modules } = server;
  const made = await createServer(server, [...modules, sample]);
  expect(made.routes.slice(0, -1)).toHaveLength(server.routes.length);
  expect(made.routes.at(-1)).toMatchObject({ path: "api/sample", switch: "ideas" });
  const jobs = openJobs({ ...made, modules: [sample] });
  await jobs.start();
  await jobs.runDue();
  await jobs.stop();
  expect(runs).toBeGreaterThan(0);

  expect(await ask([...modules, sample], "api/sample")).toBe(200);
  await ask([...modules, sample], "sample");
  expect(await ask(modules, "api/sample")).toBe(404);
  await ask(modules, "sample");
  expect(seen).toEqual(["sample"]);
});

it.each([
  ["does nothing", { name: "empty" }, "the server module empty does nothing"],
  ["is called as another", { ...sample, name: "ideas" }, "the server module ideas is said twice"],
  [
    "has another's address",
    { name: "thief", routes: () => [anyone("GET connect", {}, async () => ({}))] },
    "connect and thief both have GET connect",
  ],
] as const)("no server is made of a module that %s", async (_, wrong, sentence) => {
  await expect(createServer(server, [...server.modules, wrong])).rejects.toThrow(sentence);
});

const groundFolders =
  "adapters base db http jobs live metrics outside session sync testing tls web".split(" ");
/** What stands before all modules, or is made for more than one of them. */
const startKnows = [
  "back-up-before-change: backup",
  "check-place: backup",
  "open-data: backup, files",
  "open-ground: access-log, accounts, files, links, neis, notices, pad, push, weather, yard",
  "open-reporter: report",
  "run-server: documents",
  "say-start: admin",
];

it("what the start itself is made of knows parts of the server in modules.ts alone", () => {
  const known = globSync("*.ts", { cwd: import.meta.dirname }).flatMap((file) => {
    if (file.endsWith(".test.ts") || file === "modules.ts") return [];
    const text = readFileSync(path.join(import.meta.dirname, file), "utf8");
    const folders = new Set(
      [...text.matchAll(/"\.\.\/([\w-]+)\//g)].map(([, folder = ""]) => folder),
    );
    const parts = [...folders].filter((folder) => !groundFolders.includes(folder)).toSorted();
    return parts.length > 0 ? `${path.basename(file, ".ts")}: ${parts.join(", ")}` : [];
  });
  expect(known.toSorted()).toEqual(startKnows);
});
