import { PAD_INKS } from "@damim/domain/pad/card/pad-stroke.ts";
import * as v from "valibot";
import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import type { HeardStrokePart, PadPeople } from "./pad-data.ts";

const entranceSchema: v.GenericSchema<unknown, PadEntrance> = v.object({
  roomId: v.string(),
  roomName: v.string(),
  state: v.picklist(["choosing", "waiting", "in", "removed", "closed"]),
  entry: v.picklist(["tiles", "nickname"]),
  isSurvey: v.exactOptional(v.literal(true)),
  tiles: v.array(v.object({ number: v.number(), isTaken: v.boolean() })),
  me: v.exactOptional(
    v.object({
      memberId: v.string(),
      participantId: v.string(),
      name: v.string(),
      number: v.exactOptional(v.number()),
    }),
  ),
  token: v.exactOptional(v.string()),
});

const names = v.array(v.string());
const peopleSchema = v.object({
  here: v.union([v.number(), names]),
  writing: v.optional(names, []),
});

const strokeSchema: v.GenericSchema<unknown, HeardStrokePart> = v.object({
  id: v.string(),
  by: v.string(),
  ink: v.picklist(PAD_INKS),
  width: v.number(),
  from: v.number(),
  points: v.string(),
});

/** What the server says of a visitor's place; nothing for what is none of ours. */
export function parseEntrance(news: unknown): PadEntrance | undefined {
  return parse(entranceSchema, news);
}

/** Pupils hear a number, the teacher hears who. */
export function hearPeople(news: unknown): PadPeople | undefined {
  const heard = parse(peopleSchema, news);
  if (!heard) return undefined;
  const { here, writing } = heard;
  return typeof here === "number"
    ? { count: here, here: [], writing }
    : { count: here.length, here, writing };
}

export function hearStroke(news: unknown): HeardStrokePart | undefined {
  return parse(strokeSchema, news);
}

function parse<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T | undefined {
  const result = v.safeParse(schema, input, { abortEarly: true });
  return result.success ? result.output : undefined;
}
