import { expect, it } from "vitest";
import { searchMembers } from "./search-members.ts";

const members = ["강도윤", "권서아", "김가온", "김가온별", "박서준"].map((name, index) => ({
  id: `s${index}`,
  number: [1, 2, 12, 13, 20][index] ?? 0,
  name,
}));

it.each([
  // typed, in the list, first, meant for sure, what stays
  ["", "강도윤 권서아 김가온 김가온별 박서준", undefined, "", ""],
  ["김", "김가온 김가온별", "김가온", "", "김"],
  ["ㅅㅈ", "박서준", "박서준", "박서준", ""],
  ["김가온", "김가온 김가온별", "김가온", "김가온", ""],
  ["1", "강도윤 김가온 김가온별", "강도윤", "강도윤", ""],
  ["3", "", undefined, "", "3"],
  ["1-2 12", "", undefined, "강도윤 권서아 김가온", ""],
  ["1-2 31", "", undefined, "강도윤 권서아", "31"],
  ["홍", "", undefined, "", "홍"],
])("%j", (typed, listed, firstName, sure, left) => {
  const search = searchMembers(members, typed, []);
  expect(search.found.map(({ name }) => name).join(" ")).toBe(listed);
  expect(search.first?.name).toBe(firstName);
  expect(search.meant.map(({ name }) => name).join(" ")).toBe(sure);
  expect(search.left).toBe(left);
});

it("offers nobody twice, and no other number in place of a chosen one", () => {
  expect(searchMembers(members, "김", ["s2"]).first?.name).toBe("김가온별");
  expect(searchMembers(members, "1", ["s0"]).first).toBeUndefined();
  expect(searchMembers(members, "20", ["s1"]).first?.name).toBe("박서준");
  // 2번 is vacant in a class without 권서아: Enter takes no 20번.
  const others = members.filter(({ number }) => number !== 2);
  expect(searchMembers(others, "2", [])).toMatchObject({ first: undefined, meant: [], left: "2" });
});
