import { refuse, type MessagesFor, type Result } from "../base/result.ts";
import type { FileId } from "../files/file.ts";

export const POST_PICTURES_MOST = 10;
export const POST_DOCUMENTS_MOST = 3;

/** The documents that a post may bring, by their endings. */
const DOCUMENT_ENDINGS: readonly string[] = ["pdf", "hwp", "hwpx", "xlsx", "docx", "pptx"];

/** What a file dialog offers for them. */
export const DOCUMENT_ACCEPT = DOCUMENT_ENDINGS.map((ending) => `.${ending}`).join(",");

/** A file in a post that is written: what it is called, and whether it was chosen as a picture. */
export interface DraftFile {
  readonly id: FileId;
  readonly name: string;
  readonly isPicture: boolean;
}

/** A file of a post, as it is read. */
export interface PostFile {
  readonly id: FileId;
  readonly name: string;
  readonly isPicture: boolean;
  /** Bytes. */
  readonly size: number;
  /** Of a picture, in pixels; keeps its place before it comes. */
  readonly width: number | null;
  readonly height: number | null;
  /** A picture that a moderator hid: others read the post without it, its author and moderators see that it is. */
  readonly isHidden?: boolean;
}

export type PostFilesRefusal =
  | { readonly type: "TooManyPictures" }
  | { readonly type: "TooManyDocuments" }
  | { readonly type: "FileNotForPosts"; readonly name: string };

export const postFilesMessages: MessagesFor<PostFilesRefusal> = {
  TooManyPictures: () => `사진은 ${POST_PICTURES_MOST}장까지 올릴 수 있어요. 글은 그대로 있어요.`,
  TooManyDocuments: () => `파일은 ${POST_DOCUMENTS_MOST}개까지 올릴 수 있어요. 글은 그대로 있어요.`,
  FileNotForPosts: ({ name }) =>
    `「${name}」: 올릴 수 없는 파일이에요. 사진과 pdf, hwp, hwpx, xlsx, docx, pptx를 올릴 수 있어요. 글은 그대로 있어요.`,
};

/**
 * Whether these files may stand in one post (spec 14 §2): ten pictures, three documents.
 *
 * @param files by their real endings, which the server found in their content
 */
export function checkPostFiles(
  files: readonly { readonly name: string; readonly isPicture: boolean; readonly ending: string }[],
): Result<never, PostFilesRefusal> | undefined {
  const documents = files.filter(({ isPicture }) => !isPicture);
  const strange = documents.find(({ ending }) => !DOCUMENT_ENDINGS.includes(ending));
  if (strange) return refuse({ type: "FileNotForPosts", name: strange.name });
  if (documents.length > POST_DOCUMENTS_MOST) return refuse({ type: "TooManyDocuments" });
  if (files.length - documents.length > POST_PICTURES_MOST)
    return refuse({ type: "TooManyPictures" });
  return undefined;
}
