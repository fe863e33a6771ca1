import { hashParts } from "@damim/domain/seal/hash-seal.ts";
import { ok } from "@damim/domain/base/result.ts";
import { hideBoxes } from "@damim/domain/secret/box.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { VaultSlot } from "../../../data/vault-slot.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { toBodyWords, toConsultTitle } from "@damim/domain/consult/consult-words.ts";
import { consultKind, type Consult } from "@damim/domain/consult/consult.ts";
import { findSealedVersion, listPastVersions } from "@damim/domain/seal/find-sealed-version.ts";
import type { KeptSeal } from "@damim/domain/seal/seal.ts";
import { toSealTime } from "@damim/domain/seal/seal-words.ts";
import { useCallback } from "react";
import { fetchHistory, type HistoryChange } from "../../../data/server/history-requests.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { toStandingRow } from "./use-seals.ts";

/** Acts on one record that are read at most: 50 a page. */
const MOST_PAGES = 10;

/** The text as it was sealed, out of the history of its record. */
export function SealedText({ store, seal }: { readonly store: Store; readonly seal: KeptSeal }) {
  const { rowId } = seal;
  const { vault } = useTeacherData();
  const ask = useCallback(async () => {
    const acts = await fetchActs(store.scope, rowId);
    const { kind, fields } = toStandingRow(store, rowId);
    const version = findSealedVersion(seal, kind, listPastVersions(fields, acts), hashParts);
    // A value also where there is none: else it is waited for, for ever.
    return ok({
      version: version && (await openFields(vault, { scope: store.scope, id: rowId }, version)),
    });
  }, [store, rowId, seal, vault]);
  const found = useServerList(ask);
  return (
    <ServerView
      list={found}
      away="봉인된 글은 인터넷이 연결되면 보여요. 글은 서버에 안전하게 있어요."
    >
      {({ version }) => {
        if (!version)
          return (
            <p className="text-15 text-fg-2">
              봉인된 글을 변경 이력에서 찾지 못했어요. 변경 이력은 400일 동안 남아요.
            </p>
          );
        // The hash says that it is a record as it was stored.
        const consult = version as unknown as Consult;
        return (
          <section aria-label="봉인된 글" className="rounded-ctl bg-sunken p-4 text-15">
            <h3 className="font-bold">
              {toSealTime(seal.at)}에 봉인된 글 · {toConsultTitle(consult)}
            </h3>
            <p className="mt-2 wrap-break-word whitespace-pre-wrap">{toBodyWords(consult)}</p>
            {consult.followUp && <p className="mt-2">약속: {consult.followUp}</p>}
          </section>
        );
      }}
    </ServerView>
  );
}

/** A sealed version as it can be read now. */
export async function openFields(
  vault: VaultSlot | undefined,
  of: { readonly scope: string; readonly id: string },
  fields: Fields,
): Promise<Fields> {
  return hideBoxes((await vault?.now?.read({ ...of, kind: consultKind.name }, fields)) ?? fields);
}

/** What was done to a record, newest first. */
export async function fetchActs(scope: string, id: string): Promise<readonly HistoryChange[]> {
  const acts: HistoryChange[] = [];
  let before: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    // One page says where the next begins.
    const { changes, next } = await fetchHistory(
      { scope, kind: consultKind.name, ids: [id] },
      before,
    );
    acts.push(...changes);
    if (next === null) break;
    before = next;
  }
  return acts;
}
