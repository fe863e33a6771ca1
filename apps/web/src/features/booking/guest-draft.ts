import type { BookingWay } from "@damim/domain/booking/booking-records.ts";
import type { SlotPlace } from "@damim/domain/booking/slot-place.ts";
import { readStudentNumber } from "@damim/domain/student/read-student-number.ts";

interface Child {
  readonly number: string;
  readonly name: string;
}

/** What one family chose and wrote. */
interface Said {
  readonly slot: Pick<SlotPlace, "day" | "time"> | undefined;
  readonly way: BookingWay | undefined;
  readonly guardian: string;
  readonly phone: string;
  readonly wish: string;
}

/** What is typed on the way; it stays through every answer that is no. */
export interface GuestDraft extends Child, Said {
  /** Whom it was said for. */
  readonly of?: Child | undefined;
  /** What was said for other children on this device: it comes back with number and name, and to nobody else. */
  readonly others: readonly (Child & Said)[];
}

const nothingSaid: Said = {
  slot: undefined,
  way: undefined,
  guardian: "",
  phone: "",
  wish: "",
};

export const emptyDraft: GuestDraft = { number: "", name: "", ...nothingSaid, others: [] };

/**
 * Families share a phone. With another number and another name it is another child, and what the family before wrote is
 * laid away; one of the two alone is a correction, and all of it stays.
 */
export function changeGuestDraft(
  draft: GuestDraft,
  part: Partial<Child> | Partial<Said>,
): GuestDraft {
  const next = { ...draft, ...part };
  const { number, name } = next;
  if (!("number" in part) && !("name" in part))
    return hasSaid(next) ? { ...next, of: { number, name } } : next;
  const left = draft.of ?? { number: draft.number, name: draft.name };
  const laid: GuestDraft =
    hasSaid(draft) && isOther(left, next)
      ? {
          ...next,
          ...nothingSaid,
          of: undefined,
          others: [
            ...draft.others.filter((each) => !isSame(each, left)),
            { ...toSaid(draft), ...left },
          ],
        }
      : { ...next, of: hasSaid(draft) ? left : undefined };
  const found = hasSaid(laid) ? undefined : laid.others.find((each) => isSame(each, laid));
  if (!found) return laid;
  const others = laid.others.filter((each) => each !== found);
  return { ...laid, ...toSaid(found), of: { number, name }, others };
}

/** After what was said of this child was sent. */
export function forgetChild({ others }: GuestDraft): GuestDraft {
  return { ...emptyDraft, others };
}

/** Whether something would be lost that a guardian wrote. */
export function hasWords({ guardian, phone, wish }: Said): boolean {
  return `${guardian}${phone}${wish}`.trim() !== "";
}

/** 「2번 권서아 보호자」 */
export function sayGuardianOf({ number, name }: Child): string {
  return `${readStudentNumber(number) ?? ""}번 ${name.trim()} 보호자`;
}

function hasSaid(said: Said): boolean {
  return hasWords(said) || said.slot !== undefined || said.way !== undefined;
}

function toSaid({ slot, way, guardian, phone, wish }: Said): Said {
  return { slot, way, guardian, phone, wish };
}

function isOther(left: Child, next: Child): boolean {
  const number = readStudentNumber(left.number);
  return (
    number !== undefined &&
    number !== readStudentNumber(next.number) &&
    left.name.trim() !== next.name.trim()
  );
}

function isSame(one: Child, other: Child): boolean {
  return (
    readStudentNumber(one.number) === readStudentNumber(other.number) &&
    one.name.trim() === other.name.trim()
  );
}
