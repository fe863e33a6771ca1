import type { BrowserContext, Page } from "playwright-core";
import { listWide } from "../../e2e/support/list-wide.ts";
import type { Look } from "./places.ts";

/** Something that no press may lead to. */
export interface Find {
  readonly kind: string;
  /** The same in another walk, so without what is different each time. */
  readonly what: string;
  readonly step: number;
}

interface Told {
  /** How far each shift moved the page, and how long after the last press. */
  readonly moves: readonly (readonly [value: number, afterMs: number])[];
  readonly longest: number;
  readonly text: string;
  readonly isBroken: boolean;
}

/** Of a mailbox or a page; the code of a link, a page's path in the policy, a setting's name. */
const ADDRESS = /\S+@\S+|https?:\S+|\(\/\w+\)|\b[0-9A-Z]{4}(?:-[0-9A-Z]{4})+\b|\bDAMIM_\w+/g;
const LONG_TASK_MS = 200;
const MOVED = 0.1;
/** What comes so soon after a press is its answer. */
const ANSWER_MS = 500;
/** What a page of Korean words may say in Latin letters: names of formats, keys, services. */
const LATIN =
  /^(?:PDF|CSV|XLSX?|xlsx?|HWPX?|ZIP|PNG|JPE?G|HEIC|WebP|ICS|URL|NEIS|QR|OX|GPT|Gemini|OpenAI|Claude|API|DAMIM|Damim|damim|Google|Chrome|Safari|Edge|Windows|Android|iPhone|iPad|Mac|Esc|Enter|Ctrl|Shift|Tab|Alt|Space|Home|End|Delete|PageUp|PageDown|https?|localhost|www|com|example|saebom|yujin?|WiFi|USB|GitHub|Open|Meteo|MBTI|Linux|undefined|null|NaN|object|Invalid|Date|Infinity|BPM|BGM|SMS)$/;

/** Before any page of it opens. */
export async function watchContext(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const told: { moves: [number, number][]; longest: number } = { moves: [], longest: 0 };
    Object.assign(globalThis, { wanderTold: told });
    let pressedAt = -Infinity;
    for (const type of ["pointerdown", "keydown", "input"])
      addEventListener(type, () => (pressedAt = performance.now()), { capture: true });
    globalThis.print = () => undefined;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) told.moves.push([entry.value, entry.startTime - pressedAt]);
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) told.longest = Math.max(told.longest, duration);
    }).observe({ type: "longtask" });
  });
}

/** Tells of every answer that says the server broke. */
export function watchServer(
  context: BrowserContext,
  find: (kind: string, what: string) => void,
): void {
  context.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 500) find("5xx", `${response.status()} ${pathname}`);
  });
}

/** What stands on the page after a step, and since the last look. */
export async function lookAtPage(
  page: Page,
  about: {
    readonly look: Look;
    readonly step: number;
    readonly slowness: number;
    readonly typed: string;
  },
): Promise<readonly Find[]> {
  const { look, step, slowness, typed } = about;
  const { moves, longest, text, isBroken } = await readPage(page);
  const late = moves.filter(([, afterMs]) => afterMs > ANSWER_MS * slowness);
  const moved = late.reduce((sum, [value]) => sum + value, 0);
  const found: Omit<Find, "step">[] = [];
  if (isBroken) found.push({ kind: "error page", what: text.slice(0, 80) });
  if (moved > MOVED) found.push({ kind: "moved by itself", what: "layout shift" });
  if (longest > LONG_TASK_MS * slowness) found.push({ kind: "long task", what: "over 200 ms" });
  const odd =
    /.{0,20}(?:\bundefined\b|\bNaN\b|\[object |\bnull\b|Invalid Date|Infinity).{0,20}/.exec(text);
  if (odd) found.push({ kind: "no word", what: odd[0] });
  const latin = text.replaceAll(ADDRESS, "").match(/[A-Za-z]{3,}/g) ?? [];
  for (const word of new Set(latin)) {
    if (!LATIN.test(word) && !typed.includes(word)) found.push({ kind: "not Korean", what: word });
  }
  if (look.isNarrow)
    for (const wide of await listWide(page, "")) found.push({ kind: "wide", what: wide });
  return found.map((find) => ({ ...find, step }));
}

function readPage(page: Page): Promise<Told> {
  return page.evaluate(() => {
    const told = (globalThis as { wanderTold?: Pick<Told, "moves" | "longest"> }).wanderTold;
    const { moves = [], longest = 0 } = told ?? {};
    if (told) Object.assign(told, { moves: [], longest: 0 });
    const alert = document.querySelector("[role=alert]")?.textContent ?? "";
    return {
      moves,
      longest,
      text: document.body.innerText,
      isBroken: alert.includes("오류가 났어요"),
    };
  });
}
