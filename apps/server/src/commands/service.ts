import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Command, CommandRun } from "../start/command.ts";
import { toSystemdUnit, toWindowsTask } from "./service-texts.ts";

const UNIT = "damim.service";
const TASK = "Damim";

/**
 * `service install`: the server starts with the computer and again after a failure, by systemd of this user or by a task of
 * Windows. `service remove` takes that back and touches no data. Exit codes: 0 done, 64 wrong words or another system,
 * 78 the system refused.
 */
export function service(folder: string): Command {
  return async (run) => {
    const [act, ...rest] = run.args;
    if ((act !== "install" && act !== "remove") || rest.length > 0) {
      run.complain(
        `${run.call("service", "install")}이나 ${run.call("service", "remove")}라고 적어 주세요.`,
      );
      return 64;
    }
    if (process.platform === "win32")
      return act === "install" ? addTask(folder, run) : endTask(run);
    if (process.platform === "linux")
      return act === "install" ? addUnit(folder, run) : endUnit(run);
    run.complain("이 컴퓨터에서는 저절로 시작하게 하지 못해요. 리눅스와 윈도에서 돼요.");
    return 64;
  };
}

function addUnit(folder: string, run: CommandRun): number {
  const file = findUnit(run);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, toSystemdUnit(folder));
  run.print(`적었어요: ${file}`);
  const isOn =
    control("systemctl", "--user", "daemon-reload") &&
    control("systemctl", "--user", "enable", "--now", UNIT);
  const staysOn = isOn && control("loginctl", "enable-linger");
  if (isOn) run.print("담임을 시작했어요. 잠시 뒤 주소로 들어가 보세요.");
  else {
    run.print(
      `이 창에서는 켜지 못했어요. 컴퓨터에 로그인한 창에서 systemctl --user enable --now ${UNIT}를 적어 주세요.`,
    );
  }
  if (!staysOn) {
    run.print(
      "로그인하지 않아도 켜져 있게 하려면 sudo loginctl enable-linger 사용자이름을 적어 주세요.",
    );
  }
  return 0;
}

function endUnit(run: CommandRun): number {
  const file = findUnit(run);
  if (!existsSync(file)) {
    run.print("저절로 시작하게 한 적이 없어요. 바뀐 것은 없어요.");
    return 0;
  }
  control("systemctl", "--user", "disable", "--now", UNIT);
  rmSync(file);
  control("systemctl", "--user", "daemon-reload");
  run.print("이제 저절로 시작하지 않아요. 데이터는 그대로예요.");
  return 0;
}

function findUnit({ env }: CommandRun): string {
  const home = env["HOME"] || os.homedir();
  return path.join(env["XDG_CONFIG_HOME"] || path.join(home, ".config"), "systemd/user", UNIT);
}

function addTask(folder: string, run: CommandRun): number {
  const file = path.join(os.tmpdir(), `damim-task-${process.pid}.xml`);
  const { username } = os.userInfo();
  const domain = run.env["USERDOMAIN"];
  const user = domain ? `${domain}\\${username}` : username;
  // schtasks reads UTF-16 with its mark.
  writeFileSync(file, `\uFEFF${toWindowsTask(folder, user)}`, "utf16le");
  const isOn = control("schtasks", "/Create", "/F", "/TN", TASK, "/XML", file);
  rmSync(file);
  if (!isOn || !control("schtasks", "/Run", "/TN", TASK)) return refuseTask(run);
  run.print("담임을 시작했어요. 컴퓨터를 켜면 저절로 시작해요.");
  return 0;
}

function endTask(run: CommandRun): number {
  control("schtasks", "/End", "/TN", TASK);
  if (!control("schtasks", "/Delete", "/F", "/TN", TASK)) return refuseTask(run);
  run.print("이제 저절로 시작하지 않아요. 데이터는 그대로예요.");
  return 0;
}

function refuseTask({ complain }: CommandRun): number {
  complain("윈도가 작업을 바꾸지 못하게 했어요. 「관리자 권한으로 실행」한 창에서 다시 해 주세요.");
  return 78;
}

function control(program: string, ...words: readonly string[]): boolean {
  return spawnSync(program, words, { stdio: "ignore", timeout: 60_000 }).status === 0;
}
