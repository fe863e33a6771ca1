/** `damim`: Node and the server of the folder it lies in, wherever it is called from and by whatever link. */
export const POSIX_SCRIPT = `#!/bin/sh
script=$0
[ -L "$script" ] && script=$(readlink -f "$script")
case $script in */*) ;; *) script=./$script ;; esac
here=$(cd "\${script%/*}" && pwd)
MALLOC_ARENA_MAX=\${MALLOC_ARENA_MAX:-2}
export MALLOC_ARENA_MAX
exec "$here/bin/node" --max-semi-space-size=16 "$here/server/damim.js" "$@"
`;

/** The console shows Korean only in this code page. */
export const WINDOWS_SCRIPT = [
  "@echo off",
  "chcp 65001 >nul",
  '"%~dp0bin\\node.exe" --max-semi-space-size=16 "%~dp0server\\damim.js" %*',
  "",
].join("\r\n");
