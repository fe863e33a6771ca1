import type { SwitchName } from "../site/site-switch.ts";
import type { AuditAct } from "./audit.ts";
import type { DrillResult } from "./drill.ts";
import type { Role } from "./role.ts";

/** A teacher as an admin sees one: the account, and never a row of it. */
export interface TeacherReply {
  readonly uid: string;
  readonly nickName: string;
  readonly email: string;
  /** Epoch ms. */
  readonly joinedAt: number;
  /** Epoch ms at which a device of hers was last here; null: never. */
  readonly seenAt: number | null;
  readonly fileBytes: number;
  readonly role: Role | null;
  /** Epoch ms; null when nobody stopped her. */
  readonly suspendedUntil: number | null;
}

/** One line of the log of what is done by a role. */
export interface AuditReply {
  readonly id: string;
  readonly at: number;
  /** 별명; empty for somebody who is gone. */
  readonly actor: string;
  readonly act: AuditAct;
  /** 별명 of whom it was done to, or what it was. */
  readonly target: string;
  readonly reason: string;
  readonly before: string;
  readonly after: string;
}

/** How much the server is used. No name of anybody. */
export interface UsageReply {
  readonly teacherCount: number;
  /** Teachers whose device was here within seven days. */
  readonly seenThisWeek: number;
  /** New accounts of the last eight weeks, by the Monday that begins each. */
  readonly joinedByWeek: readonly { readonly week: string; readonly count: number }[];
  /** Posts of 쌤카페 that stand, and those of the last seven days. */
  readonly posts: { readonly all: number; readonly thisWeek: number };
  /** What AI매니저 used in the last 30 days on this server's own key. */
  readonly ai: { readonly teachers: number; readonly tokens: number };
  readonly rowCount: number;
  readonly fileBytes: number;
  /** Opened screens of the last 30 days; null where they are not counted here. */
  readonly pages: readonly PageCountReply[] | null;
}

/** How often a screen was opened on a day, by nobody in particular. */
export interface PageCountReply {
  readonly day: string;
  /** The pattern of its address: 「/attendance」. */
  readonly screen: string;
  readonly device: "phone" | "desktop";
  /** Null: under five. */
  readonly count: number | null;
}

/** Bugs of one error at one place in one version, scrubbed. */
export interface ErrorGroupReply {
  readonly id: string;
  readonly name: string;
  readonly message: string;
  readonly place: string;
  readonly route: string;
  readonly version: string;
  readonly side: "browser" | "server";
  readonly count: number;
  readonly firstAt: number;
  readonly lastAt: number;
}

/** What our server answers to `GET api/admin/errors`. */
export interface ErrorsReply {
  /** Off: the operator did not set `SENTRY_DSN=self`. */
  readonly isOn: boolean;
  readonly groups: readonly ErrorGroupReply[];
}

/** How the backups came to the bucket away from the house. */
export interface AwayFacts {
  /** Epoch ms of the last sending that came through; null: none did. */
  readonly at: number | null;
  /** Name of the newest backup there. */
  readonly newest: string | null;
  /** Why the last sending did not come through. */
  readonly failure: string | null;
}

/** A line of how the server does. */
export interface FactReply {
  readonly id: string;
  readonly text: string;
  /** Somebody has to do something. */
  readonly isWarn: boolean;
}

/** How the server does. Of a card that is absent nothing could be read; a line says so. */
export interface ServerReply extends Partial<ServerCards> {
  readonly facts: readonly FactReply[];
}

export interface ServerCards {
  /** False: no process does jobs, neither the backup nor what is asked for by a button. */
  readonly hasJobRunner: boolean;
  /** What the settings leave out, a line each. */
  readonly off: readonly string[];
  /** Epoch ms of the newest backup, wherever it lies: of several servers one makes it. Null: none was made. */
  readonly lastBackupAt: number | null;
  /** What opening the newest backup showed; null: it was never done. */
  readonly drill: DrillResult | null;
  /** Epoch ms at which the words were made that open the server's key in a backup; null: backups carry no key. */
  readonly wordsMadeAt: number | null;
  /** The newest first; those that lie in the data folder. */
  readonly backups: readonly {
    readonly name: string;
    readonly at: number;
    readonly bytes: number;
  }[];
  readonly jobs: readonly {
    readonly name: string;
    readonly nextRunAt: number;
    readonly isRunning: boolean;
    readonly lastRunAt: number | null;
    readonly lastFailure: string | null;
  }[];
}

/** What our server answers to `POST api/admin/recovery-words`, once: what opens the key in the backups from now on. */
export interface RecoveryWordsReply {
  readonly words: readonly string[];
}

/** A notice as an admin sees it: shown, or planned for later. */
export interface NoticeReply {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly from: number;
  readonly until: number | null;
  readonly pinned: boolean;
  readonly isPlanned: boolean;
}

export interface SwitchReply {
  readonly name: SwitchName;
  readonly isOff: boolean;
}
