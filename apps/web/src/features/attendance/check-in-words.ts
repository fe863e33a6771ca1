import { checkIn } from "@damim/domain/attendance/check-in-record.ts";
import { toWords } from "../../kit/record/to-words.ts";
import { findMarkMendPlace } from "./mark/mark-mend-state.ts";

export const checkInWords = toWords(checkIn, {
  // 왔어요 and 확인 중 end with the next mark of the day, which has its own.
  trash: { isLeftOut: true },
  findMendPlace: findMarkMendPlace,
});
