import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { StudentPlace } from "../../data/asked.ts";
import type { SwitchName } from "@damim/domain/site/site-switch.ts";
import type { Store, TeacherData } from "../../data/teacher-data.ts";

/** One line of 빠른 이동 that a feature adds. */
export interface PaletteEntry {
  /** Unique within its source. */
  readonly id: string;
  /** 「상담 쓰기 3번 김가온」, 「3번 김가온 보호자 전화 상담」: by title and day, never what a record says. */
  readonly label: string;
  /** Quiet words after the label: 「11월 18일」. */
  readonly detail?: string;
  /** Where it leads. */
  readonly to: string;
  /** Of a pupil: it stands among the ways to the pupil, who is asked for at that place. Else it is a record. */
  readonly student?: { readonly of: RosterStudent; readonly place: StudentPlace };
}

export interface PaletteQuestion {
  readonly store: Store;
  readonly today: CalendarDay;
  /** What the server says to all. */
  readonly site: TeacherData["site"];
  /** Epoch ms. */
  readonly now: number;
  /** Those who are in the class today. */
  readonly students: readonly RosterStudent[];
}

/** Lines of 빠른 이동 of one feature. Stands in the manifest of its feature; its code is fetched with the palette. */
export interface PaletteSource {
  readonly id: string;
  /** Switched off by an admin, nothing of it is offered. */
  readonly switch?: SwitchName;
  readonly load: () => Promise<{
    readonly listPaletteEntries: (asked: PaletteQuestion) => readonly PaletteEntry[];
    readonly search?: PaletteSearch;
  }>;
}

/** A search that lies elsewhere, to which 빠른 이동 hands its words (`data/asked.ts`). */
export interface PaletteSearch {
  /** Before the words: 「쌤카페에서 찾기」. */
  readonly label: string;
  /** Who takes the words: `useAskedSearch(place, …)`. */
  readonly place: string;
  readonly to: string;
}
