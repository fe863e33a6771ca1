import type { RecordSheet } from "../record/record-sheet.ts";
import { pushRulesKind, toQuietTime, waitsInLessons } from "./push-rules.ts";
import { pushSourceWords, SWITCHED_SOURCES } from "./push-source.ts";
import { pushTokensKind, readSavedToken } from "./push-tokens.ts";

/** 「알림 받는 기기」: on which day each device that hears by push was last opened. The address is not told. */
export const pushTokensSheet: RecordSheet = {
  name: "알림 받는 기기",
  columns: [{ head: "마지막으로 연 날", width: 16 }],
  toLines: (rows) =>
    rows
      .list(pushTokensKind)
      .flatMap(({ fcmToken_data: list }) => list.map((text) => [readSavedToken(text)?.day ?? ""])),
};

/** 「알림 설정」. */
export const pushRulesSheet: RecordSheet = {
  name: "알림 설정",
  columns: [
    { head: "조용한 시간", width: 16 },
    { head: "종 칠 때 모아 받기", width: 18 },
    { head: "끈 알림", width: 30 },
  ],
  toLines: (rows) =>
    rows.list(pushRulesKind).map((rules) => {
      const { from, to } = toQuietTime(rules);
      const off = SWITCHED_SOURCES.filter((source) => rules[source] === false);
      return [
        `${from}–${to}`,
        waitsInLessons(rules) ? "예" : "아니요",
        off.map((source) => pushSourceWords[source]).join(", "),
      ];
    }),
};
