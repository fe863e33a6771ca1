import {
  isUnheard,
  type FamilyPush,
  type HeardPush,
} from "@damim/domain/family-page/family-push.ts";
import { createHash } from "node:crypto";

/** As a row keeps it: no word and no id of a record. */
type Heard = Readonly<Record<string, HeardPush>>;

export const NOTHING_HEARD = "{}";
/** What is older is on no page any more. */
const MOST_HEARD = 60;

/** Of what is there to tell the part that a browser has not heard. */
export function listUnheard(text: string, pushes: readonly FamilyPush[]): readonly FamilyPush[] {
  const heard = JSON.parse(text) as Heard;
  return pushes.filter((push) =>
    isUnheard({ at: push.at, words: hash(push.words) }, heard[hash(push.cause)]),
  );
}

/** The same with what it heard now. */
export function addHeard(text: string, pushes: readonly FamilyPush[]): string {
  const heard = Object.entries(JSON.parse(text) as Heard);
  const now = pushes.map(
    ({ cause, at, words }) => [hash(cause), { at, words: hash(words) }] as const,
  );
  const before = heard.filter(([cause]) => now.every(([other]) => other !== cause));
  return JSON.stringify(Object.fromEntries([...before, ...now].slice(-MOST_HEARD)));
}

/** The name of a message on a phone: the same one twice is seen once. */
export function toTag({ cause, at }: FamilyPush): string {
  return hash(`${cause} ${at}`);
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
