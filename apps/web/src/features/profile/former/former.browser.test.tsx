import { formerKind } from "@damim/domain/former-pupil/former.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { createRow, removeRow } from "@damim/sync/change.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { page, type Locator } from "vitest/browser";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { Component as ProfilePage } from "../profile-page.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const setting = { mode: "homeroom", teachesOtherClasses: false, school: "새봄초등학교" };
const formerRosters: readonly [year: number, grade: number, rows: object][] = [
  [2026, 3, { o1: ["김하린", "2017-03-02"], o2: ["서아람", "2017-05-11"] }],
  [2024, 1, { p1: ["한하준"] }],
];

/** A teacher on that day who had these classes, and lists the next one. */
async function show(names: Readonly<Record<string, readonly string[]>>, day = "2027-02-20") {
  const data = await buildTeacherData({ at: Date.parse(`${day}T09:00:00+09:00`) });
  const rosters = [...formerRosters, [2027, 4, names]] as const;
  for (const [year, grade, pupils] of rosters) {
    const row = { ...setting, grade, classNo: "2" };
    await data.profile.write([createRow(schoolYearKind.name, String(year), row)]);
    const store = data.years.get(year) ?? (await data.openYear(year));
    await store.write(
      Object.entries(pupils).map(([id, [name, birthday = null]], at) =>
        createRow(studentKind.name, id, { number: at + 5, name, birthday }),
      ),
    );
  }
  await renderAt("/profile", data, <ProfilePage />);
  const to = data.years.get(2027);
  if (!to) throw new Error("the coming year is open");
  return { data, to };
}
/** By no pointer: without the stylesheet a dialog does not lie on top. */
async function press(place: Locator) {
  await expect.element(place).toBeInTheDocument();
  const element = place.element();
  if (element instanceof HTMLElement) element.click();
}
const card = () => page.getByRole("region", { name: "새 학년도 준비" });
const dialog = () => page.getByRole("dialog", { name: "같은 학생 찾기" });
const radio = (who: string, name: string) =>
  dialog().getByRole("group", { name: who }).getByRole("radio", { name });
const save = () => press(dialog().getByRole("button", { name: "저장" }));

test("who is surely the same is ticked, who may be is asked, and all is kept in one step", async () => {
  const { data, to } = await show({
    n1: ["김하린", "2017-03-02"],
    n2: ["서아람"],
    n3: ["한하준", "2017-01-05"],
    n4: ["이나래"],
  });
  await press(card().getByRole("button", { name: "같은 학생 찾기" }));
  await expect.element(dialog().getByRole("checkbox", { name: "5번 김하린" })).toBeChecked();
  await expect
    .element(radio("6번 서아람", "같은 학생이에요"))
    .toHaveAccessibleDescription(/^2026학년도 3학년 2반 6번 · 2017년\s5월\s11일생$/);
  await press(radio("6번 서아람", "다른 학생이에요"));
  await press(radio("7번 한하준 (2017년 1월 5일생)", "같은 학생이에요"));
  await save();

  await expect.poll(() => to.rows(formerKind).size).toBe(3);
  expect(Object.fromEntries(to.rows(formerKind))).toMatchObject({
    n1: { year: 2026, formerId: "o1", answer: "same" },
    n2: { answer: "other" },
    n3: { year: 2024, formerId: "p1", answer: "same" },
  });
  data.history.undo();
  expect(to.rows(formerKind).size).toBe(0);
});

test("what was answered is not asked again, and can be changed", async () => {
  const { to } = await show({ n2: ["서아람"] });
  await press(card().getByRole("button", { name: "같은 학생 찾기" }));
  await press(radio("5번 서아람", "다른 학생이에요"));
  await save();
  await expect.poll(() => to.rows(formerKind).get("n2")?.answer).toBe("other");

  await press(card().getByRole("button", { name: "같은 학생 찾기" }));
  await expect.element(dialog().getByRole("region", { name: "이미 정했어요" })).toBeVisible();
  await expect.element(radio("5번 서아람", "다른 학생이에요")).toBeChecked();
  await press(radio("5번 서아람", "같은 학생이에요"));
  await save();
  await expect.poll(() => to.rows(formerKind).get("n2")?.answer).toBe("same");
});

test("it is asked in the year too, of who came later", async () => {
  await show({ n5: ["김하린", "2017-03-02"] }, "2027-04-01");
  await press(card().getByRole("button", { name: "같은 학생 찾기" }));
  await expect.element(dialog().getByRole("checkbox", { name: "5번 김하린" })).toBeChecked();
});

test("a roster of new names says so", async () => {
  await show({ n4: ["이나래"] });
  await press(card().getByRole("button", { name: "같은 학생 찾기" }));
  await expect.element(dialog().getByText(/지난 학년도 명단에 있던 이름이 없어요/)).toBeVisible();
});

test("what another device answered meanwhile stands, whoever saves later here", async () => {
  const { to } = await show({ n1: ["김하린", "2017-03-02"], n2: ["서아람"] });
  await press(card().getByRole("button", { name: "같은 학생 찾기" }));
  await expect.element(dialog().getByRole("checkbox", { name: "5번 김하린" })).toBeChecked();
  const answer = { studentId: "n1", year: 2026, formerId: "o1", answer: "other" };
  await to.write([createRow(formerKind.name, "n1", answer)]);

  await expect.element(dialog().getByRole("checkbox", { name: "5번 김하린" })).not.toBeChecked();
  await press(radio("6번 서아람", "같은 학생이에요"));
  await save();

  await expect.poll(() => to.rows(formerKind).get("n2")?.answer).toBe("same");
  expect(to.rows(formerKind).get("n1")?.answer).toBe("other");
});

test("two cannot both be one pupil of last year", async () => {
  const { to } = await show({ n1: ["서아람"], n2: ["서아람"] });
  await press(card().getByRole("button", { name: "같은 학생 찾기" }));
  for (const who of ["5번 서아람", "6번 서아람"]) await press(radio(who, "같은 학생이에요"));
  await save();

  const refused = dialog().getByRole("group", { name: "5번 서아람" }).getByRole("alert");
  await expect
    .element(refused)
    .toHaveTextContent("6번 서아람도 이 학생이라고 골랐어요. 한 명만 골라 주세요.");
  await expect.element(radio("5번 서아람", "같은 학생이에요")).toHaveFocus();
  expect(to.rows(formerKind).size).toBe(0);
  await press(radio("6번 서아람", "다른 학생이에요"));
  await expect.element(refused).not.toBeInTheDocument();
  await save();
  await expect.poll(() => to.rows(formerKind).get("n1")?.answer).toBe("same");
});

test("an answer is taken back when the pupil is no longer in last year's roster", async () => {
  const { data, to } = await show({ n2: ["서아람"] });
  const answer = { studentId: "n2", year: 2026, formerId: "o2", answer: "same" };
  await to.write([createRow(formerKind.name, "n2", answer)]);
  await data.year.write([removeRow(studentKind.name, "o2")]);
  await press(card().getByRole("button", { name: "같은 학생 찾기" }));

  await expect.element(dialog().getByRole("region", { name: "이미 정했어요" })).toBeVisible();
  await expect
    .element(radio("5번 서아람", "같은 학생이에요"))
    .toHaveAccessibleDescription("2026학년도 · 이 기기의 명단에는 없어요");
  await press(radio("5번 서아람", "다른 학생이에요"));
  await save();
  await expect.poll(() => to.rows(formerKind).get("n2")?.answer).toBe("other");
});

test("it promises the places where it is shown", async () => {
  await show({ n2: ["서아람"] });
  await press(card().getByRole("button", { name: "같은 학생 찾기" }));
  await expect
    .element(dialog().getByText(/^명단에서 학생을 열 때와 학생조회에서 「작년에도 우리 반」/))
    .toBeVisible();
});

test("a roster that comes with the network is looked through", async () => {
  const { data } = await show({ n4: ["이나래"] });
  await press(card().getByRole("button", { name: "같은 학생 찾기" }));
  await expect.element(dialog().getByText(/지난 학년도 명단에 있던 이름이 없어요/)).toBeVisible();
  vi.spyOn(data.rounds, "state").mockReturnValue("offline");
  await data.year.write([createRow(studentKind.name, "o9", { number: 9, name: "이나래" })]);
  await expect.element(radio("5번 이나래", "같은 학생이에요")).toBeInTheDocument();
});
