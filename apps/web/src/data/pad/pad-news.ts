import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import { findText } from "../server/json-fields.ts";
import type { PadPeople } from "./pad-data.ts";

/** What the server says of a visitor's place, or this device remembers; nothing where there is none. */
export function readEntrance(news: unknown): PadEntrance | undefined {
  return findText(news, "state") ? (news as PadEntrance) : undefined;
}

/** Pupils hear a number, the teacher hears who. */
export function hearPeople(news: unknown): PadPeople {
  const { here, writing = [] } = news as {
    readonly here: number | readonly string[];
    readonly writing?: readonly string[];
  };
  return typeof here === "number"
    ? { count: here, here: [], writing }
    : { count: here.length, here, writing };
}
