import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { projectRoot } from "./run-step.ts";

const ONE = "one number, one day or one time";

/**
 * Fields whose text lives in a component's own state alone, and so goes with a reload: no words that a person would
 * miss. Everything else that is typed is a draft (`useDraft`, `useFormDraft`, of pad rooms `useNoteDraft`).
 */
const gone: Readonly<Record<string, readonly string[]>> = {
  "looks for something that is there": [
    "app/palette/palette-dialog.tsx typed",
    "features/admin/teachers/teachers-tab.tsx typed",
    "features/ai-writing/hide-words.tsx word",
    "features/cafe/list/post-list.tsx typed",
    "features/consult/write/consult-fields.tsx typed",
    "features/daily-log/daily-log-page.tsx typed",
    "features/day-notice/page/notice-page.tsx typed",
    "features/guide/guide-page.tsx typed",
    "features/holidays/day-off-card.tsx search",
    "features/individual-record/notes/notes-view.tsx search",
    "features/notice/notice-page.tsx query",
    "features/pad/teacher/teacher-room.tsx search",
    "features/roster/student-search-card.tsx typed",
    "features/student-page/student-list.tsx typed",
    "features/templates/gallery.tsx typed",
    "features/weather/place-field.tsx typed",
  ],
  "may never lie on a disk": [
    "features/account/code-form.tsx code",
    "features/account/reset-page.tsx password",
    "features/account/settings/deletion-settings.tsx password",
    "features/account/settings/email-settings.tsx newEmail",
    "features/account/settings/email-settings.tsx password",
    "features/account/settings/password-settings.tsx newPassword",
    "features/account/settings/password-settings.tsx password",
    "features/account/settings/second-factor-dialog.tsx code",
    "features/account/sign-in-form.tsx password",
    "features/account/sign-up-form.tsx code",
    "features/account/sign-up-form.tsx nickName",
    "features/account/sign-up-form.tsx password",
    "features/account/step-up/step-up-dialog.tsx password",
    "features/admin/claim-card.tsx code",
    "features/club/invite-card.tsx email",
    "features/lock/account-unlock-form.tsx password",
    "features/lock/lock-form.tsx draft",
    "features/lock/unlock-form.tsx password",
    "features/pad/pupil/choose-place.tsx nickname",
    "features/pad/pupil/code-door.tsx code",
    "features/pad/pupil/code-door.tsx password",
    "features/pad/pupil/code-door.tsx roomName",
    "features/profile/numbers-only/carry-in-dialog.tsx words",
    "features/vault/keep-code.tsx typed",
    "features/year-turn/give-form.tsx to",
    "features/vault/former-lock.tsx typed",
    "features/vault/open-lock.tsx old",
    "kit/vault/passphrase-form.tsx typed",
    "kit/vault/unlock-dialog.tsx code",
    "kit/vault/unlock-dialog.tsx passphrase",
  ],
  [ONE]: [
    "features/class-assignment/gather/number-field.tsx typed",
    "features/class-table/ledger/lost-view.tsx period",
    "features/clocks/time-field.tsx typed",
    "features/consult/seal/seal-dialog.tsx typed",
    "features/privacy/destroy/destroy-form.tsx typed",
    "features/draw/call-form.tsx typed",
    "features/games/game-stage.tsx typed",
    "features/group-screen/dialogs/groups-dialog.tsx count",
    "features/seats/draw/seal-card.tsx typed",
    "features/time-capsule/letter-dialog.tsx typed",
    "kit/day-field/day-field.tsx typed",
    "kit/time-field/time-field.tsx typed",
  ],
  "each key is kept elsewhere: the form's own draft, the row, the seats": [
    "features/consult/write/topic-field.tsx adding",
    "features/score-board/score-acts.tsx tooLong",
    "features/seats/copy-panel.tsx pasted",
  ],
  "says what is in a picture, and goes with it": ["features/pad/files/picture-editor.tsx alt"],
};
/** Chosen, not typed. */
const CHOSEN = /^(Segments|Select|RadioGroup|DayField|MenuChoice|WordsDialog|\w*Choice)$/;

const sources = globSync("apps/web/src/{app,features,kit}/**/*.tsx", { cwd: projectRoot })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => !file.endsWith(".test.tsx"));

describe("words that are typed", () => {
  it("are a draft, or no words that a reload would take from anybody", () => {
    const found = sources.flatMap((file) =>
      listTypedStates(readFileSync(path.join(projectRoot, file), "utf8")).map(
        (name) => `${file.replace("apps/web/src/", "")} ${name}`,
      ),
    );
    expect(found.sort()).toEqual(Object.values(gone).flat().sort());
  });

  it("are a draft where they are several numbers, which may be names as well", () => {
    const several = gone[ONE]?.filter((line) => {
      const file = path.join(projectRoot, "apps/web/src", line.split(" ")[0] ?? "");
      return /\breadNumbers\(/.test(readFileSync(file, "utf8"));
    });
    expect(several).toEqual([]);
  });

  it("are no draft where they are a password or a code: that never lies on a disk", () => {
    const calls = globSync("apps/web/src/{app,features,kit}/**/*.{ts,tsx}", { cwd: projectRoot })
      .map((file) => readFileSync(path.join(projectRoot, file), "utf8"))
      .flatMap((text) => text.match(/const \[[^\]]*\] =\s*use(?:Form|Note)?Draft\([^;]*/g) ?? []);
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter((call) => /password|secret|passcode|\bpin\b/i.test(call))).toEqual([]);
  });

  it("are found where a field shows a state and writes it", () => {
    const typed = 'const [note, setNote] = useState("");';
    const field = "<TextArea label='이유' value={note} onValueChange={setNote} />";
    expect(listTypedStates(`${typed} const at = ${field};`)).toEqual(["note"]);
    expect(
      listTypedStates(`${typed.replace("useState", "useDraft")} const at = ${field};`),
    ).toEqual([]);
  });
});

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Of each `useState` that a field both shows and writes: the name of its value. */
function listTypedStates(text: string): readonly string[] {
  const states = new Map<string, string>();
  const fields: Node[] = [];
  walk(parseSync("at.tsx", text).program, (node) => {
    if (node.type === "JSXOpeningElement") fields.push(node);
    if (node.type !== "VariableDeclarator" || !listNames(node["init"]).has("useState")) return;
    const [value, set] = [...listNames(node["id"])];
    if (value !== undefined && set !== undefined) states.set(value, set);
  });
  return [...states].flatMap(([value, set]) =>
    fields.some((field) => isTyped(field, value, set)) ? [value] : [],
  );
}

function isTyped(field: Node, value: string, set: string): boolean {
  const [tag = ""] = listNames(field["name"]);
  if (CHOSEN.test(tag)) return false;
  const has = (attribute: RegExp, name: string): boolean =>
    (field["attributes"] as readonly Node[]).some((one) => {
      const [named = ""] = listNames(one["name"]);
      return attribute.test(named) && listNames(one["value"]).has(name);
    });
  return has(/^(value|typed|text)$/, value) && has(/^on/, set);
}

function listNames(of: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  walk(of, (node) => {
    if (node.type === "Identifier" || node.type === "JSXIdentifier")
      names.add(String(node["name"]));
  });
  return names;
}

function walk(of: unknown, see: (node: Node) => void): void {
  if (Array.isArray(of)) for (const one of of) walk(one, see);
  else if (typeof of === "object" && of !== null) {
    if ("type" in of && typeof of.type === "string") see(of as Node);
    for (const part of Object.values(of)) walk(part, see);
  }
}
