import { createRow } from "@damim/sync/change.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Toaster } from "../../ui/overlay/toaster.tsx";
import { Component as RosterPage } from "./roster-page.tsx";

const rosterFiles = import.meta.glob<string>("../../../../../e2e/rosters/*", {
  query: "?url",
  import: "default",
  eager: true,
});

beforeEach(() => {
  // Drafts of the test before.
  localStorage.clear();
});

async function showRoster(students: readonly Omit<RosterStudent, "id">[] = []) {
  const data = await buildTeacherData({ students });
  await data.profile.write([
    createRow(schoolYearKind.name, "2026", {
      mode: "homeroom",
      teachesOtherClasses: false,
      school: "새봄초등학교",
      grade: 3,
      classNo: "2",
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
  return {
    data,
    names: () => [...data.year.rows(studentKind).values()].map(({ name }) => name),
    numbers: () =>
      [...data.year.rows(studentKind).values()].map(({ number }) => number).sort(byValue),
  };
}

const button = (name: string) => page.getByRole("button", { name });
/** Without the stylesheet a dialog does not lie on top, so a pointer would hit what should be below it. */
async function press(name: string, role: "button" | "radio" | "checkbox" = "button") {
  const target = page.getByRole(role, { name });
  await expect.element(target).toBeEnabled();
  const element = target.element();
  if (element instanceof HTMLElement) element.click();
}
const dialog = (name: string) => page.getByRole("dialog", { name });
const pasteField = () => page.getByRole("textbox", { name: "붙여넣을 명단" });
const table = () => page.getByRole("table", { name: "학생 명단" });
const taken = () => page.getByRole("table", { name: "가져올 학생" });

async function openPaste(text: string) {
  await press("명단 붙여넣기");
  await pasteField().fill(text);
}

/** Chooses a real file in the page's file field. */
async function chooseFile(name: string, content?: BlobPart) {
  const address = Object.entries(rosterFiles).find(([path]) => path.endsWith(`/${name}`))?.[1];
  const body = content ?? (await (await fetch(address ?? "")).blob());
  const files = new DataTransfer();
  files.items.add(new File([body], name));
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!field) throw new Error("no file field");
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

describe("명단관리 without pupils", () => {
  it("shows an example that is stored nowhere, and no table", async () => {
    const { names } = await showRoster();

    await expect.element(page.getByText("예시")).toBeVisible();
    await expect
      .element(page.getByText("지금 보이는 학생은 예시예요. 저장되지 않아요."))
      .toBeVisible();
    await expect.element(table()).not.toBeInTheDocument();
    expect(names()).toEqual([]);
  });

  it("ends the example on demand with an empty table", async () => {
    await showRoster();

    await press("예시 지우고 시작하기");

    await expect.element(table()).toBeVisible();
    expect(table().getByRole("row").elements()).toHaveLength(1);
    await expect.element(button("명단 붙여넣기")).toBeVisible();
  });
});

describe("명단 붙여넣기", () => {
  it("previews while typing and takes what is shown as one undo step", async () => {
    const { data, numbers } = await showRoster();

    await openPaste("1 권아인\n2 조수아\n3 정수아");
    await expect.element(taken().getByText("정수아")).toBeVisible();
    await press("가져오기");

    await expect.element(table().getByText("조수아")).toBeVisible();
    expect(table().getByRole("row").elements()).toHaveLength(4);
    expect(numbers()).toEqual([1, 2, 3]);
    await press("되돌리기");
    expect(numbers()).toEqual([]);
    data.history.redo();
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it("shows the rows not taken with their reasons, and takes them once mended", async () => {
    const { numbers } = await showRoster();

    await openPaste(
      "번호\t이름\t생년월일\n1\t권아인\t\n1\t조수아\t\n3\t\t2017-05-02\n4\t최지호\t2017년 2월 30일",
    );
    await expect.element(page.getByRole("heading", { name: "들어가지 못한 줄 3" })).toBeVisible();
    await expect.element(page.getByText("번호가 겹쳐요")).toBeVisible();
    await expect.element(page.getByText("이름이 비었어요")).toBeVisible();
    await expect.element(page.getByText("생년월일을 읽지 못했어요")).toBeVisible();
    await page.getByRole("textbox", { name: "3번째 줄 번호" }).fill("2");
    await page.getByRole("textbox", { name: "4번째 줄 이름" }).fill("송시우");
    await page.getByRole("textbox", { name: "5번째 줄 생년월일" }).fill("17.2.28");
    await press("가져오기");

    await expect.element(table()).toBeVisible();
    expect(numbers()).toEqual([1, 2, 3, 4]);
  });

  it("asks for the class of a pupil who has none among several classes", async () => {
    await showRoster();

    await openPaste("반\t번호\t이름\n2\t5\t권아인\n\t2\t조수아\n3\t1\t정수아\n2\t3\t최지호");
    await expect.element(page.getByText("반이 비었어요")).toBeVisible();
    await page.getByRole("textbox", { name: "3번째 줄 반" }).fill("2");

    await expect.element(page.getByText("3명을 가져와요")).toBeVisible();
  });

  it("has its text and its mended rows again after the page went away, until the text is another", async () => {
    await showRoster([]);
    await openPaste("번호\t이름\n1\t김가온\n1\t이나래");
    await page.getByRole("textbox", { name: "3번째 줄 번호" }).fill("2");
    await expect.element(page.getByText("2명을 가져와요")).toBeVisible();
    await cleanup();
    await showRoster([]);
    await press("명단 붙여넣기");
    await expect.element(page.getByText("2명을 가져와요")).toBeVisible();
    await pasteField().fill("번호\t이름\n1\t김가온\n1\t박다온");
    await cleanup();
    const { numbers } = await showRoster([]);
    await press("명단 붙여넣기");
    await expect.element(page.getByRole("textbox", { name: "3번째 줄 번호" })).toHaveValue("1");
    await page.getByRole("textbox", { name: "3번째 줄 번호" }).fill("5");
    await press("가져오기");
    await expect.poll(numbers).toEqual([1, 5]);
    expect(Object.keys(localStorage).filter((key) => key.includes("roster-paste"))).toEqual([]);
  });

  it("keeps a mended row's fields until the focus leaves it", async () => {
    await showRoster();
    await openPaste("1 권아인\n1 조수아\n1 정수아");
    const field = page.getByRole("textbox", { name: "2번째 줄 번호" });

    await field.fill("12");

    await expect.element(field).toHaveFocus();
    await expect.element(page.getByText("가져올 수 있어요")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("textbox", { name: "3번째 줄 번호" })).toHaveFocus();
    await expect.element(field).not.toBeInTheDocument();
  });

  it("refuses a number that another pupil has and knows the same pupil again", async () => {
    const { data, names } = await showRoster([
      { number: 1, name: "권아인" },
      { number: 2, name: "이솔" },
    ]);

    await openPaste("번호,이름,성별\n1,권아인,여\n2,조수아,여\n3,정수아,여");
    await expect
      .element(page.getByText("2번은 이미 이솔이에요. 다른 번호를 적어 주세요."))
      .toBeVisible();
    await press("가져오기");

    await expect.element(table().getByText("정수아")).toBeVisible();
    expect(names().sort()).toEqual(["권아인", "이솔", "정수아"]);
    expect(data.year.rows(studentKind).get("student-1")?.sex).toBe("female");
  });

  it("says so when no names can be found, and takes nothing", async () => {
    await showRoster();

    await openPaste("1 2 3\n4 5 6");

    await expect.element(page.getByText(/이름이 있는 칸을 찾지 못했어요/)).toBeVisible();
    await expect.element(button("가져오기")).toBeDisabled();
  });

  it("keeps the text when the dialog is closed by accident", async () => {
    await showRoster();
    await openPaste("1 권아인");

    await userEvent.keyboard("{Escape}");
    await expect.element(dialog("명단 붙여넣기")).not.toBeInTheDocument();
    await press("명단 붙여넣기");

    await expect.element(pasteField()).toHaveValue("1 권아인");
    await expect.element(taken().getByText("권아인")).toBeVisible();
  });

  it("says of 5 MB of lines that no roster is so long", async () => {
    await showRoster();
    await press("명단 붙여넣기");
    await expect.element(pasteField()).toBeVisible();

    putIn("1\t권아인\t여\n".repeat(300_000));

    await expect
      .element(page.getByText(/학생이 2,000명보다 많아서 가져오지 않았어요/))
      .toBeVisible();
  });

  it("does not read more than 5 MB", async () => {
    await showRoster();
    await press("명단 붙여넣기");
    await expect.element(pasteField()).toBeVisible();
    putIn("1\t권아인\t여\n".repeat(400_000));

    await expect.element(page.getByText(/5MB보다 길어서 읽지 않았어요/)).toBeVisible();
  });
});

it("names in a second column are told, and taken when the teacher says so", async () => {
  const { numbers } = await showRoster();

  await openPaste("권아인\t조수아\n정수아\t한다솜");
  await expect
    .element(page.getByText("조수아, 한다솜 2명은 가져오지 않아요. 학생이면 켜 주세요."))
    .toBeVisible();
  await press("옆 칸의 이름도 학생이에요", "checkbox");
  await expect.element(page.getByText("4명을 가져와요")).toBeVisible();
  await press("가져오기");

  await expect.element(table().getByText("한다솜")).toBeVisible();
  expect(numbers()).toEqual([1, 2, 3, 4]);
});

it("a column that is not read is told", async () => {
  await showRoster();

  await openPaste("1\t권아인\t안경 씀\n2\t조수아\t");

  await expect.element(page.getByText("3번째 칸(안경 씀)은 쓰지 않아요.")).toBeVisible();
});

it("a first line that is dropped is told, with why", async () => {
  await showRoster();

  await openPaste("담임: 한유진\n번호\t이름\n1\t권아인\n2\t조수아");

  await expect
    .element(page.getByText("1번째 줄 「담임: 한유진」은 표의 머리글 위에 있어서 넣지 않았어요."))
    .toBeVisible();
});

describe("파일에서 가져오기", () => {
  it.each(["class-3-2.xlsx", "class-3-2-euckr.csv", "class-3-2-paste.tsv"])(
    "%s brings 27 pupils and says that 9 is vacant",
    async (name) => {
      const { numbers } = await showRoster();

      await chooseFile(name);
      await expect.element(dialog("가져오기 미리보기")).toBeVisible();
      await expect.element(page.getByText("결번 9번")).toBeVisible();
      await press("가져오기");

      await expect.element(table().getByText("응우옌티란")).toBeVisible();
      expect(numbers()).toHaveLength(27);
    },
  );

  it("shows the mistakes of a file beside what it takes", async () => {
    await showRoster();

    await chooseFile("class-3-2-with-mistakes.xlsx");

    await expect.element(page.getByRole("heading", { name: "들어가지 못한 줄 4" })).toBeVisible();
    expect(taken().getByRole("row").elements()).toHaveLength(9);
    await expect.element(page.getByText("8명을 가져와요")).toBeVisible();
  });

  it("takes one class of a file with several, the first choice being the profile's", async () => {
    const { numbers } = await showRoster();

    await chooseFile("grade-2-all-classes.xlsx");
    const choice = page.getByRole("combobox", { name: "가져올 반" });
    await expect.element(choice).toHaveValue("2-1");
    await userEvent.selectOptions(choice, "2-4");
    await expect.element(taken().getByText("한지유")).toBeVisible();
    await press("가져오기");

    await expect.element(table()).toBeVisible();
    expect(numbers()).toHaveLength(28);
  });

  it("of another class says so and waits for the teacher's word where it goes", async () => {
    const { data } = await showRoster();

    await chooseFile("6-1 명렬표.csv", "번호,이름\n1,권아인\n2,조수아");
    await expect.element(page.getByText("6학년 1반 명단이에요")).toBeVisible();
    await expect.element(page.getByText("어느 반인지 골라 주세요")).toBeVisible();
    await expect.element(button("가져오기")).toBeDisabled();
    await press("3학년 2반 학생이에요", "radio");
    await press("가져오기");

    await expect.element(table().getByText("조수아")).toBeVisible();
    expect([...data.year.rows(studentKind).values()].map(({ classKey }) => classKey)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("answers an .xls with the way out and leaves the page free", async () => {
    await showRoster();

    await chooseFile("class-3-2-legacy.xls");

    await expect
      .element(page.getByRole("alert").getByText(/예전 엑셀 파일\(\.xls\)은 읽을 수 없어요/))
      .toBeVisible();
    await expect.element(page.getByRole("alert").getByText(/\.xlsx로 바꿔 저장/)).toBeVisible();
    await expect.element(button("파일에서 가져오기")).toBeEnabled();
  });

  it.each([
    ["broken.xlsx", "PK\u0003\u0004 and nothing more", /파일을 읽지 못했어요/],
    ["picture.png", "x", /\.png 파일은 읽을 수 없어요/],
    ["empty.csv", "", /비어 있어요/],
  ])("answers %s with a sentence", async (name, content, sentence) => {
    await showRoster();

    await chooseFile(name, content);

    await expect.element(page.getByRole("alert").getByText(sentence)).toBeVisible();
  });
});

describe("one pupil", () => {
  it("is added with the next number", async () => {
    const { numbers } = await showRoster([{ number: 7, name: "서지후" }]);

    await press("학생 추가");
    await dialog("학생 추가").getByRole("textbox", { name: "이름" }).fill("이솔");
    await userEvent.keyboard("{Enter}");

    await expect.element(table().getByText("이솔")).toBeVisible();
    expect(numbers()).toEqual([7, 8]);
  });

  it("is not added under a number that is taken, and nothing typed is lost", async () => {
    const { numbers } = await showRoster([{ number: 7, name: "서지후" }]);
    await press("학생 추가");
    const form = dialog("학생 추가");
    await form.getByRole("textbox", { name: "번호" }).fill("7");
    await form.getByRole("textbox", { name: "이름" }).fill("이솔");

    await press("추가");

    await expect
      .element(page.getByText("7번은 이미 서지후예요. 다른 번호를 적어 주세요."))
      .toBeVisible();
    await expect.element(form.getByRole("textbox", { name: "번호" })).toHaveFocus();
    await expect.element(form.getByRole("textbox", { name: "이름" })).toHaveValue("이솔");
    expect(numbers()).toEqual([7]);
  });

  it("is changed in a dialog, keeping the row and its other facts", async () => {
    const { data } = await showRoster([{ number: 7, name: "서지후", note: "우유 알레르기" }]);
    await press("7번 서지후 고치기");

    await dialog("7번 서지후").getByRole("textbox", { name: "생년월일" }).fill("17.1.25");
    await press("저장");

    await expect.element(table().getByText("2017년 1월 25일").first()).toBeVisible();
    expect(data.year.rows(studentKind).get("student-1")).toMatchObject({
      birthday: "2017-01-25",
      note: "우유 알레르기",
    });
  });

  it("keeps what was typed and not saved for the next opening, and lets it go on demand", async () => {
    const { data } = await showRoster([{ number: 3, name: "김하린" }]);
    await press("3번 김하린 고치기");
    await page.getByRole("textbox", { name: "메모" }).fill("땅콩 알레르기");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog("3번 김하린")).not.toBeInTheDocument();

    await press("3번 김하린 고치기");
    await expect.element(page.getByRole("textbox", { name: "메모" })).toHaveValue("땅콩 알레르기");
    await press("버리고 처음 값으로");
    await expect.element(page.getByRole("textbox", { name: "메모" })).toHaveValue("");
    expect([...data.year.rows(studentKind).values()][0]).not.toHaveProperty("note");
  });

  it("is taken off the roster and brought back whole", async () => {
    const { data, names } = await showRoster([
      { number: 7, name: "서지후", note: "우유 알레르기" },
    ]);
    await press("7번 서지후 고치기");

    await press("지우기");
    await expect.poll(names).toEqual([]);
    await press("되돌리기");

    await expect.element(table().getByText("서지후")).toBeVisible();
    expect(data.year.rows(studentKind).get("student-1")?.note).toBe("우유 알레르기");
  });
});

/** A paste as the browser announces it: typing five million letters through a test takes minutes. */
function putIn(data: string): void {
  const paste = { data, inputType: "insertFromPaste", cancelable: true, bubbles: true };
  pasteField().element().dispatchEvent(new InputEvent("beforeinput", paste));
}

function byValue(a: number, b: number): number {
  return a - b;
}
