import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { findEmptyDay } from "@damim/domain/time-capsule/capsule-time.ts";
import type { KeptCapsule } from "./capsule-commands.ts";

/** Which capsule, and how long it stays shut. */
export function CapsulePanel(props: {
  readonly capsule: KeptCapsule;
  readonly capsules: readonly KeptCapsule[];
  readonly onChoose: (id: string) => void;
  readonly words: string;
  readonly isDay: boolean;
  /** Until its day. */
  readonly days: number;
  readonly count: number;
  readonly openedCount: number;
}) {
  const { capsule, capsules, onChoose, words, isDay, days, count, openedCount } = props;
  return (
    <section
      aria-label="캡슐"
      className="flex w-[31%] shrink-0 flex-col gap-4 rounded-[--spacing(10)] bg-chalk-yolk p-10 text-board-fg portrait:w-auto portrait:p-6"
    >
      {capsules.length > 1 ? (
        <select
          aria-label="캡슐 고르기"
          value={capsule.id}
          onChange={(event) => onChoose(event.target.value)}
          className="h-18 w-full cursor-pointer rounded-[--spacing(5)] border border-board-fg-2 bg-transparent px-4 text-[length:--spacing(8)] font-semibold"
        >
          {capsules.map(({ id, title }) => (
            <option key={id} value={id} className="bg-surface text-fg">
              {title}
            </option>
          ))}
        </select>
      ) : (
        <p className="text-[length:--spacing(8)] font-semibold wrap-break-word">{capsule.title}</p>
      )}
      <output className="block text-[length:--spacing(13)] leading-tight font-extrabold break-keep">
        {openedCount > 0 || (isDay && count === 0) ? "캡슐이 열렸어요" : words}
      </output>
      {days > 0 && (
        <p className="my-auto break-keep">
          <span className="block text-[length:--spacing(58)] leading-none font-extrabold tracking-display tabular-nums portrait:text-[length:--spacing(36)]">
            {days}
          </span>
          <span className="text-[length:--spacing(13)] font-extrabold">일 남았어요</span>
        </p>
      )}
      <div className="mt-auto grid gap-2 text-[length:--spacing(7)] font-semibold break-keep">
        <p className="text-[length:--spacing(8)]">{toCountWords(count, openedCount, isDay)}</p>
        {isDay && (
          <p>
            {toKoreanDate(findEmptyDay(capsule))}에 {count > 0 ? "편지를" : "캡슐을"} 지워요.
          </p>
        )}
        {!isDay && (
          <p>
            여는 날까지 선생님도 못 읽어요. 인터넷이 끊겨도 쓰고 봉할 수 있어요. 서버를 돌리는
            사람까지 막지는 못해요.
          </p>
        )}
      </div>
    </section>
  );
}

function toCountWords(count: number, openedCount: number, isDay: boolean): string {
  if (openedCount > 0) return `편지 ${openedCount}통을 열었어요`;
  if (count > 0) return `편지 ${count}통을 봉했어요`;
  return isDay ? "봉한 편지가 없어요" : "아직 봉한 편지가 없어요";
}
