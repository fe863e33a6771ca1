/**
 * Fails when the JavaScript or CSS that a person has to wait for grows past its budget (gzip, KiB).
 * Reads the build's manifest and follows static imports, so that a new import counts by itself.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import * as v from "valibot";
import { firstDialogs, memoEditor, starts } from "../apps/web/pieces/waited-for.ts";
import {
  guestPageNames,
  guestPages,
  type GuestPage,
} from "../packages/domain/src/links/guest-pages.ts";
import { projectRoot } from "./run-step.ts";

const dist = path.join(projectRoot, "apps/web/dist");
const chunkSchema = v.object({
  file: v.string(),
  imports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
  isEntry: v.optional(v.boolean(), false),
});
const manifest = readBuild("manifest", chunkSchema);
/** By its name, the file that a module of ours lies in. */
const pieces = readBuild("pieces", v.string());
const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));

interface Part {
  readonly entries: readonly string[];
  readonly kind: "js" | "css";
}

interface Budget extends Part {
  readonly name: string;
  readonly limitKiB: number;
}

const { signIn, teacher } = starts;
const budgets: readonly Budget[] = [
  { name: "로그인 화면", entries: signIn, kind: "js", limitKiB: 120 },
  { name: "교사 첫 화면", entries: teacher, kind: "js", limitKiB: 175 },
  {
    name: "교사 첫 화면과 겹침창",
    entries: [...teacher, ...firstDialogs],
    kind: "js",
    limitKiB: 234,
  },
  { name: "학생의 패드잇", entries: starts.pupil, kind: "js", limitKiB: 95 },
  { name: "학생의 패드잇 스타일", entries: starts.pupil, kind: "css", limitKiB: 11 },
  {
    name: "메모 편집기",
    entries: [memoEditor],
    kind: "js",
    limitKiB: 175 + 75,
  },
  { name: "스타일", entries: teacher, kind: "css", limitKiB: 45 },
];

/** What the pages of one feature fetch beyond the teacher's first screen and its dialogs. */
const PAGE_LIMIT_KIB = 30;
/** Older than that limit: they only shrink. 반편성, 설문정리 and AI매니저 are one page each with all it does (spec 13 §6). */
const ownLimits: Readonly<Record<string, number>> = {
  pad: 34,
  roster: 34,
  "class-assignment": 35,
  survey: 35,
  "ai-writing": 35,
};

const toolFolders: ReadonlySet<string> = new Set(["clocks", "draw"]);

let tooBig = 0;
for (const { name, limitKiB, ...part } of budgets) hold(name, listFiles(part), limitKiB);

// 오늘 fetches the school calendar on its own, for the name of a day off.
const calendar = "src/app/today/holiday-name.tsx";
const atHand = listFiles({ entries: [...teacher, ...firstDialogs, calendar], kind: "js" });
for (const feature of readdirSync(path.join(projectRoot, "apps/web/src/features"))) {
  const pageOf = new RegExp(`^src/features/${feature}/(?:.+/)?[a-z-]+-page\\.tsx$`);
  const entries = Object.keys(pieces).filter((key) => pageOf.test(key));
  if (entries.length === 0) continue;
  // Several tools in one folder, each in a window of its own: nobody waits for two (spec 12 §10).
  const groups = toolFolders.has(feature) ? entries.map((entry) => [entry]) : [entries];
  for (const group of groups) {
    const files = listFiles({ entries: group, kind: "js" }).difference(atHand);
    const name = group.length < entries.length ? path.basename(group.join(), ".tsx") : feature;
    hold(`화면 ${name}`, files, ownLimits[feature] ?? PAGE_LIMIT_KIB);
  }
}

// Opens without anything of a teacher's: what it fetches beyond the page itself.
const reviews = listFiles({
  entries: starts.reviews,
  kind: "js",
}).difference(listFiles({ entries: ["index.html"], kind: "js" }));
hold("후기", reviews, 12);

for (const name of guestPageNames) {
  const page: GuestPage = guestPages[name];
  if (page.kib === undefined) continue;
  const chunks = Object.values(readBuild(name, chunkSchema));
  // The list of the font's files comes behind the picture, as with every page.
  const board = chunks.flatMap(({ file, css, isEntry }) => (isEntry ? [file, ...css] : []));
  const files =
    name === "board"
      ? [`${page.file}.html`, "guest-sw.js", ...board]
      : chunks.map(({ file }) => file).filter((file) => file.endsWith(".js"));
  hold(`${name}/`, new Set(files), page.kib);
}

// Fetched beside the first picture, and by pupils too.
const maps = readdirSync(path.join(dist, "assets")).filter((name) => /^parts-.*\.json$/.test(name));
for (const [page, limitKiB] of [
  ["index", 18],
  ["pad", 3],
] as const) {
  const name = maps.filter((each) => each.startsWith(`parts-${page}-`));
  hold(`조각 목록 ${page}`, new Set(name.map((each) => `assets/${each}`)), limitKiB);
}

for (const chunk of Object.values(manifest)) {
  const kib = toKiB(gzipBytes(chunk.file));
  if (kib <= 130) continue;
  tooBig += 1;
  console.log(`✘ ${chunk.file}: ${kib} KiB gz (늦게 오는 조각 하나의 한도 130)`);
}
const circle = findCircle();
if (circle) {
  tooBig += 1;
  console.log(`✘ 조각의 고리: ${circle.join(" → ")}`);
}
process.exitCode = tooBig === 0 ? 0 : 1;

function hold(name: string, files: ReadonlySet<string>, limitKiB: number): void {
  const kib = toKiB([...files].reduce((sum, file) => sum + gzipBytes(file), 0));
  const fits = kib <= limitKiB;
  if (!fits) tooBig += 1;
  console.log(`${fits ? "✔" : "✘"} ${name}: ${kib} KiB gz (한도 ${limitKiB})`);
}

function listFiles({ entries, kind }: Part): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build: mend the list in check-sizes.ts`);
    if (kind === "js") files.add(chunk.file);
    // The font's face list is counted apart: it is data for the browser and arrives beside the page.
    for (const css of chunk.css) if (kind === "css") files.add(css);
    chunk.imports.forEach(visit);
  };
  for (const entry of entries) visit(keyOf.get(pieces[entry] ?? "") ?? entry);
  return files;
}

function readBuild<T extends v.GenericSchema>(name: string, schema: T) {
  const text = readFileSync(path.join(dist, `.vite/${name}.json`), "utf8");
  return v.parse(v.record(v.string(), schema), JSON.parse(text));
}

/** Chunks that import each other in a circle start in the wrong order: a constant of one is missing in the other. */
function findCircle(): readonly string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (key: string): readonly string[] | undefined => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key];
    if (done.has(key)) return undefined;
    done.add(key);
    way.push(key);
    for (const next of manifest[key]?.imports ?? []) {
      const found = visit(next);
      if (found) return found;
    }
    way.pop();
    return undefined;
  };
  for (const key of Object.keys(manifest)) {
    const found = visit(key);
    if (found) return found;
  }
  return undefined;
}

function gzipBytes(file: string): number {
  return gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
}

/** Of a whole sum: rounded file by file, a page grew and shrank with the names of its files. */
function toKiB(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10;
}
