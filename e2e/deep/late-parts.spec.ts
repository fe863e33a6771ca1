import { yearScope } from "@damim/domain/school-year/scope.ts";
import { expect, it } from "vitest";
import { buildBells } from "../../tools/screenshots/bells-of-pictures.ts";
import { standInMoment } from "../../tools/screenshots/example-class.ts";
import { findPiece } from "../support/find-piece.ts";
import { haveNoWorker } from "../support/have-no-worker.ts";
import { openDevice, type Device } from "../support/open-browser.ts";
import { findButton, findDialog, mark } from "../support/screen.ts";
import { shareDamim } from "../support/share-damim.ts";
import { openTeacher, post, push, recordYear, today } from "../support/teacher.ts";

const [damim, browser] = await shareDamim();

it("a window whose parts did not arrive opens by itself once they come, in the same page", async () => {
  const device = await openFirstVisit();
  const { page } = device;
  await openTeacher(damim, device.context, { studentCount: 3 });
  const reconnect = await cutOff(device, /own-day-dialog/);
  await page.goto(`${damim.url}holidays`);
  await findButton(page, "휴일 추가").click();
  await page.getByText("이 창을 아직 내려받지 못했어요.").waitFor();
  const isSamePage = await markPage(device);
  await reconnect();

  await findDialog(page, "휴일 추가").waitFor();
  expect(await isSamePage()).toBe(true);
  expect(device.troubles).toEqual([]);
});

it("오늘 stands without parts that did not arrive, and they come by themselves into their places", async () => {
  const device = await openFirstVisit();
  const { page } = device;
  const { students } = await openTeacher(damim, device.context, { studentCount: 3 });
  const [first] = students;
  if (!first) throw new Error("a class");
  const reconnect = await cutOff(device, /awaited-list|today-card|due-checks/);
  await page.goto(damim.url);
  const due = page.getByRole("region", { name: "오늘 할 일", exact: true });
  const missing = page.getByText("아직 못 불러왔어요. 인터넷이 되면 저절로 나와요.", {
    exact: true,
  });
  await due
    .getByText("아직 못 불러왔어요. 인터넷이 되면 저절로 나와요.", { exact: true })
    .waitFor();
  await mark(page, first, { kind: "absent", reason: "illness" });
  // A card that did arrive stands beside.
  await page.getByLabel("이름, 초성, 번호", { exact: true }).waitFor();
  const isSamePage = await markPage(device);
  await reconnect();

  await due.getByText("오늘까지 할 일이 없어요.", { exact: true }).waitFor();
  await expect.poll(() => missing.count()).toBe(0);
  expect(await isSamePage()).toBe(true);
  expect(device.troubles).toEqual([]);
});

it("오늘 moves nothing for cards that come after it stood without them", async () => {
  const device = await openFirstVisit();
  const { page, context } = device;
  const { uid } = await openTeacher(damim, context, { studentCount: 3 });
  await push(damim, context.request, yearScope(uid, recordYear), buildBells(today));
  await standInMoment(context, { day: today, now: Date.parse(`${today}T10:50:00+09:00`) });
  const pieces = [
    "class-table/around/home-card.tsx",
    "individual-record/elsewhere/unseen-card.tsx",
  ];
  const files = pieces.map((piece) => findPiece(`src/features/${piece}`));
  const reconnect = await cutOff(device, new RegExp(files.join("|")));
  await page.goto(damim.url);
  await findButton(page, "카드 순서").waitFor();
  const lessons = page.getByRole("region", { name: "오늘 수업", exact: true });
  expect(await lessons.count()).toBe(0);
  const standing = ["오늘 할 일", "학생 찾기"].map((name) =>
    page.getByRole("region", { name, exact: true }),
  );
  const findPlaces = () => Promise.all(standing.map((card) => card.boundingBox()));
  const places = await findPlaces();
  await reconnect();

  await lessons.waitFor();
  await page.getByRole("region", { name: "오래 못 본 학생", exact: true }).waitFor();
  expect(await findPlaces()).toEqual(places);
});

it("pupils write although a file that the window shares with others did not arrive at first", async () => {
  const teacher = await openDevice(browser, "about:blank");
  const link = await openRoom(teacher);
  const device = await openFirstVisit();
  const { page } = device;
  const reconnect = await cutOff(device, /pad-sheet/);
  await page.goto(link);
  await findButton(page, "1번").click();
  await findButton(page, "카드 추가").click();
  await page.waitForRequest(/pad-sheet/);
  const isSamePage = await markPage(device);
  await reconnect();

  await findDialog(page, "카드 추가").waitFor();
  expect(await isSamePage()).toBe(true);
  expect(device.troubles).toEqual([]);
});

/** Every part comes over the network, as on a first visit and in a school network without https. */
async function openFirstVisit(): Promise<Device> {
  const device = await openDevice(browser, "about:blank");
  await haveNoWorker(device);
  return device;
}

/** The connection breaks whenever one of these files is asked for. */
async function cutOff({ context }: Device, files: RegExp): Promise<() => Promise<void>> {
  await context.route(files, (route) => route.abort("connectionreset"));
  return () => context.unroute(files);
}

/** Tells whether the page still stands that stands now. */
async function markPage({ page }: Device): Promise<() => Promise<boolean>> {
  await page.evaluate(() => void (document.documentElement.dataset["mark"] = "here"));
  return () => page.evaluate(() => document.documentElement.dataset["mark"] === "here");
}

/** The link to a room of one pupil. */
async function openRoom({ context }: Device): Promise<string> {
  const [pupil] = (await openTeacher(damim, context, { studentCount: 1 })).students;
  const made = await post(damim, context.request, "pad/rooms", {
    roomName: "늦은 창",
    room: {
      board: "wall",
      entry: "tiles",
      names: "name",
      allowsHearts: true,
      allowsComments: true,
    },
    members: [{ studentId: pupil?.id, number: pupil?.number, name: pupil?.name }],
  });
  return String(Object(made).link);
}
