import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listLongFunctions } from "./long-functions.ts";
import { projectRoot } from "./run-step.ts";

/** Who may import whom. The table is the whole rule; ARCHITECTURE.md explains it. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  // What a row, its kind and a change are: the words that all layers above have in common.
  row: [],
  // Which pages open without an account: the build, workers and the server have it in common, and it knows nothing.
  address: [],
  domain: ["row", "address"],
  sync: ["row"],
  ui: [],
  platform: ["address"],
  data: ["row", "address", "domain", "sync", "platform"],
  kit: ["row", "address", "domain", "data", "ui", "platform"],
  features: ["row", "address", "domain", "data", "ui", "platform", "kit"],
  app: ["row", "address", "domain", "data", "ui", "platform", "kit", "features"],
  server: ["row", "address", "domain", "sync"],
};
/** Missing on plain http in a school network, so only `platform/` may know them. */
const secureOnly =
  /crypto\.randomUUID|crypto\.subtle|navigator\.locks|navigator\.storage|new Worker\(/;

/** They look again, ask before leaving or hand a syllable to its draft; only the first writes rows of its own accord. */
const watchersOfPages = [
  "kit/long-text/use-draft-row.ts",
  "app/base/use-ask-before-leaving.ts",
  "app/base/watch-trouble.ts",
  "app/pad/pad-app.tsx",
  "features/bells/board/small-board.ts",
  "features/cafe/list/use-news.ts",
  "features/lock/idle-lock.ts",
  "features/memo/editor/open-editor.ts",
].toSorted();

/** Where a text is cut and no words are lost by it. */
const cutsWithoutLoss: Readonly<Record<string, string>> = {
  "app/unsent/describe-draft.ts": "the start of a text that names it, with 「…」; the file has all",
  "app/unsent/outbox-lists.tsx": "so many lines; the next stand behind a press",
  "features/ai-writing/ai-commands.ts": "what a model was asked, of which the row keeps the start",
  "features/survey/room-head.ts": "the head of the pupils' page; the survey keeps its title",
  "features/consult/lookup/consult-columns.tsx": "the start of a text in a list, with 「…」",
  "budget/read-receipt.ts": "what a photo seems to say, shown in a field before it is saved",
  "class-table/neis/neis-draft.ts": "the school's names of subjects",
  "school-calendar/plan-school-events.ts": "the school's names of days",
  "daily-log/log-lines.ts": "our own sentences about a day",
  "point/give-points.ts": "reasons that the program gives",
  "score-board/give-scores.ts": "reasons that the program gives",
  "record/spreadsheet-text.ts": "the name of a tab",
  "roster/reading/left-out.ts": "the start of a line, with 「…」",
  "survey/read-form.ts": "says of how many answers the end was left in the file",
  "survey/sort-answers.ts": "whom an answer names, beside the answer itself",
};

const sources = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: projectRoot })
  .map((file) => file.split(path.sep).join("/"))
  .map((file) => ({ file, text: readFileSync(path.join(projectRoot, file), "utf8") }));
const shipped = sources.filter(
  ({ file }) => !/\.test\.tsx?$/.test(file) && !/[./]testing[./]/.test(file),
);

describe("the house", () => {
  it("has imports that follow the layer table, and no feature that imports another", () => {
    const wrong: string[] = [];
    for (const { file, text } of sources) {
      for (const specifier of importsOf(text)) {
        const target = resolveImport(file, specifier);
        const [from, to] = [layerOf(file), layerOf(target)];
        if (!from || !to) continue;
        const allowed =
          from === to
            ? featureOf(file) === featureOf(target)
            : (mayImport[from] ?? []).includes(to);
        if (!allowed) wrong.push(`${file} imports ${target}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("hears of a late part that did not arrive: the build fetches it before the first then of its import", () => {
    const handled = /(?<!typeof )\bimport\("[^"]+"\)\s*\.then\(/g;
    expect(
      shipped.flatMap(({ file, text }) =>
        [...text.matchAll(handled)]
          .filter((found) => countArguments(text, found.index + found[0].length) > 1)
          .map(() => file),
      ),
    ).toEqual([]);
  });

  it("gives domain and sync their time and chance as arguments", () => {
    expect(
      shipped
        .filter(({ file }) => file.startsWith("packages/"))
        .filter(({ text }) => /Date\.now\(|new Date\(\)|Math\.random\(|crypto\./.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it("asks which marks count wherever rows of the attendance are counted", () => {
    const counting =
      /\b(?:countByStudent|listAbsenceCases|countAthleteDays|findAllowance|listPassedAllowances|listUnclosedMonths)\(/;
    expect(
      shipped
        .filter(({ file }) => file.startsWith("apps/"))
        .filter(({ text }) => counting.test(text) && /\(?attendanceMarkKind\)/.test(text))
        .filter(({ text }) => !/\b(?:isCounted|listCounted)\(/.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it("prints nothing that may not have arrived yet", () => {
    const latePaper = /\blate(?:Overlay)?\(\s*\(\) =>\s*import\("[^"]*\/print/;
    expect(shipped.filter(({ text }) => latePaper.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it("asks for secure-context powers only in platform", () => {
    expect(
      shipped
        .filter(({ file }) => file.startsWith("apps/web/") && !file.includes("/src/platform/"))
        .filter(({ text }) => secureOnly.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it("writes half-written rows of new ids by useDraftRow alone, in the tab that typed last (docs/decisions/0108)", () => {
    const pages = shipped.filter(({ file }) =>
      /^apps\/web\/src\/(?:app|features|kit)\//.test(file),
    );
    const find = (what: RegExp): readonly string[] =>
      pages
        .filter(({ text }) => what.test(text))
        .map(({ file }) => file.replace("apps/web/src/", ""))
        .toSorted();
    // Who bears a row without the teacher's press does it by the hook, which asks whose the draft is.
    expect(
      pages
        .filter(({ text }) => text.includes("noteCreated(") && !text.includes("useDraftRow("))
        .map(({ file }) => file),
    ).toEqual([]);
    // Nobody else writes as a page goes, or is hidden.
    expect(find(/"(?:visibilitychange|pagehide|beforeunload)"/)).toEqual(watchersOfPages);
    // Nor keeps words under keys of its own.
    expect(find(/\bonDisk\b|draftsInMemory|["'`]draft:/)).toEqual([]);
  });

  it("cuts nobody's words: what is too long stays in its field, which says so (ui/field/too-long.ts)", () => {
    const cut = /\bmaxLength=|\.slice\(0, (?:LONGEST_|[A-Z_]+_MOST\b)/;
    expect(
      shipped
        .filter(({ file }) => /^(apps\/web|packages\/domain)\//.test(file))
        .filter(({ text }) => cut.test(text))
        .map(({ file }) => file.replace(/^(apps|packages)\/(web|domain)\/src\//, ""))
        .filter((file) => !(file in cutsWithoutLoss)),
    ).toEqual([]);
  });

  it("has no way from text to markup or to code", () => {
    const ways =
      /dangerouslySetInnerHTML|(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(/;
    expect(shipped.filter(({ text }) => ways.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it("asks for days, months and times by kit/day-field and kit/time-field alone: the browser's picker speaks the browser's language", () => {
    const own = /type="(?:date|time|month|week|datetime-local)"|\.showPicker\(/;
    expect(shipped.filter(({ text }) => own.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it("lets only ui know the component library", () => {
    expect(
      shipped
        .filter(({ file }) => file.startsWith("apps/web/") && !file.includes("/src/ui/"))
        .filter(({ text }) => importsOf(text).some((name) => name.startsWith("@base-ui/")))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it("links by ui/link.tsx: the router's own brings its server framework along", () => {
    const own =
      /import \{[^}]*\b(?:Link|NavLink|Form|ScrollRestoration)\b[^}]*\} from "react-router"/;
    expect(sources.filter(({ text }) => own.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it("says when a part of the page comes by three verbs: lazyOverlay, viewAtHand, late", () => {
    // React's own shows a fallback even when the part is here, and keeps it for 300 ms.
    const own = /import \{[^}]*\b(?:lazy|Suspense)\b[^}]*\} from "react"/;
    expect(sources.filter(({ text }) => own.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it("has no folder of more than 25 files of source", () => {
    const counts = new Map<string, number>();
    for (const { file } of shipped) {
      const folder = path.posix.dirname(file);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const full = [...counts].filter(([, count]) => count > 25).map(([folder]) => folder);
    expect(full.sort()).toEqual([]);
  });

  it("has no circle of folders but the old ones", () => {
    expect(listInCircle(listFolderImports()).toSorted()).toEqual(oldCircles.toSorted());
  });

  it("has no function of more than 150 lines but the old ones", () => {
    const long = new Map(shipped.flatMap(({ file, text }) => listLongFunctions(file, text)));
    const unlisted = [...long].filter(
      ([name, lines]) => lines > (oldLongFunctions[name] ?? LONGEST_FUNCTION),
    );
    expect(unlisted).toEqual([]);
    // A limit is not a length: few stand near it. One too many is cut where its story turns.
    expect([...long.keys()].slice(MOST_LONG_FUNCTIONS)).toEqual([]);
    // Ten lines shorter, and the list says so too.
    const shorter = Object.entries(oldLongFunctions).filter(
      ([name, lines]) => (long.get(name) ?? 0) <= lines - 10,
    );
    expect(shorter).toEqual([]);
  });

  it("writes acts, tables and files by the kit alone", () => {
    const byHand = /<table\b|\bwriteXlsx\(|\bhistory\.write\(|\[aria-invalid=true\]/;
    const found = shipped
      .filter(({ file }) => /\/web\/src\/(app|features)\//.test(file))
      .filter(({ text }) => byHand.test(text))
      .map(({ file }) => file.replace("apps/web/src/", ""));
    expect(found.filter((file) => !writtenByHand.includes(file))).toEqual([]);
  });

  it("tells a stage in front of a class nothing of a pupil but number and name", () => {
    const isPrivate =
      /\/data\/use-roster\.ts|\/domain\/src\/(attendance\/(?!open-days)|consult\/|individual-record\/|check\/|survey\/)|\/seats\/(seat-rule|seat-problem)\.ts|\/point\/point\.ts|\/student\/(student-facts|health|guardians)\.ts/;
    const texts = new Map(shipped.map(({ file, text }) => [file, text]));
    const stages = shipped.filter(
      ({ file, text }) => file.includes("/web/src/features/") && text.includes("<BoardFrame"),
    );
    expect(stages.length).toBeGreaterThan(10);
    const told = stages.flatMap(({ file }) => {
      const seen = new Set<string>();
      const open = [file];
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        if (seen.has(at) || featureOf(at) !== featureOf(file)) continue;
        seen.add(at);
        // What is fetched later is the teacher's part; a type is no code.
        const text = (texts.get(at) ?? "").replaceAll(/^import type .*$|\bimport\(.*$/gm, "");
        for (const specifier of importsOf(text)) open.push(resolveImport(at, specifier));
      }
      const imports = [...seen].flatMap((each) =>
        importsOf((texts.get(each) ?? "").replaceAll(/^import type .*$|\bimport\(.*$/gm, "")).map(
          (specifier) => resolveImport(each, specifier),
        ),
      );
      return imports.filter((each) => isPrivate.test(`/${each}`)).map((each) => `${file}: ${each}`);
    });
    // 모둠원에게도 남기기 writes points, and takes its own back.
    expect(told.filter((each) => !/score-board-page.*point\.ts$/.test(each))).toEqual([]);
  });

  it("has no files that only re-export", () => {
    expect(sources.map(({ file }) => file).filter((file) => /\/index\.tsx?$/.test(file))).toEqual(
      [],
    );
  });
});

const LONGEST_FUNCTION = 150;
const MOST_LONG_FUNCTIONS = 20;

/** With their lines. The list only shrinks, and so does each of them. */
const oldLongFunctions: Readonly<Record<string, number>> = {
  "apps/server/src/yard/shared-thing.ts createSharedThing": 166,
  "apps/web/src/data/opening/open-teacher-data.ts openTeacherData": 205,
  "apps/web/src/features/ai-writing/ai-writing-page.tsx Desk": 151,
  "apps/web/src/features/attendance/month/month-grid.tsx MonthGrid": 173,
  "apps/web/src/features/class-assignment/gather/gather-view.tsx GatherView": 153,
  "apps/web/src/features/month-close/close-month-view.tsx CloseMonthView": 195,
  "apps/web/src/features/pad/pupil/pad-visit.ts createPadVisit": 217,
  "apps/web/src/features/roster/print/output-dialog.tsx OutputDialog": 152,
  "packages/sync/src/client/open-store.ts openStore": 254,
};

/** From the time when a folder and those within it counted as one. The list only shrinks. */
const oldCircles = [
  "apps/web/src/app",
  "apps/web/src/app/memo",
  "apps/web/src/app/registry",
  "apps/web/src/app/settings",
  "apps/web/src/app/trash",
  "apps/web/src/data",
  "apps/web/src/data/assigns",
  "apps/web/src/data/drafts",
  "apps/web/src/data/files",
  "apps/web/src/data/history",
  "apps/web/src/data/rounds",
  "apps/web/src/data/server",
  "apps/web/src/data/years",
  "apps/web/src/features/account",
  "apps/web/src/features/account/settings",
  "apps/web/src/features/account/step-up",
  "apps/web/src/features/class-table",
  "apps/web/src/features/class-table/base",
  "apps/web/src/features/class-table/week",
  "apps/web/src/features/group-screen/dialogs",
  "apps/web/src/features/group-screen/widgets",
  "apps/web/src/platform",
  "apps/web/src/platform/kept",
  "packages/domain/src/attendance",
  "packages/domain/src/attendance/lesson",
  "packages/domain/src/roster/reading",
  "packages/domain/src/roster/reading/source",
  "packages/domain/src/roster/reading/source/heads",
];

/** From before the kit; the list only shrinks. */
const writtenByHand = [
  "features/attendance-lookup/print-month.tsx",
  "features/attendance-lookup/count-table.tsx",
  "features/attendance/month/month-grid.tsx",
  "features/holidays/month-card.tsx",
  "features/month-close/print-close.tsx",
  "features/pad/keepsake/keep-card.ts",
  "features/roster/import/row-mender.tsx",
  "features/roster/import/taken-table.tsx",
  "features/roster/print/print-contacts.tsx",
  "features/roster/print/print-name-list.tsx",
  "features/roster/student-table.tsx",
];

/**
 * Imports between folders of one layer or feature, those of types too; a folder and one within it are two. A feature's
 * manifest and a module of the server count for none: they name the parts that the house fetches.
 */
function listFolderImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Set(shipped.map(({ file }) => file));
  const imports = new Map<string, Set<string>>();
  for (const { file, text } of shipped) {
    if (/\/(?:acts|feature|module)\.ts$/.test(file)) continue;
    const from = path.posix.dirname(file);
    for (const specifier of importsOf(text)) {
      const target = resolveImport(file, specifier);
      const to = path.posix.dirname(target);
      if (from === to || !files.has(target) || unitOf(target) !== unitOf(file)) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** Folders from which a way of imports leads back to themselves. */
function listInCircle(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const reach = (start: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const visit = (folder: string): void => {
      for (const next of imports.get(folder) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        visit(next);
      }
    };
    visit(start);
    return seen;
  };
  return [...imports.keys()].filter((folder) => reach(folder).has(folder));
}

function unitOf(file: string): string | undefined {
  return featureOf(file) ?? layerOf(file);
}

function layerOf(file: string): string | undefined {
  if (/^packages\/sync\/src\/(change|kind)\.ts$/.test(file)) return "row";
  if (file === "packages/domain/src/links/guest-pages.ts") return "address";
  return (
    /^packages\/(domain|sync)\//.exec(file)?.[1] ??
    /^apps\/web\/src\/(app|features|kit|data|ui|platform)\//.exec(file)?.[1] ??
    (file.startsWith("apps/server/") ? "server" : undefined)
  );
}

function featureOf(file: string): string | undefined {
  return /\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
}

function importsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map((m) => m[1] ?? "");
}

function resolveImport(from: string, specifier: string): string {
  return specifier.startsWith(".")
    ? path.posix.join(path.posix.dirname(from), specifier)
    : specifier.replace(/^@damim\/(domain|sync)\//, "packages/$1/src/");
}

/** Of a call whose first argument begins there. */
function countArguments(text: string, from: number): number {
  let count = 1;
  let depth = 0;
  for (let at = from; depth >= 0; at += 1) {
    const sign = text[at] ?? ")";
    if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) depth -= 1;
    else if (sign === "," && depth === 0 && !/^,\s*\)/.test(text.slice(at, at + 40))) count += 1;
  }
  return count;
}
