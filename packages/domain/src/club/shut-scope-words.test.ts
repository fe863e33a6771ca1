import { expect, it } from "vitest";
import { sayShutScope } from "./shut-scope-words.ts";

const clubs = [
  { uid: "c_mine", role: "member" },
  { uid: "c_seen", role: "viewer" },
] as const;

it.each([
  ["t/u1/2026", undefined],
  ["t/c_mine/2026", undefined],
  ["t/c_seen/2026", /볼 수만 있어/u],
  ["t/c_gone/2026", /이 클럽에서 나와 있어/u],
  ["t/c_gone/profile", /이 클럽에서 나와 있어/u],
  ["assign/019aa0c4-0000-7000-8000-000000000001", /지워진 반편성/u],
  ["pad/r1", undefined],
])("into %s", (scope, words) => {
  const said = sayShutScope(scope, clubs);
  if (words) expect(said).toMatch(words);
  else expect(said).toBeUndefined();
});
