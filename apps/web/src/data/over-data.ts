import type { TeacherData } from "./teacher-data.ts";

/** The teacher's data with some parts of another; all else is live. Closing it closes nothing unless that is a part. */
export function overData(present: TeacherData, parts: Partial<TeacherData>): TeacherData {
  const isOwn = (key: string | symbol): boolean => key in parts;
  return new Proxy(present, {
    get: (target, key) =>
      key === "close" && !parts.close
        ? () => undefined
        : Reflect.get(isOwn(key) ? parts : target, key),
  });
}
