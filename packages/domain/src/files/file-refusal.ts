import type { MessagesFor } from "../base/result.ts";
import { FILE_BYTES_MAX, PICTURE_PIXELS_MAX } from "./file.ts";

/** Why a file is not taken, on the device or on the server. */
export type FileRefusal =
  | { readonly type: "FileEmpty" }
  | { readonly type: "FileTooLarge" }
  | { readonly type: "TypeNotAllowed" }
  | { readonly type: "PictureTypeNotAllowed" }
  | { readonly type: "PictureUnreadable" }
  | { readonly type: "TooManyPixels" }
  | { readonly type: "ZipUnreadable" }
  | { readonly type: "ZipTooBig" }
  | { readonly type: "ZipTooDeep" }
  | { readonly type: "MacroInside" }
  | { readonly type: "QuotaFull" };

const MIB = 1024 * 1024;

export const fileRefusalMessages: MessagesFor<FileRefusal> = {
  FileEmpty: () => "빈 파일이에요. 내용이 있는 파일을 골라 주세요.",
  FileTooLarge: () =>
    `파일이 너무 커요. ${FILE_BYTES_MAX / MIB}MB까지 올릴 수 있으니 줄여서 다시 올려 주세요.`,
  TypeNotAllowed: () =>
    "올릴 수 없는 종류의 파일이에요. 사진, PDF, 한글·워드·엑셀·파워포인트, 소리, 글 파일을 올려 주세요.",
  PictureTypeNotAllowed: () =>
    "이 사진 형식은 아직 받지 못해요. JPEG나 PNG로 바꿔서 다시 올려 주세요.",
  PictureUnreadable: () =>
    "사진이 깨져 있어서 열지 못했어요. 원래 사진을 확인하고 다시 올려 주세요.",
  TooManyPixels: () =>
    `사진이 너무 커요. ${PICTURE_PIXELS_MAX / 10_000}만 화소까지 올릴 수 있으니 줄여서 다시 올려 주세요.`,
  ZipUnreadable: () => "문서가 깨져 있어서 열지 못했어요. 다시 저장한 뒤 올려 주세요.",
  ZipTooBig: () =>
    "펼치면 너무 커지는 문서예요. 큰 그림을 줄이거나 나누어 저장한 뒤 다시 올려 주세요.",
  ZipTooDeep: () => "압축 파일이 안에 또 들어 있어요. 안의 파일을 꺼내서 하나씩 올려 주세요.",
  MacroInside: () => "매크로가 든 문서예요. 매크로 없이 저장한 뒤 다시 올려 주세요.",
  QuotaFull: () =>
    "파일을 둘 자리가 다 찼어요. 파일은 이 기기에 있어요. 서버를 맡은 분께 자리를 늘려 달라고 한 뒤 다시 보내 주세요.",
};

export function isFileRefusalType(text: string): text is FileRefusal["type"] {
  return Object.hasOwn(fileRefusalMessages, text);
}
