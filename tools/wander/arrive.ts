import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { toMonday } from "@damim/domain/class-table/weeks/week-letter.ts";
import { FAMILY_PAGE_ID } from "@damim/domain/family-page/family-page.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { surveyTemplates } from "@damim/domain/survey/own-survey.ts";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { findButton, waitForSyncState } from "../../e2e/support/screen.ts";
import type { RunningDamim } from "../../e2e/support/start-damim.ts";
import {
  type KnownTeacher,
  openTeacher,
  post,
  push,
  recordYear,
  today,
} from "../../e2e/support/teacher.ts";
import { toSurveyRoom } from "../../apps/web/src/features/survey/room-head.ts";
import type { LivedClass } from "./lived-class.ts";
import type { Place, Walker } from "./places.ts";

/** Where walks happen. */
export interface Ground {
  readonly damim: RunningDamim;
  readonly browser: Browser;
  readonly lived: LivedClass;
}

interface Arriving extends Ground {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly place: Place;
}

const PUPILS = 12;
const PLAN = "wander";
const MINUTE_MS = 60_000;

const ways: Readonly<Record<Walker, (way: Arriving) => Promise<string>>> = {
  async teacher(way) {
    await bringTeacher(way);
    return way.damim.url + way.place.path;
  },
  /** A club with pupils, in which the teacher stands from now on. */
  async club(way) {
    const { damim, context, page, place } = way;
    const { students } = await bringTeacher(way, PUPILS);
    const club = { name: "과학탐구", days: "2", place: "과학실" };
    const { uid } = read(await post(damim, context.request, "clubs", club), "uid");
    const rows = students.map(({ id, ...set }) => ({ kind: "student", id, set }));
    await push(damim, context.request, yearScope(uid, recordYear), rows);
    await page.reload();
    await findButton(page, "프로필 메뉴").click();
    await page.getByRole("menuitem", { name: club.name }).click();
    await page.getByRole("list", { name: "클럽 학생", exact: true }).waitFor();
    return damim.url + place.path;
  },
  async visitor({ damim, page, place }) {
    await page.goto(`${damim.url}try`);
    await page.getByRole("status", { name: "둘러보는 중", exact: true }).waitFor();
    return damim.url + place.path;
  },
  /** A family who has said whose it is: nobody guesses a pupil's name. */
  family: (way) =>
    asHost(way, async ({ students, uid }, host) => {
      const { damim, page } = way;
      const plan = {
        title: "2학기 상담",
        state: "open",
        ways: ["face", "phone"],
        minutes: 20,
        gap: 0,
        hours: [{ day: addDays(today, 5), from: "14:40", to: "16:40" }],
        closesHoursBefore: 1,
        confirm: "once",
        place: null,
        note: "편한 시간을 골라 주세요.",
      };
      const rows = [{ kind: "bookingPlan", id: PLAN, set: plan }];
      await push(damim, host.request, yearScope(uid, recordYear), rows);
      const address = await openLink(way, host, "book", `${recordYear}~${PLAN}`);
      await page.goto(address);
      const [pupil] = students;
      const field = (name: string) => page.getByRole("textbox", { name, exact: true });
      await field("번호").fill(String(pupil?.number));
      await field("학생 이름").fill(pupil?.name ?? "");
      await findButton(page, "다음").click();
      return address;
    }),
  /** A family at 우리 반 소식, on a day with news. */
  reader: (way) =>
    asHost(way, async ({ uid }, host) => {
      const toldAt = Date.now() - MINUTE_MS;
      const words = "독서록 내기\n체육복 입고 오기";
      const notice = { day: today, lines: words, told: words, doneAt: toldAt, toldAt };
      const monday = toMonday(today);
      await push(way.damim, host.request, yearScope(uid, recordYear), [
        {
          kind: "familyPage",
          id: FAMILY_PAGE_ID,
          set: { since: today, endsOn: addDays(today, 30) },
        },
        { kind: "dayNotice", id: today, set: notice },
        { kind: "weeklyLetter", id: monday, set: { told: { word: "추워졌어요" }, toldAt } },
      ]);
      return openLink(way, host, "class", String(recordYear));
    }),
  pupil: (way) =>
    asHost(way, ({ students }, host) =>
      openRoom(way, host, {
        roomName: "우리 반",
        room: {
          board: "wall",
          entry: "tiles",
          names: "name",
          allowsComments: true,
          allowsHearts: true,
        },
        members: students.map(({ id, number, name }) => ({ studentId: id, number, name })),
      }),
    ),
  answering: (way) =>
    asHost(way, ({ students }, host) => {
      const [template] = surveyTemplates;
      const questions = template?.questions.map((each, at) => ({ ...each, id: `q${at + 1}` }));
      return openRoom(
        way,
        host,
        toSurveyRoom({ title: "학급 온도", questions: questions ?? [] }, students),
      );
    }),
};

/** Makes who walks there and all that it needs, and says the address to which a walk comes back. */
export const arrive = (way: Arriving): Promise<string> => ways[way.place.who](way);

/** On a device that knows its teacher: what arrives for the first time may move a page. */
async function bringTeacher(
  { damim, context, page, place: { deviceUse }, lived }: Arriving,
  studentCount = 0,
): Promise<KnownTeacher> {
  const teacher = await openTeacher(damim, context, { studentCount, deviceUse });
  await lived.bring(damim, context.request, teacher.uid);
  await page.goto(damim.url);
  await waitForSyncState(page, "저장됨").catch(() => undefined);
  return teacher;
}

/** A teacher on a device of her own, of whom the guest has a link. */
async function asHost(
  { damim, browser }: Arriving,
  invite: (teacher: KnownTeacher, host: BrowserContext) => Promise<string>,
): Promise<string> {
  const host = await browser.newContext();
  try {
    return await invite(await openTeacher(damim, host, { studentCount: PUPILS }), host);
  } finally {
    await host.close();
  }
}

async function openRoom({ damim }: Arriving, host: BrowserContext, wish: object): Promise<string> {
  return String(read(await post(damim, host.request, "pad/rooms", wish), "link").link);
}

async function openLink(
  { damim }: Arriving,
  host: BrowserContext,
  kind: string,
  target: string,
): Promise<string> {
  const { links } = read(await post(damim, host.request, "links", { kind, target }), "links");
  return `${damim.url}${kind}/${Object(links)[0]?.code}`;
}

function read<Name extends string>(answer: unknown, name: Name): Readonly<Record<Name, string>> {
  const found: unknown = Object(answer)[name];
  if (found === undefined) throw new Error(`no ${name} in ${JSON.stringify(answer)}`);
  return Object(answer);
}
