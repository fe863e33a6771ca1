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
