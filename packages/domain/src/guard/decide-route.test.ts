import { codePageNames } from "../links/guest-pages.ts";
import { describe, expect, it, test } from "vitest";
import { decideRoute, type GuardState, type RouteDecision } from "./decide-route.ts";
import { toWarningWords } from "./guard-warnings.ts";
import { fitsPattern } from "./route-pattern.ts";
import { publicRoutes, serverRoutes } from "./routes.ts";

/** Every route of the source specification and the ones we added, as patterns with an address each. */
const teacherRoutes = {
  "/admin": "/admin",
  "/aimanager": "/aimanager",
  "/surveyProcessor": "/surveyProcessor",
  "/weteacher": "/weteacher",
  "/classTable": "/classTable",
  "/attendance": "/attendance",
  "/consulting": "/consulting",
  "/memo": "/memo",
  "/checkListMemo": "/checkListMemo",
  "/todo": "/todo",
  "/monthClassTable": "/monthClassTable",
  "/student-manage": "/student-manage",
  "/classTimeTable": "/classTimeTable",
  "/dailyLog": "/dailyLog",
  // Ours.
  "/access-log": "/access-log",
  "/devices": "/devices",
  "/data": "/data",
  "/trash": "/trash",
} as const;
const teacherAndClubRoutes = {
  "/holidays": "/holidays",
  "/classgame": "/classgame",
  "/groupPage": "/groupPage",
  "/alarm": "/alarm",
  "/simsim/:feature": "/simsim/all",
  "/manageStudent": "/manageStudent",
  "/manageCheckListMemo": "/manageCheckListMemo",
  "/manageConsult": "/manageConsult",
  "/manageAttendance": "/manageAttendance",
  "/scoreBoard": "/scoreBoard",
  "/simpleRandom": "/simpleRandom",
  "/notice": "/notice",
  "/mypage": "/mypage",
  "/tool/:name": "/tool/timer",
} as const;
const publicPages = {
  "/reviews/:feature": "/reviews/attendance",
  "/privacy": "/privacy",
  "/auth/verify": "/auth/verify?token=1",
  "/auth/reset": "/auth/reset?token=1",
  "/book/:code": "/book/a1",
  "/answer/:code": "/answer/a1",
  "/capsule/:code": "/capsule/a1",
} as const;
const ruled = ["/profile", "/club", "/main", "/padIt", "/padIt/:roomName/:roomPw", "/screenLock"];
const everyScreen = [
  ...Object.keys(teacherRoutes),
  ...Object.keys(teacherAndClubRoutes),
  ...Object.keys(publicPages),
  ...ruled,
];
const teacherPaths = Object.values(teacherRoutes);
const clubPaths = Object.values(teacherAndClubRoutes);
const publicPaths = Object.values(publicPages);
const padLink = "/padIt/3학년2반/1234";
const unknownPaths = ["/nothing", "/attendance/x", "/reviews", "/Attendance", "/simsim", "/tool"];
const everyPath = [
  "/",
  ...teacherPaths,
  ...clubPaths,
  ...publicPaths,
  "/profile",
  "/club",
  "/main",
  "/padIt",
  padLink,
  "/screenLock",
  ...unknownPaths,
];

interface StateRow {
  readonly name: string;
  readonly state: GuardState;
  readonly allowed: readonly string[];
  readonly elsewhere: RouteDecision;
}

const home: RouteDecision = { type: "redirect", to: "/" };
const ready = buildState({ session: "signedIn", schoolYearReady: true });
const trying = buildState({ session: "trying", schoolYearReady: true });
const withoutServer = teacherPaths.filter((path) => !serverRoutes.includes(path));
const states: readonly StateRow[] = [
  {
    name: "signed out",
    state: buildState({}),
    allowed: ["/", ...publicPaths, padLink],
    elsewhere: home,
  },
  {
    name: "signed out, on a device that once was locked",
    state: buildState({ locked: true }),
    allowed: ["/", ...publicPaths, padLink],
    elsewhere: home,
  },
  {
    name: "a student in a pad room",
    state: buildState({ padRoom: true }),
    allowed: ["/padIt", padLink, "/privacy"],
    elsewhere: { type: "redirect", to: "/padIt" },
  },
  {
    name: "signed in without a school year",
    state: buildState({ session: "signedIn" }),
    allowed: ["/", "/profile", ...publicPaths],
    elsewhere: home,
  },
  {
    name: "signed in, with no school year to go on with but one before",
    state: buildState({
      session: "signedIn",
      openWithoutYear: ["/attendance", "/data", "/mypage", "/simsim/:feature"],
    }),
    allowed: ["/", "/profile", "/attendance", "/data", "/mypage", "/simsim/all", ...publicPaths],
    elsewhere: home,
  },
  {
    name: "signed in, at a desktop",
    state: ready,
    allowed: ["/", ...teacherPaths, ...clubPaths, ...publicPaths, "/profile", "/club"],
    elsewhere: home,
  },
  {
    name: "signed in, on a phone, with a pad room",
    state: { ...ready, device: "mobile", padRoom: true },
    allowed: [
      "/",
      ...teacherPaths,
      ...clubPaths,
      ...publicPaths,
      "/profile",
      "/club",
      "/main",
      "/padIt",
    ],
    elsewhere: home,
  },
  {
    name: "in a class that is made up",
    state: trying,
    allowed: ["/", ...withoutServer, ...clubPaths, ...publicPaths, "/profile"],
    elsewhere: home,
  },
  {
    name: "in a class that is made up, locked",
    state: { ...trying, locked: true },
    allowed: ["/screenLock", ...publicPaths],
    elsewhere: { type: "redirect", to: "/screenLock" },
  },
  {
    name: "locked",
    state: { ...ready, locked: true },
    allowed: ["/screenLock", ...publicPaths],
    elsewhere: { type: "redirect", to: "/screenLock" },
  },
  {
    name: "locked, without a school year, in a club's version, with a pad room",
    state: { ...ready, locked: true, schoolYearReady: false, version: "club", padRoom: true },
    allowed: ["/screenLock", ...publicPaths],
    elsewhere: { type: "redirect", to: "/screenLock" },
  },
  {
    name: "in a club's version without a school year",
    state: { ...ready, schoolYearReady: false, version: "club" },
    allowed: ["/", "/profile", ...publicPaths],
    elsewhere: home,
  },
];

describe.each(states)("$name", ({ state, allowed, elsewhere }) => {
  it.each(everyPath.filter((path) => allowed.includes(path)))("opens %s", (path) => {
    expect(decideRoute(state, path)).toEqual({ type: "allow" });
  });

  it.each(everyPath.filter((path) => !allowed.includes(path)))("is led away from %s", (path) => {
    const isWarned = state.session === "trying" && !state.locked && serverRoutes.includes(path);
    const expected = isWarned
      ? { type: "warn", warning: "trying", stay: "/" }
      : path === padLink && state.session === "signedOut"
        ? { type: "allow" }
        : elsewhere;
    expect(decideRoute(state, path)).toEqual(expected);
  });
});

it.each(codePageNames)(
  "/%s/:code is open to everybody, also while a teacher's screen is locked",
  (name) => {
    expect(publicRoutes).toContain(`/${name}/:code`);
  },
);

describe("a pad room's address opened by a signed-out visitor", () => {
  it("makes a student: only padIt opens from then on", () => {
    expect(decideRoute(buildState({}), padLink)).toEqual({ type: "allow" });
    expect(decideRoute(buildState({ padRoom: true }), "/")).toEqual({
      type: "redirect",
      to: "/padIt",
    });
  });
});

describe("in a club's version", () => {
  const club: GuardState = { ...ready, version: "club", from: "/classgame" };

  it.each(["/", ...clubPaths, ...publicPaths])("%s opens", (path) => {
    expect(decideRoute(club, path)).toEqual({ type: "allow" });
  });

  it.each([
    ...teacherPaths.map((path) => [path, "tab"]),
    ["/profile", "profile"],
    ["/club", "clubManagement"],
  ])("%s gives the warning %s and the visitor stays", (path, warning) => {
    expect(decideRoute(club, path)).toEqual({ type: "warn", warning, stay: "/classgame" });
  });

  it.each([
    ["tab", "이 메뉴는"],
    ["profile", "프로필 수정은"],
    ["clubManagement", "클럽 관리는"],
  ] as const)("the warning %s says what works in the main version", (warning, subject) => {
    expect(toWarningWords(warning)).toEqual({
      title: "클럽 버전에서는 쓸 수 없어요",
      text: `${subject} 메인 버전에서 쓸 수 있어요. 프로필 메뉴에서 메인 버전으로 바꿔 주세요.`,
    });
  });

  it("a deep link to a closed screen stays at the main screen", () => {
    const { from: _from, ...deepLink } = club;

    expect(decideRoute(deepLink, "/memo?about=freeMemo")).toEqual({
      type: "warn",
      warning: "tab",
      stay: "/",
    });
  });

  it.each([...unknownPaths, "/screenLock", "/main", "/padIt"])(
    "%s leads to the main screen",
    (path) => {
      expect(decideRoute(club, path)).toEqual(home);
    },
  );

  it("a screen of its own address opens by the pattern that it fits", () => {
    const knownScreens = ["/tool/calculator", "/tool/timer", "/reviews/fairDraw", "/simsim/all"];

    for (const path of knownScreens)
      expect(decideRoute({ ...club, knownScreens }, `${path}?x=1`)).toEqual({ type: "allow" });
    expect(decideRoute(buildState({ knownScreens }), "/reviews/fairDraw")).toEqual({
      type: "allow",
    });
    expect(decideRoute(buildState({ knownScreens }), "/tool/timer")).toEqual(home);
  });

  it("padIt and the phone's main screen are no part of a club", () => {
    const onPhone: GuardState = { ...club, device: "mobile", padRoom: true };

    expect(decideRoute(onPhone, "/padIt")).toMatchObject({ type: "warn", warning: "tab" });
    expect(decideRoute(onPhone, "/main")).toMatchObject({ type: "warn", warning: "tab" });
  });
});

describe("in a class that is made up", () => {
  it.each(serverRoutes)("%s is about an account: the visitor stays and is told", (path) => {
    const decision = decideRoute({ ...trying, from: "/memo" }, path);

    expect(decision).toEqual({ type: "warn", warning: "trying", stay: "/memo" });
    expect(toWarningWords("trying").title).toBe("둘러보기에서는 쓸 수 없어요");
  });

  it("a link of a pad room does not make a pupil of the visitor", () => {
    expect(decideRoute({ ...trying, padRoom: true }, padLink)).toEqual(home);
  });
});

describe("a screen whose feature does not exist", () => {
  const few = ["/attendance", "/profile"];

  it.each(everyPath.filter((path) => !["/", ...few].includes(path)))("%s is unknown", (path) => {
    for (const state of [ready, { ...ready, device: "mobile" as const, padRoom: true }]) {
      expect(decideRoute({ ...state, knownScreens: few }, path)).toEqual(home);
    }
    expect(decideRoute(buildState({ knownScreens: few, padRoom: true }), path)).toEqual(home);
  });

  it("locks nobody out while there is no lock screen", () => {
    expect(decideRoute({ ...ready, locked: true, knownScreens: few }, "/attendance")).toEqual({
      type: "allow",
    });
  });

  it("gives no club warning", () => {
    expect(decideRoute({ ...ready, version: "club", knownScreens: few }, "/memo")).toEqual(home);
  });
});

test("no redirect and no warning leads to a place that is not open itself", () => {
  const flags = [false, true];
  const all = flags.flatMap((schoolYearReady) =>
    flags.flatMap((locked) =>
      flags.flatMap((padRoom) =>
        (["signedOut", "signedIn", "trying"] as const).flatMap((session) =>
          (["main", "club"] as const).flatMap((version) =>
            (["desktop", "mobile"] as const).flatMap((device) =>
              [everyScreen, ["/attendance", "/profile"], []].map((knownScreens) =>
                buildState({
                  schoolYearReady,
                  locked,
                  padRoom,
                  session,
                  version,
                  device,
                  knownScreens,
                }),
              ),
            ),
          ),
        ),
      ),
    ),
  );

  for (const state of all) {
    for (const path of everyPath) {
      const decision = decideRoute(state, path);
      if (decision.type === "allow") continue;
      const next = decision.type === "redirect" ? decision.to : decision.stay;
      expect(decideRoute(state, next)).toEqual({ type: "allow" });
    }
  }
});

test.each([
  ["/attendance", "/attendance?doWhat=addAttend", true],
  ["/attendance", "/attendance/", true],
  ["/attendance", "/attendance#x", true],
  ["/attendance", "/attendances", false],
  ["/simsim/:feature", "/simsim/all", true],
  ["/simsim/:feature", "/simsim/", false],
  ["/", "", true],
  ["/", "/?about=x", true],
])("%s fits %s: %s", (pattern, path, fits) => {
  expect(fitsPattern(pattern, path)).toBe(fits);
});

function buildState(part: Partial<GuardState>): GuardState {
  return {
    session: "signedOut",
    schoolYearReady: false,
    locked: false,
    padRoom: false,
    version: "main",
    device: "desktop",
    knownScreens: everyScreen,
    ...part,
  };
}
