import { randomInt } from "node:crypto";
import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import type { Queries } from "../../db/schema.ts";
import type { PadDeps } from "../pad-deps.ts";

const DAY_MS = 86_400_000;
const SEOUL_AHEAD_MS = 9 * 3_600_000;

/** Two syllables that a child hears and writes right: none with ㅐ or ㅔ, which sound alike. */
const WORDS = `
  단풍 나무 바다 하늘 구름 노을 이슬 바람 별빛 달빛 강물 호수 산길 들판 언덕 숲길 파도 소라 돌섬 나비
  사슴 여우 토끼 거북 오리 기린 사자 수달 하마 판다 염소 꽃잎 장미 국화 난초 연꽃 목련 수국 씨앗 사과
  포도 딸기 수박 자두 살구 감자 고추 당근 오이 호박 가지 상추 양파 마늘 버섯 보리 콩알 밤알 식빵 우유
  두부 김밥 국수 만두 떡국 피자 약과 과자 사탕 연필 가방 필통 자석 풀잎 그림 피리 기타 장구 소고 단소
  박수 공원 놀이 시소 달력 창문 의자 칠판 분필 지도 우산 장화 모자 양말 신발 구두 옷장 이불 거울 비누
  수건 칫솔 접시 연못 다리 기차 버스 트럭 공항 우주 지구 달님 화성 금성 목성 토성 별똥 망치 나사 풍선
  종이 구슬 딱지 윷판 한복 소원 미소 용기 우정 약속 친구 가족 이웃 마을 학교 교실 운동 수학 국어 과학
  음악 미술 도서 문장 낱말 동화 동시 일기 편지 봄비 여름 가을 겨울 눈꽃 첫눈 소풍 방학 잔치 선물 촛불
  등불 나팔 북극 남극 빙산 사막 폭포 논밭 텃밭 초원 정원 화분 뿌리 줄기 솔잎 밤톨 호두 소금 설탕 꿀벌
  나방 거미 반디 풍차 물감 도장 우표 엽서 지갑 동전 저금 고리 단추 바늘 리본 장갑`
  .trim()
  .split(/\s+/);
const FEWEST_DIGITS = 3;
/**
 * 300 wrong guesses an hour, which one address has (pad-keys.ts), find one of the living codes once in a hundred hours; where
 * all said 3,000, each address has 30, and a hundred of them find one in ten.
 */
const GUESSES_PER_CODE = 30_000;

/** A new code to say aloud, in place of the former: until the day in Seoul is over. */
export async function giveSpokenCode(deps: PadDeps, roomId: PadRoomId): Promise<void> {
  const { database, secrets, now } = deps;
  await database.tx(async (queries) => {
    await queries.deleteFrom("pad_codes").where("expires_at", "<=", now()).execute();
    await queries
      .deleteFrom("pad_codes")
      .where("room_id", "=", roomId)
      .where("type", "=", "spoken")
      .execute();
    const digits = toDigits(await countSpoken(queries));
    // Drawn again where another room has it: one in hundreds.
    for (;;) {
      const code = drawSpokenCode(digits);
      const kept = await queries
        .insertInto("pad_codes")
        .values({
          code_hash: secrets.hashCode("spoken", code),
          room_id: roomId,
          type: "spoken",
          sealed: secrets.seal(code),
          expires_at: toEndOfDay(now()),
        })
        .onConflict((conflict) => conflict.column("code_hash").doNothing())
        .returning("room_id")
        .executeTakeFirst();
      if (kept) return;
    }
  });
}

/** Midnight in Seoul after the instant, epoch ms. */
export function toEndOfDay(now: number): number {
  return (Math.floor((now + SEOUL_AHEAD_MS) / DAY_MS) + 1) * DAY_MS - SEOUL_AHEAD_MS;
}

async function countSpoken(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom("pad_codes")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("type", "=", "spoken")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Three in a school; more where so many rooms have one that a guess would often find somebody's. */
function toDigits(living: number): number {
  const needed = ((living + 1) * GUESSES_PER_CODE) / WORDS.length;
  return Math.max(FEWEST_DIGITS, Math.ceil(Math.log10(needed)));
}

/** 「단풍 428」 */
function drawSpokenCode(digits: number): string {
  const word = WORDS[randomInt(WORDS.length)] ?? "";
  return `${word} ${String(randomInt(10 ** digits)).padStart(digits, "0")}`;
}
