import { padKeepsakeKind } from "@damim/domain/pad/pad-keepsake.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { PadDataContext, type PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { buildPadData, TEST_MEMBER } from "../../../testing/build-pad-data.ts";
import { buildTeacherData, TEST_NOW } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { KeepsakeSheet } from "./keepsake-sheet.tsx";

const CARD = "019aa0c4-0000-7000-8000-00000000000c";
const PICTURE = "019aa0c4-0000-7000-8000-0000000000f1";

const card: PadCardRow = {
  id: CARD,
  type: "picture",
  text: "학교 오는 길",
  file: PICTURE,
  by: TEST_MEMBER,
  madeAt: TEST_NOW,
  state: "shown",
  order: "a0",
};

afterEach(() => vi.unstubAllGlobals());

async function open(options: { readonly picture: Response }) {
  // `fetch` of the browser, but the room's server is not here.
  vi.stubGlobal("fetch", () => Promise.resolve(options.picture));
  const data = await buildTeacherData({
    students: [
      { number: 3, name: "김가온" },
      { number: 6, name: "남지호" },
    ],
  });
  const room = await buildPadData({
    role: "teacher",
    members: { [TEST_MEMBER]: { name: "남지호", number: 6, studentId: "student-2" } },
  });
  await renderAt(
    "/",
    data,
    <PadDataContext value={room}>
      <KeepsakeSheet onClose={() => undefined} card={card} roomTitle="가을 한 줄 시" />
    </PadDataContext>,
  );
  const dialog = page.getByRole("dialog", { name: "학생 기록으로 보내기" });
  return { data, dialog, kept: () => [...data.year.rows(padKeepsakeKind).values()] };
}

const id = (student: string) => `2026-11-20~${student}~${CARD}`;

describe("학생 기록으로 보내기", () => {
  it("copies words and picture to the pupil who made the card, and takes it back", async () => {
    const picture = new Response(new Blob(["jpeg"], { type: "image/jpeg" }));
    const { data, dialog, kept } = await open({ picture });
    await dialog.getByRole("button", { name: "보내기" }).click();

    await expect.poll(kept).toHaveLength(1);
    const [keepsake] = kept();
    expect(keepsake).toMatchObject({
      id: id("student-2"),
      studentId: "student-2",
      day: "2026-11-20",
      roomTitle: "가을 한 줄 시",
      text: "학교 오는 길",
    });
    await expect
      .poll(() => data.files.waiting())
      .toMatchObject([
        { id: keepsake?.photo, mime: "image/jpeg", place: { id: id("student-2"), field: "photo" } },
      ]);

    data.history.undo();
    expect(kept()).toEqual([]);
  });

  it("keeps the words when the picture cannot be fetched", async () => {
    const { data, dialog, kept } = await open({ picture: new Response("", { status: 503 }) });
    await dialog.getByRole("button", { name: "보내기" }).click();

    await expect.poll(kept).toMatchObject([{ text: "학교 오는 길" }]);
    expect(kept()[0]).not.toHaveProperty("photo");
    expect(data.files.waiting()).toEqual([]);
  });

  it("goes to another pupil whom the teacher chooses", async () => {
    const { dialog, kept } = await open({ picture: new Response("", { status: 503 }) });
    await dialog.getByRole("combobox", { name: "학생" }).selectOptions("3번 김가온");
    await dialog.getByRole("button", { name: "보내기" }).click();

    await expect.poll(kept).toMatchObject([{ id: id("student-1"), studentId: "student-1" }]);
  });
});
