import type { Store } from "@damim/sync/client/store.ts";
import type { Fields } from "@damim/sync/kind.ts";

/** What stands on the teacher's own device alone: the name of a pupil, and what else the row held before. */
export interface Nametag {
  readonly name: string;
  /** 생년월일, 보호자: they come back with the name once the setting is off. */
  readonly more?: Fields;
}

/** The names of the pupils of the years that have numbers only. They lie nowhere else. */
export interface OpenNametags {
  isOn(scope: string): boolean;
  /** False where they go with the page: on a shared device. */
  readonly isKept: boolean;
  find(scope: string, id: string): Nametag | undefined;
  /** How many pupils of a year have a name on this device alone. */
  count(store: Store): number;
  /** What goes with a sign-out. */
  describe(): readonly { readonly name: string }[];
  /** Puts names to pupils: on screen when it returns, on the disk when it resolves. */
  put(scope: string, tags: ReadonlyMap<string, Nametag | undefined>): Promise<void>;
  /** Rises with every name that comes or goes. */
  readonly revision: number;
  readonly subscribe: (listener: () => void) => () => void;
}
