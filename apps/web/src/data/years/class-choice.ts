import {
  schoolYearKind,
  toClassKey,
  type SchoolYearSetting,
} from "@damim/domain/school-year/school-year-setting.ts";
import { listTeachersClasses } from "@damim/domain/school-year/teachers-classes.ts";
import { listClasses, toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { studentKind, type ClassKey } from "@damim/domain/student/student.ts";
import { useMemo, useSyncExternalStore } from "react";
import { readText, removeText, writeText } from "../../platform/kept/device-texts.ts";
import type { Store } from "../teacher-data.ts";
import { useRow, useRows, useTeacherData } from "../use-teacher-data.ts";

/** What the one class switch of every screen shows. */
export interface ClassChoice {
  /** One class alone needs no switch. */
  readonly classes: readonly { readonly key: ClassKey; readonly label: string }[];
  /** Undefined shows all classes. */
  readonly chosen: ClassKey | undefined;
  readonly choose: (key: ClassKey | undefined) => void;
}

const listeners = new Set<() => void>();
/** Where the disk keeps nothing: gone with the page. */
const inMemory = new Map<string, ClassKey>();

/** The class that this device last chose, on whichever screen: it may be none of this year. */
function useRememberedClass(): ClassKey | undefined {
  const { teacher, keeping } = useTeacherData();
  const name = toName(teacher.uid);
  return useSyncExternalStore(subscribe, () =>
    keeping === "disk" ? readText(name) : inMemory.get(name),
  );
}

/** The class switch of a roster: its choice holds on every screen and comes back with the next start. */
export function useClassChoice(store: Store): ClassChoice {
  const { teacher, keeping } = useTeacherData();
  const setting = useSetting(store);
  const ownClass = setting && toClassKey(setting);
  const rows = useRows(store, studentKind);
  const remembered = useRememberedClass();
  const classes = useMemo(
    () =>
      listClasses([...rows.values()], ownClass, setting && listTeachersClasses(setting)).map(
        (key) => ({ key, label: toClassWords(key) }),
      ),
    [rows, ownClass, setting],
  );
  return {
    classes,
    chosen: classes.some(({ key }) => key === remembered) ? remembered : undefined,
    choose(key) {
      const name = toName(teacher.uid);
      if (keeping !== "disk") {
        if (key === undefined) inMemory.delete(name);
        else inMemory.set(name, key);
      } else if (key === undefined) removeText(name);
      else writeText(name, key);
      for (const listener of listeners) listener();
    },
  };
}

/** The class of the profile in the year of these rows; pupils whose row names no class are in it. */
export function useOwnClass(store: Store): ClassKey | undefined {
  const setting = useSetting(store);
  return setting && toClassKey(setting);
}

function useSetting(store: Store): SchoolYearSetting | undefined {
  const { profile } = useTeacherData();
  const scope = parseScope(store.scope);
  return useRow(profile, schoolYearKind, String(scope?.type === "year" ? scope.year : ""));
}

function toName(uid: string): string {
  return `class:${uid}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
