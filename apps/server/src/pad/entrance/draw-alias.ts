const MOODS =
  "다정한 씩씩한 반짝이는 용감한 느긋한 꼼꼼한 상냥한 명랑한 든든한 재빠른 포근한 슬기로운 유쾌한 조용한 부지런한 호기심많은 엉뚱한 우아한 따뜻한 맑은".split(
    " ",
  );
const ANIMALS =
  "고래 수달 참새 여우 사슴 고슴도치 거북이 나비 부엉이 다람쥐 토끼 판다 펭귄 돌고래 코알라 두루미 너구리 강아지 고양이 반딧불이".split(
    " ",
  );
const ALIASES = MOODS.flatMap((mood) => ANIMALS.map((animal) => `${mood} ${animal}`));

/**
 * A name for the wall that says nothing about the pupil and that nobody else in the room has.
 *
 * ```ts
 * drawAlias(new Set(), Math.random); // "다정한 고래"
 * ```
 */
export function drawAlias(taken: ReadonlySet<string>, chance: () => number): string {
  const free = ALIASES.filter((alias) => !taken.has(alias));
  const list = free.length > 0 ? free : ALIASES;
  const drawn = list[Math.floor(chance() * list.length)] ?? "";
  if (free.length > 0) return drawn;
  // More pupils than names: they count on.
  let n = 2;
  while (taken.has(`${drawn} ${n}`)) n++;
  return `${drawn} ${n}`;
}
