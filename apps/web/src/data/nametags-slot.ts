import type { NamedText } from "@damim/domain/numbers-only/named-texts.ts";
import type { QueuedOp } from "@damim/sync/client/storage.ts";
import type { Store } from "@damim/sync/client/store.ts";
import type { Fields } from "@damim/sync/kind.ts";

/** What stands on the teacher's own device alone: the name of a pupil, and what else the row held before. */
export interface Nametag {
  readonly name: string;
  /** 생년월일, 보호자: they come back with the name once the setting is off. */
  readonly more?: Fields;
}

/** A row whose words name pupils: nothing of it goes out before the teacher has said how. */
export interface NamedRow {
  readonly store: Store;
  readonly kind: string;
  readonly id: string;
  /** What was written of it and waits: each text once, the last one where one was written anew. */
  readonly texts: readonly NamedText[];
}

/** What asks about names in texts. */
export interface NameAsking {
  readonly rows: readonly NamedRow[];
  /** One of them was not put off. */
  readonly isAsked: boolean;
  /** 「번호로 바꾸기」, or 「그대로 저장」: these words of these rows are not asked about again. */
  answer(rows: readonly NamedRow[], way: "numbers" | "names"): Promise<void>;
  /** 「나중에」: they go on waiting. */
  putOff(): void;
  askAgain(): void;
}

/** What it does for the stores besides. */
export interface NameHolding {
  /** Looks at what waits in a store: at each write before anything of it can go, and with all news. */
  look(store: Store): void;
  /** It is closed: what waits in it is asked about once it is open again. */
  leave(store: Store): void;
  isHeld(store: Store, op: QueuedOp): boolean;
}

/** Resolves with nothing where the act is left. */
export type AskOutput = (
  act: "인쇄" | "내려받기" | "보내기",
  /** Of what is sent: the texts that name somebody. */
  texts?: readonly NamedText[],
) => Promise<"names" | "numbers" | undefined>;

/** The names of the pupils of the years that have numbers only. They lie nowhere else. */
export interface OpenNametags {
  isOn(scope: string): boolean;
  readonly isAnyOn: boolean;
  /** False where they go with the page: on a shared device. */
  readonly isKept: boolean;
  find(scope: string, id: string): Nametag | undefined;
  /** How many pupils of a year have a name on this device alone. */
  count(store: Store): number;
  /** What goes with a sign-out. */
  describe(): readonly { readonly name: string }[];
  /** Puts names to pupils: on screen when it returns, on the disk when it resolves. */
  put(scope: string, tags: ReadonlyMap<string, Nametag | undefined>): Promise<void>;
  readonly asking: NameAsking;
  /** Who asks whether names go along on paper and in files; numbers do where nobody does. Returns the way to stop. */
  askBy(ask: AskOutput): () => void;
  /** Rises with every name that comes or goes. */
  readonly revision: number;
  readonly subscribe: (listener: () => void) => () => void;
}
