import { pushRulesKind, toQuietTime, type PushRules } from "@damim/domain/push/push-rules.ts";
import { pushSourceWords } from "@damim/domain/push/push-source.ts";
import { pushTokensKind, type PushTokens } from "@damim/domain/push/push-tokens.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

const describeSwitch = (value: unknown): string => (value === false ? "끔" : "켬");

export const pushRulesWords: RecordWords<PushRules> = {
  kind: pushRulesKind,
  sort: "알림 설정",
  toSubject: () => "알림 설정",
  trash: { isLeftOut: true },
  fields: {
    alarm: { label: pushSourceWords.alarm, describe: describeSwitch },
    task: { label: pushSourceWords.task, describe: describeSwitch },
    booking: { label: pushSourceWords.booking, describe: describeSwitch },
    notice: { label: pushSourceWords.notice, describe: describeSwitch },
    survey: { label: pushSourceWords.survey, describe: describeSwitch },
    quietFrom: {
      label: "조용한 시간 시작",
      describe: (value) => (typeof value === "string" ? value : toQuietTime(undefined).from),
    },
    quietTo: {
      label: "조용한 시간 끝",
      describe: (value) => (typeof value === "string" ? value : toQuietTime(undefined).to),
    },
    waitsInLessons: {
      label: "종 칠 때 모아 받기",
      describe: describeSwitch,
    },
  },
};

export const pushTokensWords: RecordWords<PushTokens> = {
  kind: pushTokensKind,
  sort: "알림 받는 기기",
  toSubject: () => "알림 받는 기기",
  trash: { isLeftOut: true },
  fields: {
    fcmToken_data: {
      label: "기기",
      describe: (value) => (Array.isArray(value) ? `${value.length}대` : undefined),
    },
  },
};
