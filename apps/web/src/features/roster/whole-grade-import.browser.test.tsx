import { createRow } from "@damim/sync/change.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { studentKind, type Student } from "@damim/domain/student/student.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Toaster } from "../../ui/overlay/toaster.tsx";
import { Component as RosterPage } from "./roster-page.tsx";

beforeEach(() => localStorage.clear());

async function openPasteWith(text: string, options: { students?: readonly Student[] } = {}) {
  const data = await buildTeacherData(options);
  await data.profile.write([
    createRow(schoolYearKind.name, "2026", {
      mode: "subject",
      teachesOtherClasses: false,
      school: "새봄초등학교",
      grade: 3,
      classNo: "2",
      taught: [1, 2, 4].map((classNo) => ({ grade: 3, classNo: `${classNo}`, subject: "과학" })),
    }),
  ]);
  await renderAt(
    "/",
    data,
    <>
      <RosterPage />
      <Toaster />
    </>,
  );
  await press("명단 붙여넣기");
  await page.getByRole("textbox", { name: "붙여넣을 명단" }).fill(text);
  return {
    rows: () => [...data.year.rows(studentKind).values()],
    // The toast's button is there for six seconds; a busy machine may take longer to look.
    undo: () => data.history.undo(),
  };
}

/** Without the stylesheet a dialog does not lie on top, so a pointer would hit what should be below it. */
async function press(name: string, role: "button" | "checkbox" | "radio" = "button") {
  const target = page.getByRole(role, { name });
  await expect.element(target).toBeEnabled();
  const element = target.element();
  if (element instanceof HTMLElement) element.click();
}

const grade = [1, 2, 3, 4].flatMap((classNo) =>
  [1, 2, 3].map((number) => `3\t${classNo}\t${number}\t학생${"가나다라"[classNo - 1]}${number}`),
);
const list = ["학년\t반\t번호\t이름", ...grade].join("\n");

describe("a whole grade in one list", () => {
  it("brings the classes that are taught, each told in a line, in one undo step", async () => {
    const { rows } = await openPasteWith(list);

    await expect.element(page.getByRole("heading", { name: "3개 반을 가져와요" })).toBeVisible();
    await expect.element(page.getByText("3줄 · 가져오지 않아요")).toBeVisible();
    await press("3학년 4반", "checkbox");
    await expect.element(page.getByText("6명을 가져와요")).toBeVisible();
    await press("가져오기");

    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(
      rows()
        .map(({ classKey }) => classKey ?? "own")
        .sort(),
    ).toEqual(["3-1", "3-1", "3-1", "own", "own", "own"]);
    await press("되돌리기");
    expect(rows()).toEqual([]);
  });
});

describe("a list that names somebody who left", () => {
  const gone: Student = {
    number: 7,
    name: "김하린",
    note: "피아노를 좋아해요",
    gone: { day: "2026-10-01", kind: "transferOut" },
  };

  it("asks before it takes a name alone for the same pupil, and brings her back with her words", async () => {
    const { rows } = await openPasteWith("1 권아인\n9 김하린", { students: [gone] });

    await expect
      .element(page.getByRole("group", { name: "전에 있던 김하린과 같은 학생인가요?" }))
      .toBeVisible();
    await expect.element(page.getByText("답을 기다리는 학생 1명은 빼고 가져와요")).toBeVisible();
    await press("같은 학생이에요", "radio");
    await expect.element(page.getByText("2명을 가져와요")).toBeVisible();
    await press("가져오기");

    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(rows()).toHaveLength(2);
    const back = rows().find(({ name }) => name === "김하린");
    expect(back).toMatchObject({ id: "student-1", number: 9, note: "피아노를 좋아해요" });
    expect(back?.gone ?? null).toBeNull();
  });

  it("takes her for a new pupil where the teacher says so", async () => {
    const { rows } = await openPasteWith("9 김하린", { students: [gone] });

    await press("다른 학생이에요", "radio");
    await press("가져오기");

    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(rows()).toHaveLength(2);
  });
});

describe("a list with other numbers for pupils who are there", () => {
  const students: readonly Student[] = [
    { number: 1, name: "권아인", note: "피아노" },
    { number: 2, name: "김하린" },
    { number: 3, name: "박수호" },
  ];

  it("changes the numbers alone, as one step that goes back", async () => {
    const { rows, undo } = await openPasteWith("1 강새봄\n2 권아인\n3 김하린\n4 박수호", {
      students,
    });

    await expect.element(page.getByText("번호가 바뀐 학생 3명").first()).toBeVisible();
    expect(page.getByRole("radio").elements()).toEqual([]);
    await expect.element(page.getByText("새 학생 1명")).toBeVisible();
    await press("가져오기");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    const numbers = () => rows().map(({ id, number, note }) => [id, number, note]);
    expect(numbers().slice(0, 3)).toEqual([
      ["student-1", 2, "피아노"],
      ["student-2", 3, undefined],
      ["student-3", 4, undefined],
    ]);
    expect(rows()).toHaveLength(4);

    expect(undo()).toBeDefined();
    expect(numbers()).toEqual([
      ["student-1", 1, "피아노"],
      ["student-2", 2, undefined],
      ["student-3", 3, undefined],
    ]);
  });

  it("asks about a name alone in a short list", async () => {
    const { rows } = await openPasteWith("9 김하린", { students });

    await expect
      .element(page.getByRole("group", { name: "명단에 있는 김하린과 같은 학생인가요?" }))
      .toBeVisible();
    await press("같은 학생이에요", "radio");
    await press("가져오기");

    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(rows().find(({ id }) => id === "student-2")?.number).toBe(9);
  });
});

describe("a class that is taught and has no pupils yet", () => {
  it("stands in the class switch, and takes the list that is pasted there", async () => {
    const { rows } = await openPasteWith("", { students: [{ number: 1, name: "권아인" }] });
    await userEvent.keyboard("{Escape}");
    await userEvent.selectOptions(page.getByRole("combobox", { name: "반" }), "3학년 4반");
    await expect.element(page.getByText(/3학년 4반에는 아직 학생이 없어요/)).toBeVisible();

    await press("명단 붙여넣기");
    await page.getByRole("textbox", { name: "붙여넣을 명단" }).fill("한하준\n이로운");
    await expect.element(page.getByText("3학년 4반으로 가져와요.")).toBeVisible();
    await press("가져오기");

    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(rows().map(({ name, number, classKey }) => [name, number, classKey])).toEqual([
      ["권아인", 1, undefined],
      ["한하준", 1, "3-4"],
      ["이로운", 2, "3-4"],
    ]);
  });
});
