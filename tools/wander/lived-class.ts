import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { OPS_PER_SCOPE_LIMIT, PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import type { APIRequestContext } from "playwright-core";
import { now } from "../../e2e/support/fixed-day.ts";
import type { RunningDamim } from "../../e2e/support/start-damim.ts";
import { post } from "../../e2e/support/teacher.ts";
import { liveYear } from "../year/live-year.ts";
import { readYearOptions } from "../year/options.ts";

/** The rows of a school year or of a profile, by the last part of the scope's name. */
export interface LivedScope {
  readonly name: string;
  readonly rows: readonly { readonly kind: string; readonly id: string; readonly set: Fields }[];
}

/** What a teacher's weeks left, to be given to any number of new teachers. */
export interface LivedClass {
  bring(damim: RunningDamim, request: APIRequestContext, uid: string): Promise<void>;
  /** All that was written in these weeks, as one text. */
  readonly words: string;
}

/** Lives weeks of one teacher, up to the school day on which journeys begin. */
export async function liveClass(seed: number, weeks: number): Promise<readonly LivedScope[]> {
  const from = new Date(now() - weeks * 7 * 86_400_000).toISOString().slice(0, 10);
  const asked = `--teachers 1 --devices 1 --from ${from} --days ${weeks * 7} --seed ${seed} --calm`;
  const { teachers, ledger } = await liveYear(readYearOptions(asked.split(" ")));
  const [teacher] = teachers;
  if (!teacher) throw new Error("nobody lived");
  const known = [...ledger.listScopes()].filter((scope) => scope.startsWith(`t/${teacher.uid}/`));
  return known.map((scope) => ({
    name: scope.split("/").at(-1) ?? "",
    rows: [...ledger.listLiving(scope)].map((key) => {
      const [kind = "", id = ""] = key.split(" ");
      const { id: _, ...set } = ledger.expect(scope, kind, id) ?? {};
      return { kind, id, set: withoutOddWords(set) };
    }),
  }));
}

export function toLivedClass(scopes: readonly LivedScope[]): LivedClass {
  return {
    // A value that is one Latin word is a choice of the product's own, which no screen may show as it is.
    words: listTexts(scopes)
      .filter((text) => /[^a-zA-Z]/.test(text))
      .join(" "),
    async bring(damim, request, uid) {
      for (const { name, rows } of scopes) {
        for (let at = 0; at < rows.length; at += OPS_PER_SCOPE_LIMIT) {
          const ops = rows.slice(at, at + OPS_PER_SCOPE_LIMIT).map(({ kind, id, set }, n) => ({
            n,
            kind,
            id,
            set: { [DEAD]: false, ...set },
            at: toStamp(now() - 1_800_000, at + n, "lived"),
          }));
          // What only a server may write is refused here, and missing.
          const sent = { scope: `t/${uid}/${name}`, since: 0, ops };
          await post(damim, request, "sync", { protocol: PROTOCOL_VERSION, scopes: [sent] });
        }
      }
    },
  };
}

/** Texts of the dice say "null" and more of the kind, which on a screen is looked for as a mistake of ours. */
function withoutOddWords(set: Fields): Fields {
  return JSON.parse(JSON.stringify(set), (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll(/\b(?:null|undefined|NaN)\b/g, "널") : value,
  );
}

/** At any depth. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(listTexts) : [];
}
