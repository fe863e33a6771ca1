import type { LinkPageName } from "@damim/domain/links/guest-pages.ts";
import { ok, refuse } from "@damim/domain/base/result.ts";
import type { ServerAnswer } from "../../data/server/ask-wordless.ts";
import { askServer } from "../../data/server/ask-server.ts";

/** A way in without an account, as its owner sees it. */
export interface OwnLink {
  readonly id: string;
  /** 「7F3K-9QX2」, to be read aloud. */
  readonly code: string;
  /** Empty: it opens nothing any more. */
  readonly address: string;
  /** Of a board in a school whose server is known there alone: opens without the school's certificate. */
  readonly plainAddress: string;
  readonly kind: string;
  readonly target: string;
  /** The server is known within the school alone. */
  readonly isSchoolOnly: boolean;
}

interface Links {
  readonly links: readonly OwnLink[];
}

/** Gives the link that is there, also where nothing may be made while the account is stopped; else makes it. */
export async function openLink(kind: LinkPageName, target: string): ServerAnswer<OwnLink> {
  const find = ({ links }: Links): OwnLink | undefined =>
    links.find((one) => one.kind === kind && one.target === target && one.address !== "");
  const known = await askServer<Links>("GET", "links");
  if (!known.ok) return known;
  const kept = find(known.value);
  if (kept) return ok(kept);
  const made = await askServer<Links>("POST", "links", { kind, target });
  if (!made.ok) return made;
  const link = find(made.value);
  return link ? ok(link) : refuse({ type: "Away" });
}

/** Whoever has the link finds nothing from now on. */
export function endLink(id: string): ServerAnswer<object> {
  return askServer("DELETE", `links/${encodeURIComponent(id)}`);
}
