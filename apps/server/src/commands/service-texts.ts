import path from "node:path";

/** Of the server: settings, data or the call have to be mended first (sysexits.h). */
const NO_RESTART = "64 65 66 78";

/** A unit for systemd of one user: after a failure it starts again, unless something has to be mended. */
export function toSystemdUnit(folder: string): string {
  const program = path.posix.join(folder, "damim");
  return `[Unit]
Description=담임
After=network.target

[Service]
ExecStart="${escapeUnit(program)}" start
Restart=on-failure
RestartSec=5
RestartPreventExitStatus=${NO_RESTART}
TimeoutStopSec=30

[Install]
WantedBy=default.target
`;
}

/** % and $ are systemd's own. */
function escapeUnit(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll('"', '\\"')
    .replaceAll("%", "%%")
    .replaceAll("$", "$$$$");
}

/** A task of Windows: with the computer, without anybody who signs in, and again after a failure. */
export function toWindowsTask(folder: string, user: string): string {
  const program = escapeXml(path.win32.join(folder, "bin", "node.exe"));
  const script = escapeXml(path.win32.join(folder, "server", "damim.js"));
  return `<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo><Description>담임</Description></RegistrationInfo>
  <Triggers><BootTrigger><Enabled>true</Enabled></BootTrigger></Triggers>
  <Principals>
    <Principal id="Author">
      <UserId>${escapeXml(user)}</UserId>
      <LogonType>S4U</LogonType>
      <RunLevel>LeastPrivilege</RunLevel>
    </Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
    <RestartOnFailure><Interval>PT1M</Interval><Count>999</Count></RestartOnFailure>
  </Settings>
  <Actions Context="Author">
    <Exec>
      <Command>${program}</Command>
      <Arguments>--max-semi-space-size=16 "${script}" start</Arguments>
      <WorkingDirectory>${escapeXml(folder)}</WorkingDirectory>
    </Exec>
  </Actions>
</Task>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
