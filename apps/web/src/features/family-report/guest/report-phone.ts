import type { ReportPupil } from "../../../data/family-report/report-requests.ts";
import { readText, writeText } from "../../../platform/kept/device-texts.ts";
import { newGuestKey } from "../../../platform/secrets/new-guest-key.ts";

/** A child that this phone told of, under a key of its own; who it is stays only where the family wished it. */
export interface PhoneChild {
  readonly key: string;
  readonly pupil?: ReportPupil | undefined;
}

/**
 * What this phone keeps of a class: a key for each child, by which what was told is changed and taken back. A card that is
 * shown comes first.
 *
 * @param card behind the `#` of the address
 */
export function openReportPhone(code: string, card: string | undefined) {
  const name = `damim-class-${code.replaceAll("-", "").toUpperCase()}`;
  const list = (): readonly PhoneChild[] => {
    try {
      const kept: unknown = JSON.parse(readText(name) ?? "[]");
      // Of this page's own making.
      return Array.isArray(kept) ? (kept as readonly PhoneChild[]) : [];
    } catch {
      return [];
    }
  };
  const save = (children: readonly PhoneChild[]): void => writeText(name, JSON.stringify(children));
  const isSame = (one: ReportPupil | undefined, other: ReportPupil): boolean =>
    JSON.stringify(one) === JSON.stringify(other);
  return {
    list,
    /** Whom the form begins with: of the card, else the child that was remembered last. */
    first: (): ReportPupil | undefined =>
      card ? { cardKey: card } : list().findLast(({ pupil }) => pupil)?.pupil,
    /** The key of a child, kept before anything is sent with it: an answer that gets lost is asked for again. */
    keyOf(pupil: ReportPupil, last?: string): string {
      const known = list().find((child) => isSame(child.pupil, pupil) || child.key === last);
      const key = known?.key ?? newGuestKey();
      if (!known) save([...list(), { key }]);
      return key;
    },
    /** Who it is, once the server knew who was meant. */
    remember: (key: string, pupil: ReportPupil): void =>
      save([...list().filter((child) => child.key !== key), { key, pupil }]),
    /** Nothing was ever told with it, or nothing is left: of a child that is not remembered it goes. */
    drop: (key: string): void =>
      save(list().filter((child) => child.key !== key || child.pupil !== undefined)),
    forget: (): void => save(list().map(({ key }) => ({ key }))),
  };
}

export type ReportPhone = ReturnType<typeof openReportPhone>;
