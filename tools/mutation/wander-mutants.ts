import type { Mutant } from "./mutant.ts";

/** A mistake that somebody notices who presses what is there. */
export interface WanderMutant extends Mutant {
  /** Where it is, as `npm run wander -- --places` is told. */
  readonly places: string;
  /** What is pressed for it, as it is told with `--names`. */
  readonly names?: string;
  /** What the find has to begin with. */
  readonly found: string;
}

const features = "apps/web/src/features";

export const wanderMutants: readonly WanderMutant[] = [
  {
    file: `${features}/score-board/new-game-dialog.tsx`,
    find: `<Dialog isOpen={isOpen} onClose={onClose}`,
    replace: `<Dialog isOpen={isOpen} onClose={() => undefined}`,
    breaks: "A dialog does not close with Escape.",
    places: "^/scoreBoard, desktop",
    names: "^새 판$",
    found: "Escape leaves a dialog",
  },
  {
    file: "apps/web/src/data/drafts/drafts-on-disk.ts",
    find: `      localStorage.setItem(key, text);`,
    replace: `      if (!key.includes("form:club")) localStorage.setItem(key, text);`,
    breaks: "A dialog loses what was typed with a reload.",
    places: "^/club, desktop, teacher",
    names: "^클럽 (?:만들기|이름)$",
    found: "words gone after reload",
  },
  {
    file: "apps/web/src/ui/overlay/dialog.tsx",
    find: `{...(finalFocus ? { finalFocus } : {})}`,
    replace: `finalFocus={finalFocus ?? false}`,
    breaks: "After a dialog the keyboard stands nowhere.",
    places: "^/holidays, desktop",
    names: "^(?:휴일 추가|닫기|취소)$",
    found: "focus lost",
  },
  {
    file: `${features}/holidays/holidays-page.tsx`,
    find: `label="인쇄"`,
    replace: `label=""`,
    breaks: "A button with a picture alone has no name.",
    places: "^/holidays, phone",
    found: "a control without name",
  },
  {
    file: `${features}/access-log/access-log-page.tsx`,
    find: `>접속 기록</h1>`,
    replace: `>Access log</h1>`,
    breaks: "A heading is English.",
    places: "^/access-log, board",
    found: "not Korean",
  },
  {
    file: `${features}/student-page/student-list.tsx`,
    find: "`${here.length}명`",
    replace: "`${here.size}명`",
    breaks: "The number of pupils is undefined.",
    places: "^/manageStudent, phone",
    found: "no word",
  },
  {
    file: `${features}/attendance/day-summary.tsx`,
    find: `왔어요 {arrived}`,
    replace: `왔어요 {arrived - byKind.left}`,
    breaks: "The number of those who came is not one.",
    places: "^/attendance, board",
    found: "no word",
  },
  {
    file: `${features}/student-page/student-list.tsx`,
    find: `{student.name}</span>`,
    replace: `{String(student)}</span>`,
    breaks: "The name of a pupil is an object.",
    places: "^/manageStudent, desktop",
    found: "no word",
  },
  {
    file: `${features}/consult/consult-page.tsx`,
    find: `<h1 className="title text-24">상담관리</h1>`,
    replace: `<h1 className="title min-w-160 text-24">상담관리</h1>`,
    breaks: "A page has to be scrolled sideways on a small telephone.",
    places: "^/consulting, narrow",
    found: "wide",
  },
  {
    file: `${features}/month-close/close-page.tsx`,
    find: `onValueChange={(next) => show({ view: next })}`,
    replace: `onValueChange={(next) => show({ view: next.value.trim() })}`,
    breaks: "A press throws.",
    places: "^/manageAttendance/close, phone",
    names: "^(?:서류|체험학습 장부)$",
    found: "console: exception",
  },
  {
    file: `${features}/memo/memo-page.tsx`,
    find: `onClick={startNew}`,
    replace: `onClick={() => (startNew(), void document.exitFullscreen())}`,
    breaks: "What a press promises is refused, and nobody listens.",
    places: "^/memo.about=freeMemo, desktop",
    names: "^새 메모$",
    found: "console: exception",
  },
  {
    file: `${features}/daily-log/daily-log-page.tsx`,
    find: `const isSearch = typed.trim() !== "";`,
    replace: `const isSearch = typed.trim() !== "" || console.error("nothing to look for");`,
    breaks: "A page writes errors on the console.",
    places: "^/dailyLog, board",
    found: "console: error",
  },
  {
    file: "apps/server/src/ideas/idea-routes.ts",
    find: `before: readSeq(before),\n            state:`,
    replace: `before: readSeq(before)?.valueOf() ?? before.at,\n            state:`,
    breaks: "A route breaks for whoever asks for its first page.",
    places: "^/weteacher.about=doThis, desktop",
    found: "5xx",
  },
  {
    file: `${features}/clocks/stopwatch.tsx`,
    find: `{laps && laps.length > 0 && (`,
    replace: `{laps.length > 0 && (`,
    breaks: "A tab has an error page.",
    places: "^/tool/timer, board",
    names: "^스톱워치$",
    found: "error page",
  },
  {
    file: `${features}/access-log/access-log-page.tsx`,
    find: `        {isOnItsWay && <LoadingView />}\n        {list.value && (`,
    replace: `        {list.value && (`,
    breaks: "What arrives late pushes down what is read.",
    places: "^/access-log, phone",
    found: "moved by itself",
  },
  {
    file: `${features}/calculator/use-calculator.ts`,
    find: `    if (next === state) return;`,
    replace: `    for (const until = performance.now() + 2_500; performance.now() < until; );`,
    breaks: "After a press the page stands still for seconds.",
    places: "^/tool/calculator, board",
    found: "long task",
  },
  {
    file: `${features}/class-games/class-games-page.tsx`,
    find: `  const data = useTeacherData();\n  return (`,
    replace: `  const data = useTeacherData();\n  document.body.setAttribute("style", "scroll-padding: 1rem");\n  return (`,
    breaks: "The content security policy stops a style.",
    places: "^/classgame, phone",
    found: "console: error",
  },
  {
    file: `${features}/booking/when-step.tsx`,
    find: `한 번에 {reply.minutes}분`,
    replace: `한 번에 {Number(reply.length)}분`,
    breaks: "A family reads no number of minutes.",
    places: "^/book, phone",
    found: "no word",
  },
];
