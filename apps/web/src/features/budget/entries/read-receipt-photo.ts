// Loaded lazily by use-receipt-reading.ts: only who takes a photo of a receipt needs it.
import { ok, type Result } from "@damim/domain/base/result.ts";
import {
  readReceipt,
  toReceiptLines,
  type ReadReceipt,
} from "@damim/domain/budget/read-receipt.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { fetchOcrPage } from "../../../data/server/ocr-requests.ts";
import { shrinkPicture } from "../../../platform/shrink-picture.ts";

/** As large as the reader draws it. */
const LONGEST_SIDE = 2_400;
const UNREAD = "글자를 읽지 못했어요. 직접 적어 주세요.";
const UNREAD_SMALL = "사진이 작아 글자를 읽지 못했어요. 원본 사진을 고르거나 직접 적어 주세요.";

/** What the school's server reads on a receipt, or the sentence of why it does not. */
export async function readReceiptPhoto(
  photo: Blob,
  today: CalendarDay,
): Promise<Result<ReadReceipt, string>> {
  const picture = await shrinkPicture(photo, LONGEST_SIDE);
  const page = picture && (await fetchOcrPage(picture, "receipt"));
  if (!page) return { ok: false, refusal: UNREAD };
  if (!page.ok) return page;
  const receipt = readReceipt(toReceiptLines(page.value), today);
  const isEmpty = !receipt.day && !receipt.shop && receipt.amount === undefined;
  if (!isEmpty) return ok(receipt);
  return { ok: false, refusal: page.value.isSmall ? UNREAD_SMALL : UNREAD };
}
