/** A place in our own code. */
export interface StackFrame {
  /** A built file ("assets/index-BX3kq9aa.js"), on the server the source ("apps/server/src/sync/push.ts"). */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const FRAMES_MAX = 30;
const OWN_FILE =
  /(?:assets\/(?:pupil\/)?[A-Za-z][\w.-]{0,60}-[\w-]{7,8}\.js|(?:apps|packages)\/(?:server|web|domain|sync)\/src\/[a-z0-9/-]{1,120}(?:\.[a-z]+)?\.tsx?)/;
const PLACE = new RegExp(`(${OWN_FILE.source})(?:\\?[\\w=.-]*)?:(\\d{1,7}):(\\d{1,7})\\)?$`);
const WHOLE_OWN_FILE = new RegExp(`^${OWN_FILE.source}$`);

/**
 * The places in our own files that an error's stack names, innermost first. Nothing else of it: no function, no
 * address, no folder of this computer, and never the message, which engines repeat on top.
 *
 * ```ts
 * listFrames("TypeError: x\n    at f (http://localhost:4000/damim/assets/index-BX3kq9aa.js:1:42)");
 * // [{ file: "assets/index-BX3kq9aa.js", line: 1, column: 42 }]
 * ```
 */
export function listFrames(stack: string, message = ""): readonly StackFrame[] {
  const below = message && stack.includes(message) ? stack.replace(message, "") : stack;
  return below
    .split("\n")
    .slice(0, FRAMES_MAX * 3)
    .flatMap((line) => {
      const [, file, row, column] = PLACE.exec(line.trim()) ?? [];
      if (!file || !/^(?:at |\S*@|\w*@)/.test(line.trim())) return [];
      return [{ file, line: Number(row), column: Number(column) }];
    })
    .slice(0, FRAMES_MAX);
}

/** Those that can be ours: what a page sent may have been written by anybody. */
export function keepOwnFrames(frames: readonly StackFrame[]): readonly StackFrame[] {
  return frames
    .filter(({ file }) => WHOLE_OWN_FILE.test(file))
    .slice(0, FRAMES_MAX)
    .map(({ file, line, column }) => ({
      file,
      line: Math.trunc(line),
      column: Math.trunc(column),
    }));
}
