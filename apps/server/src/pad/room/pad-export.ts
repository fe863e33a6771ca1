import { Readable } from "node:stream";
import { toFileName } from "@damim/domain/files/file.ts";
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { PAD_TEACHER, padMemberKind } from "@damim/domain/pad/room/pad-member.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import type { Fields } from "@damim/sync/kind.ts";
import yazl from "yazl";
import type { Queries } from "../../db/schema.ts";
import type { FileRow } from "../../db/synced-tables.ts";
import { toOriginalKey } from "../../files/file-keys.ts";
import type { PadDeps } from "../pad-deps.ts";
import { toRoomFileOwner } from "../../files/pad-file-owner.ts";

const PICTURE = "image/";

/**
 * The pictures and drawings of a room as a zip that is made while it is read: one file stands in memory at a time.
 * Named by number and name of who made them: 「03번 박다솜 1.jpg」. What breaks on the way breaks the stream off.
 */
export async function toPicturesZip(
  { database, files, now }: Pick<PadDeps, "database" | "files" | "now">,
  roomId: PadRoomId,
): Promise<{ readonly zip: ReadableStream<Uint8Array>; readonly count: number }> {
  const pictures = await listPictures(database.queries, roomId);
  const zip = new yazl.ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  zip.on("error", (error: Error) => output.destroy(error));
  const mtime = new Date(now());
  for (const { name, file } of pictures) {
    // Pictures are compressed as they are.
    const options = { mtime, compress: false };
    zip.addReadStreamLazy(name, options, (hand) => hand(undefined, Readable.from(read(file))));
  }
  zip.end();
  // Node's stream types differ from the web's only in name.
  return { zip: Readable.toWeb(output) as ReadableStream<Uint8Array>, count: pictures.length };

  async function* read(file: FileRow): AsyncGenerator<Uint8Array> {
    const stream = await files.read(toOriginalKey(file));
    // A storage that lost one picture must not hold up the others: the entry stays empty.
    if (stream) yield* stream;
  }
}

async function listPictures(
  queries: Queries,
  roomId: PadRoomId,
): Promise<readonly { readonly name: string; readonly file: FileRow }[]> {
  const files = await queries
    .selectFrom("files")
    .selectAll()
    .where("owner_id", "=", toRoomFileOwner(roomId))
    .where("state", "=", "ready")
    .where("mime", "like", `${PICTURE}%`)
    .execute();
  const fileById = new Map(files.map((file) => [file.id, file]));
  const names = await readAuthorNames(queries, roomId);
  const countByName = new Map<string, number>();
  return (await listRows(queries, roomId, padCardKind.name)).flatMap(({ data }) => {
    const file = fileById.get(String(data["file"]));
    if (!file) return [];
    const author = names.get(String(data["by"])) ?? "이름 없음";
    const count = (countByName.get(author) ?? 0) + 1;
    countByName.set(author, count);
    return [{ name: `${author} ${count}.${file.extension ?? "jpg"}`, file }];
  });
}

async function readAuthorNames(
  queries: Queries,
  roomId: PadRoomId,
): Promise<ReadonlyMap<string, string>> {
  const members = await listRows(queries, roomId, padMemberKind.name);
  const names = members.map(({ id, data }) => {
    const { number, name } = data;
    const place = typeof number === "number" ? `${String(number).padStart(2, "0")}번 ` : "";
    // A pupil typed it: nothing in it may lead out of the folder into which the zip is unpacked.
    return [id, toFileName(`${place}${String(name)}`)] as const;
  });
  return new Map([...names, [PAD_TEACHER, "선생님"]]);
}

async function listRows(queries: Queries, roomId: PadRoomId, kind: string) {
  const rows = await queries
    .selectFrom("rows")
    .select(["id", "data"])
    .where("scope", "=", padScope(roomId))
    .where("kind", "=", kind)
    .where("dead_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id, data }) => ({ id, data: JSON.parse(data) as Fields }));
}
