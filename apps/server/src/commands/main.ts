/**
 * `damim` of the shipped folder: the server, and what its operator does beside it. The checkout has the same as `npm run …`.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { callByDamim } from "../start/call-name.ts";
import { runServer } from "../start/run-server.ts";
import { backUp } from "./back-up.ts";
import { type Command, sayMistakes } from "../start/command.ts";
import { WRONG_SETTING_EXIT_CODE } from "../base/settings/config.ts";
import { findOwnVersion } from "../base/own-version.ts";
import { readSettings } from "./read-settings.ts";
import { doctor } from "./doctor.ts";
import { drill } from "./drill.ts";
import { toFolderSettings } from "./folder-settings.ts";
import { health } from "./health.ts";
import { makeAdmin } from "./make-admin.ts";
import { makeWords } from "./make-words.ts";
import { restore } from "./restore.ts";
import { service } from "./service.ts";
import { terminal } from "../start/terminal.ts";

const WRONG_CALL = 64;
const USAGE = `damim                 담임을 시작해요. 데이터는 이 폴더의 data에 있어요.
damim service install 컴퓨터가 켜질 때 저절로 시작하게 해요. service remove는 되돌려요.
damim backup          지금 백업해요. 켜진 채로 해도 돼요.
damim restore 파일    백업을 되돌려요. 먼저 담임을 꺼 주세요.
damim drill           가장 새 백업을 따로 풀어 온전한지 봐요. 켜진 채로 해도 돼요.
damim doctor          무엇이 이상한지 살펴봐요.
damim health          켜져 있고 쓸 수 있으면 0으로 끝나요.
damim admin add 메일  그 선생님을 관리자로 만들어요.
damim words           찾는 말을 새로 만들어요.
damim version         몇 번째 판인지 알려요.`;

const folder = path.dirname(import.meta.dirname);
const settingsFile = path.join(folder, "damim.env");

const commands: Readonly<Record<string, Command>> = {
  start: runServer({ webRoot: path.join(folder, "web") }),
  service: service(folder),
  backup: backUp,
  restore,
  drill,
  doctor: doctor(folder),
  health,
  admin: makeAdmin,
  words: makeWords,
  version: async ({ print }) => {
    print(`담임 ${findOwnVersion()}`);
    return 0;
  },
  help: async ({ print }) => {
    print(USAGE);
    return 0;
  },
};

const [given = "start", ...args] = process.argv.slice(2);
const name = /^--(help|version)$/.exec(given)?.[1] ?? given;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
// As `start/main.ts` has it.
if (name === "start") setFlagsFromString("--heap-growing-percent=50");
if (command) {
  const written = existsSync(settingsFile) && readSettings(readFileSync(settingsFile));
  if (written && !written.ok && name !== "help" && name !== "version") {
    terminal.complain(sayMistakes(written.mistakes));
    process.exit(WRONG_SETTING_EXIT_CODE);
  }
  const own = written && written.ok ? written.env : {};
  const env = toFolderSettings(folder, { ...own, ...process.env });
  process.exit(await command({ args, env, call: callByDamim, ...terminal }));
}
terminal.complain(`damim ${name}: 그런 명령은 없어요.\n${USAGE}`);
process.exit(WRONG_CALL);
