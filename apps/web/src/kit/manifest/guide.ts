import type { Screen } from "./screen.ts";

/** What a control is to whoever cannot see it. */
export type GuideRole =
  | "button"
  | "checkbox"
  | "combobox"
  | "gridcell"
  | "heading"
  | "link"
  | "menuitem"
  | "radio"
  | "searchbox"
  | "spinbutton"
  | "switch"
  | "tab"
  | "textbox";

interface Control {
  /** The accessible name, letter for letter. */
  readonly name: string;
  /** What it does, or what the teacher sees then: one or two short sentences. */
  readonly say: string;
}

/** The address below the product's base that a guide begins at: "/classgame?about=settingSeat". */
export interface GuideOpen {
  readonly open: string;
  readonly say: string;
}

export interface GuidePress extends Control {
  readonly press: GuideRole;
}

/** The text is of the example class. A list is chosen from by the words of its line. */
export interface GuideType extends Control {
  readonly type: "textbox" | "searchbox" | "combobox" | "spinbutton";
  readonly text: string;
  /** Enter follows. */
  readonly isSent?: true;
}

export type GuideStep = GuideOpen | GuidePress | GuideType;

/**
 * How to use one screen. The steps are the page's text, they are walked in the running app by the deep tests
 * (`e2e/deep/guides.spec.ts`), and their pictures are taken from that walk: a renamed control fails there. They are
 * walked in a class of 26 on a school morning, each guide from its own start.
 */
export interface Guide {
  /** What `toGuideId` makes of the screen: "settingSeat" of `/simsim/settingSeat`. */
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  /** Three to six. */
  readonly steps: readonly GuideStep[];
}

/** A module of a feature, fetched when somebody asks how. */
export type LoadGuides = () => Promise<{ readonly guides: readonly Guide[] }>;

/** The main screen, which is in no list of screens. */
export const TODAY_GUIDE = "today";

/**
 * The guide of a screen: the part of its path that has a name of its own, else the last word of the path. The board of a
 * tool has that of its tool.
 *
 * ```ts
 * toGuideId({ path: "/classgame", about: "settingSeat" }); // "settingSeat"
 * toGuideId({ path: "/classgame/settingSeat" }); // "settingSeat"
 * toGuideId({ path: "/simsim/:feature" }); // "simsim"
 * toGuideId({ path: "/" }); // "today"
 * ```
 */
export function toGuideId({
  path,
  about,
}: Pick<Screen, "path"> & { readonly about?: string | undefined }): string {
  const words = path.split("/").filter((word) => word !== "" && !word.startsWith(":"));
  return about ?? words.at(-1) ?? TODAY_GUIDE;
}
