import type { DayFactsSource } from "./day-facts.ts";
import type { DueSource } from "./due-source.ts";
import type { LoadGuides } from "./guide.ts";
import type { HomeCard, MemoCard } from "./home-card.ts";
import type { KeyWindow } from "./key-window.ts";
import type { MorningCard } from "./morning-card.ts";
import type { PaletteSource } from "./palette-source.ts";
import type { Screen } from "./screen.ts";
import type { ShortcutGroup } from "./shortcut.ts";
import type { StudentCard } from "./student-card.ts";
import type { TimeLineSource } from "./time-line.ts";
import type { ComponentType } from "react";

/**
 * Everything that a feature shows outside of its own folder: one manifest a feature, one line each in
 * `app/registry/features.ts`. It comes with the first screen, so it names parts and never imports them.
 *
 * ```ts
 * export const memoFeature: Feature = {
 *   screens: [{ path: "/memo", title: "메모", needs: "signed-in", load: () => import("./memo-page.tsx") }],
 * };
 * ```
 */
export interface Feature {
  readonly screens?: readonly Screen[];
  /** Cards of 오늘. */
  readonly homeCards?: readonly HomeCard[];
  /** Cards of the morning beside who is missing. */
  readonly morningCards?: readonly MorningCard[];
  /** Cards of `/memo` alone. */
  readonly memoCards?: readonly MemoCard[];
  /** Parts of 설정. */
  readonly settings?: readonly SettingsSection[];
  /** Its records on the time line of 학생조회. */
  readonly timeLines?: readonly TimeLineSource[];
  /** Sums beside that time line. */
  readonly studentCards?: readonly StudentCard[];
  /** What of it has to be done. */
  readonly dueSources?: readonly DueSource[];
  /** What it says of a day. */
  readonly dayFacts?: readonly DayFactsSource[];
  /** Its records and acts in 빠른 이동. */
  readonly palette?: readonly PaletteSource[];
  /** Small windows that a key opens on every page. */
  readonly keyWindows?: readonly KeyWindow[];
  /** Its lines in the help of keys. */
  readonly loadShortcuts?: () => Promise<{ readonly shortcuts: readonly ShortcutGroup[] }>;
  /** How to use its screens: `() => import("./guides.ts")`, one guide for each. */
  readonly loadGuides?: LoadGuides;
}

/**
 * One part of 설정 (`/mypage`), as a feature offers it to the app. The page and its list of anchors are made
 * from the manifests (app/registry/features.ts). The page gives the card and its title; the component
 * is what stands below them.
 *
 * ```ts
 * export const lockSettingsSections: readonly SettingsSection[] = [
 *   { id: "lock", title: "화면 잠금", order: 10, load: () => import("./lock-settings.tsx") },
 * ];
 * ```
 */
interface SettingsSection {
  /** The anchor: `/mypage#lock`. */
  readonly id: string;
  readonly title: string;
  /** The device first (10 to 49), then the account (50 to 79), then the data (80 to 99). */
  readonly order: number;
  /** Fetches the section's own chunk. */
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}
