import { toSeoulDay } from "../../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../../calendar-day/korean-instant.ts";
import { toKoreanDate } from "../../calendar-day/korean-day.ts";
import { dataTopics } from "../../data-map/data-topics.ts";
import { toText, type Paper } from "../../privacy/paper.ts";
import { kindFacts } from "../../registry/records.ts";
import {
  saySchoolAndClass,
  type SchoolYearSetting,
} from "../../school-year/school-year-setting.ts";
import { ERASED_BESIDE, readDestructionId, sayDestroyed } from "../destruction-id.ts";
import type { Destruction } from "../destruction-record.ts";

const beside: Readonly<Record<string, string>> = {
  files: dataTopics.files.name,
  links: "예약·칠판 링크",
  padRooms: dataTopics.pad.name,
  // The room stays; of the pupil nothing does.
  padPlaces: "패드잇 방에서 뺀 자리와 글",
  // No record of its own: one that was sealed would count twice.
  seal: "기록의 봉인",
  shared: "여럿이 든 기록에서 뺀 것",
  trash: "지워 둔 기록 (휴지통)",
};

/**
 * How many there are of what the data map names, in its order: `[["학생 명단", 26], ["출결", 312]]`.
 *
 * @param counts by kind of record; besides `files`, `links`, `padRooms`, `shared`, `trash` and what nobody knows
 */
export function sumByTopic(
  counts: readonly (readonly [kind: string, count: number])[],
): readonly (readonly [name: string, count: number])[] {
  const sums = new Map(Object.values(dataTopics).map(({ name }) => [name as string, 0]));
  for (const [kind, count] of counts) {
    const topic = kindFacts.find((facts) => facts.kind.name === kind)?.topics[0];
    const name = beside[kind] ?? (topic ? dataTopics[topic].name : "그 밖의 기록");
    sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return [...sums].filter(([, count]) => count > 0);
}

/** 「이 자료가 든 마지막 백업이 사라지는 날」: what the server saw, or the day that is expected. */
export function sayBackups({ backupsGoneOn, backupsUntil }: Destruction): string {
  if (backupsGoneOn) return `${toKoreanDate(backupsGoneOn)}에 모두 사라졌어요`;
  return backupsUntil
    ? `${toKoreanDate(backupsUntil)} (백업 정리 전)`
    : "백업 정리 전 (서버를 맡은 분이 따로 둔 백업을 확인해 주세요)";
}

/** 개인정보 파기 확인서 of a year or a pupil that is gone: no name, no number. */
export function writeCertificate(of: {
  readonly id: string;
  readonly destruction: Destruction;
  readonly email: string;
  /** Of that year; it stays with the teacher. Written by hand where it is not known. */
  readonly setting: SchoolYearSetting | undefined;
}): Paper {
  const { id, destruction, email, setting } = of;
  const sayAt = (at: number | null | undefined): string =>
    at ? `${toKoreanDate(toSeoulDay(at))} ${toSeoulTimeText(at)}` : "";
  return {
    title: `개인정보 파기 확인서 No. ${destruction.number ?? ""}`,
    sections: [
      {
        title: "1. 파기한 것",
        blocks: [
          toText(
            readDestructionId(id)?.studentId === undefined
              ? `${sayDestroyed(id)} 기록 전부와 그 변경 이력, 사진과 파일, 링크`
              : `${sayDestroyed(id)}의 기록 전부와 그 변경 이력, 사진과 파일. 여럿이 함께 든 기록은 그 학생만 뺐어요. ${ERASED_BESIDE}`,
          ),
          {
            type: "table",
            label: "파기한 종류와 건수",
            heads: ["종류", "건수"],
            rows: sumByTopic(Object.entries(destruction.counts ?? {})).map(([name, count]) => [
              name,
              count.toLocaleString("ko-KR"),
            ]),
          },
        ],
      },
      {
        title: "2. 파기한 방법",
        blocks: [
          toText(
            "데이터베이스와 파일 저장소에서 지웠어요. 예전에 쓰던 기기는 다시 접속할 때 지우고, 예전 백업으로 되돌려도 되살아나지 않아요.",
          ),
        ],
      },
      {
        title: "3. 파기한 때와 사람",
        blocks: [
          {
            type: "table",
            label: "파기한 때와 사람",
            heads: ["항목", "내용"],
            rows: [
              ["학교와 반", saySchoolAndClass(setting)],
              ["신청한 사람", `담임 선생님 (${email})`],
              ["신청한 때", sayAt(destruction.requestedAt)],
              ["파기한 곳", "담임 서버 (본인 확인과 7일의 기다림 뒤에 스스로)"],
              ["파기한 때", sayAt(destruction.destroyedAt)],
              ["이 자료가 든 마지막 백업이 사라지는 날", sayBackups(destruction)],
            ],
          },
          {
            type: "pen",
            lines: ["파기를 확인한 사람                                        (서명)"],
          },
        ],
      },
    ],
  };
}
