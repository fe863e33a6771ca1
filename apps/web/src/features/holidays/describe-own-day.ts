import { ownDayTypeLabels, type OwnDay } from "@damim/domain/school-calendar/own-day.ts";

const fieldLabels: Readonly<Record<Exclude<keyof OwnDay, "day">, string>> = {
  type: "종류",
  label: "이름",
};

/** What a field of an own day is called; nothing for the day, which its id says. */
export function findOwnDayFieldLabel(field: string): string | undefined {
  return Object.entries(fieldLabels).find(([name]) => name === field)?.[1];
}

/** A stored value as the list of days off shows it; nothing where it is empty. */
export function describeOwnDayValue(field: string, value: unknown): string | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  if (field !== "type") return value;
  return Object.entries(ownDayTypeLabels).find(([type]) => type === value)?.[1] ?? value;
}
