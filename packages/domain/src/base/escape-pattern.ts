/**
 * A text as it stands within a pattern of the flags `u` or `v`, which refuse a backslash before any other sign: a name
 * may hold a hyphen or an apostrophe. `escapePattern("J.-P.")` is "J\\.-P\\.".
 */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
}
