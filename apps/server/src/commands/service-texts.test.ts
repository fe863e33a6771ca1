import { describe, expect, it } from "vitest";
import { toSystemdUnit, toWindowsTask } from "./service-texts.ts";

describe("what starts the server with the computer", () => {
  it("is a unit of systemd that takes any folder, and starts nothing again that has to be mended", () => {
    const unit = toSystemdUnit("/home/새봄 초/100% $담임");

    expect(unit).toContain('ExecStart="/home/새봄 초/100%% $$담임/damim" start\n');
    expect(unit).toMatch(/^Restart=on-failure$/m);
    expect(unit).toMatch(/^RestartPreventExitStatus=64 65 66 78$/m);
  });

  it("is a task of Windows, at start and again after a failure", () => {
    const task = toWindowsTask("C:\\학교 & 담임\\damim", "SCHOOL\\teacher");

    expect(task).toContain("<Command>C:\\학교 &amp; 담임\\damim\\bin\\node.exe</Command>");
    expect(task).toContain('"C:\\학교 &amp; 담임\\damim\\server\\damim.js" start</Arguments>');
    expect(task).toContain("<BootTrigger>");
    expect(task).toContain("<RestartOnFailure>");
  });
});
