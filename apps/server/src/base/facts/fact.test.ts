import { expect, it } from "vitest";
import type { ServerReply } from "@damim/domain/admin/admin-reply.ts";
import { addAdmin } from "../../admin/add-admin.ts";
import { doctor } from "../../commands/doctor.ts";
import { createFigures } from "../../metrics/figures.ts";
import { readFigures } from "../../metrics/read-figures.ts";
import { createServer } from "../../start/create-server.ts";
import * as modulesByName from "../../start/modules.ts";
import { listFacts, type ServerModule } from "../../start/server-module.ts";
import { beginCommand } from "../../testing/begin-command.ts";
import { buildServerBrowser, buildTeacher, readJson } from "../../testing/build-teacher.ts";
import { serverOfAll } from "../../testing/server-of-tests.ts";
import { settings } from "../settings/config.ts";
import { parseConfig } from "../settings/parse-config.ts";
import { anyText } from "../settings/readers.ts";
import { type Setting, setting } from "../settings/setting.ts";
import { fact, tellFact } from "./fact.ts";

const server = serverOfAll("sqlite");
const sample: ServerModule = {
  name: "sample",
  facts: [
    fact("sample", "본보기", {
      read: async () => 3,
      say: (count) => `${count}개`,
      isWarn: (count) => count > 2,
      figures: { damim_sample: ["Samples.", (count) => count] },
    }),
    fact("broken", "고장", {
      read: () => Promise.reject(new Error("broken")),
      say: String,
      figures: { damim_broken: ["Never.", Number] },
      card: () => ({ lastBackupAt: 1 }),
    }),
  ],
};

/** What 관리 「서버」, the doctor and the metrics tell of these modules and settings. */
async function tellAll(modules: readonly ServerModule[], list: readonly Setting[] = settings) {
  const { dataDir } = server.config;
  const env = { DAMIM_DATA_DIR: dataDir, DAMIM_WEATHER: "off" };
  const parsed = parseConfig(env, undefined, list);
  const made = await createServer(
    { ...server, ...(parsed.ok && { config: parsed.value }) },
    modules,
  );
  const admin = await buildTeacher(buildServerBrowser({ ...server, app: made.app }));
  await addAdmin(server, admin.email);
  const reply = await readJson<ServerReply>(await admin.fetch("api/admin/server"));
  const { code, lines } = beginCommand(doctor(dataDir, modules, list), { ...env, PORT: "4999" });
  await code;
  return { reply, lines, figures: await readFigures(createFigures(made.facts), made) };
}

it("a fact comes with its module to 관리, the doctor and the metrics, and goes with it", async () => {
  const { modules } = server;
  const { reply, lines, figures } = await tellAll([...modules, sample]);
  expect(reply.facts).toContainEqual({ id: "sample", text: "본보기: 3개", isWarn: true });
  expect(lines).toContain("! 본보기: 3개");
  expect(figures).toContain(
    "# HELP damim_sample Samples.\n# TYPE damim_sample gauge\ndamim_sample 3\n",
  );

  expect(JSON.stringify(await tellAll(modules))).not.toMatch(/본보기|고장|damim_sample/);
});

it("a fact that cannot be read says so, and all others are read", async () => {
  const { reply, lines, figures } = await tellAll([sample, ...server.modules]);
  expect(reply.facts).toContainEqual({ id: "broken", text: "고장: 읽지 못했어요", isWarn: true });
  expect(reply).toMatchObject({ lastBackupAt: null, jobs: [], drill: null, wordsMadeAt: null });
  expect(lines).toContain("! 고장: 읽지 못했어요");
  expect(lines).toContain("  기다리는 알림이 없어요");
  expect(figures).toContain("# TYPE damim_broken gauge\n#");
  expect(figures).toContain("damim_deliveries_waiting 0\n");
});

it("a setting that leaves something out is told in 관리 and by the doctor", async () => {
  const setOff = setting("DAMIM_SAMPLE", "samples", { read: anyText, show: "본보기: 없어요" });
  const { reply, lines } = await tellAll(server.modules, [...settings, setOff]);
  expect(reply.off).toContain("본보기: 없어요. DAMIM_SAMPLE");
  expect(lines).toContainEqual(expect.stringMatching(/^  꺼진 것: .*날씨와 미세먼지.*, 본보기/));
});

it("two facts are not called the same", () => {
  expect(() => listFacts([sample, { ...sample, name: "other" }])).toThrow(
    "the fact sample is said twice",
  );
});

const NOW = Date.parse("2026-11-26T09:00:00+09:00");
const NIGHT = Date.parse("2026-11-26T03:10:00+09:00");
const failure = "버킷에 닿지 못했어요.";

it.each([
  ["program", "postgres", /^담임 [\d.]+, PostgreSQL에 저장해요$/],
  ["disk", { free: 45e9, all: 100e9 }, "디스크: 45GB 남았어요(45%)"],
  ["disk", { free: 9e8, all: 100e9 }, "! 디스크: 900MB 남았어요(0%). 1 GB는 있어야 해요"],
  ["bus", { isDeaf: false }, undefined],
  ["bus", { isDeaf: true }, /^! 다른 서버의 소식을 듣지 못하고 .+ DAMIM_BUS를 확인해 주세요$/],
  ["waiting", { count: 0, oldestMs: 0 }, "기다리는 알림이 없어요"],
  ["waiting", { count: 3, oldestMs: 130_000 }, "기다리는 알림: 3건, 가장 오래된 것은 2분째"],
  ["waiting-families", 0, "기다리는 가정 알림이 없어요"],
  ["waiting-families", 3, "기다리는 가정 알림: 3건"],
  ["backup", { at: null, backups: [] }, "마지막 백업: 아직 없어요. 밤마다 03:10에 해요"],
  ["backup", { at: NIGHT, backups: [{ bytes: 2e6 }] }, "마지막 백업: 오늘 오전 3:10, 2MB"],
  ["backup", { at: NIGHT - 2 * 86_400_000, backups: [] }, /^! .+ 3:10\. 백업이 오래되었어요$/],
  ["fuller-backup", "/x/damim-1.sqlite", /^! 마지막 백업: 그 전의 damim-1.sqlite보다 든 것이/],
  ["drill", { at: NIGHT, differences: [{ type: "damaged" }] }, /^! .+ 백업 파일이 상했어요$/],
  ["away", { at: NIGHT, failure }, /^! .+까지 보냈어요\. 버킷에 닿지 못했어요\. .+ 다시 보내요\.$/],
  ["off", ["쓰임 세기. ANALYTICS_URL", "메일: 둬요. SMTP_URL"], "꺼진 것: 쓰임 세기, 메일"],
] as const)("says %s of %o: %s", (id, value, said) => {
  const told = listFacts(Object.values(modulesByName))
    .filter((each) => each.id === id)
    .map((each) => tellFact({ fact: each, read: { value } }, NOW));
  const line = told[0] && `${told[0].isWarn ? "! " : ""}${told[0].text}`;
  if (said instanceof RegExp) expect(line).toMatch(said);
  else expect(line).toBe(said);
});
