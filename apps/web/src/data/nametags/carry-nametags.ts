// Loaded lazily, with the dialogs that carry 이름표.
import {
  readNametagList,
  toNametagLines,
  type NametagList,
} from "@damim/domain/numbers-only/nametag-list.ts";
import { secretWords, toTypedWords } from "@damim/domain/secret/secret-words.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import {
  createDataKey,
  drawBytes,
  openBox,
  sealBox,
  unwrapKey,
} from "../../platform/secrets/boxes.ts";
import type { Store, TeacherData } from "../teacher-data.ts";

/** Six words of a list of 256, each said eight bits; a try takes the half second of PBKDF2. */
const WORD_COUNT = 6;
/** With more a camera does not read it from a screen. */
const MOST_IN_QR = 1_800;
const PLACE = "nametags";
const MARK = "names1";

export interface CarriedNametags {
  readonly words: readonly string[];
  /** For a file. */
  readonly sealed: string;
  /** For a QR code; nothing where it does not fit. */
  readonly code: string | undefined;
  readonly count: number;
}

/** The 이름표 of a year, locked by six words that stand nowhere else. */
export async function sealNametags(data: TeacherData, store: Store): Promise<CarriedNametags> {
  const nametags = data.vault?.now?.nametags;
  const year = Number(store.scope.slice(store.scope.lastIndexOf("/") + 1));
  const names = [...store.rows(studentKind).values()].flatMap(({ id, number, classKey }) => {
    const tag = nametags?.find(store.scope, id);
    return tag?.name ? [{ number, ...(classKey && { classKey }), ...tag, id }] : [];
  });
  const words = [...drawBytes(WORD_COUNT)].map((byte) => secretWords[byte] ?? "");
  const sealed = await seal({ year, names }, words);
  const code = await seal({ year, lines: toNametagLines(names) }, words);
  return { words, sealed, count: names.length, code: code.length > MOST_IN_QR ? undefined : code };
}

/** `strange`: no file of this kind. `shut`: the words are others. */
export async function openNametagText(
  sealed: string,
  typed: string,
): Promise<NametagList | "strange" | "shut"> {
  const [mark, rounds, salt, iv, key, boxIv, c] = sealed.trim().split(".");
  const isOurs = mark === MARK && [rounds, salt, iv, key, boxIv, c].every(Boolean);
  if (!isOurs) return "strange";
  const wrapped = { kdf: "pbkdf2-sha256", rounds: Number(rounds), salt, iv, key } as Wrapped;
  try {
    const opened = await unwrapKey(wrapped, PLACE, { passphrase: toTypedWords(typed) });
    if (!opened) return "shut";
    const box = { k: PLACE, iv: boxIv ?? "", c: c ?? "" };
    return readNametagList(await openBox(opened, PLACE, box)) ?? "strange";
  } catch {
    // Cut off, or no letters of ours.
    return "strange";
  }
}

type Wrapped = Parameters<typeof unwrapKey>[0];

async function seal(list: object, words: readonly string[]): Promise<string> {
  const { data, wrapped } = await createDataKey(PLACE, [{ passphrase: words.join(" ") }]);
  const { iv: boxIv, c } = await sealBox(data, PLACE, list);
  const [{ rounds, salt, iv, key } = { rounds: 0, salt: "", iv: "", key: "" }] = wrapped;
  return [MARK, rounds, salt, iv, key, boxIv, c].join(".");
}
