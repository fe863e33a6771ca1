import {
  guestPages,
  type LinkPageName,
  type OpenPageName,
} from "@damim/domain/links/guest-pages.ts";
import type { Context } from "hono";
import type { AppEnv } from "../http/route.ts";

/** A page beside the app's, which answers below addresses of its own and is kept nowhere. */
export interface PageWay {
  /** Of the path without the base path. */
  readonly at: RegExp;
  /** Its file of the web app. */
  readonly find: (c: Context<AppEnv>, name: string) => string;
  /** What else it hangs on than the address. */
  readonly vary?: "Cookie";
  /** Said where others can read along: the same page is shown over https alone. Absent: it is shown there too. */
  readonly door?: DoorWords;
}

/** What a guest cannot do where others can read along. */
export interface DoorWords {
  readonly title: string;
  readonly why: string;
  readonly qr: string;
}

/** The page that a link of its name opens; with a door where the table of guest pages has it over https alone. */
export function linkPage(name: OpenPageName): PageWay;
export function linkPage(name: Exclude<LinkPageName, OpenPageName>, door: DoorWords): PageWay;
export function linkPage(name: LinkPageName, door?: DoorWords): PageWay {
  return {
    at: new RegExp(`^${name}/[^/]+$`),
    find: () => `${guestPages[name].file}.html`,
    ...(door && { door }),
  };
}
