/** `toShiftWords(37)` is 「종이 37초 늦게 울려요」. */
export function toShiftWords(shift: number): string {
  if (shift === 0) return "종이 시정표와 같이 울려요";
  const seconds = Math.abs(shift);
  const parts = [
    seconds >= 60 ? `${Math.floor(seconds / 60)}분` : "",
    seconds % 60 > 0 ? `${seconds % 60}초` : "",
  ];
  return `종이 ${parts.filter(Boolean).join(" ")} ${shift > 0 ? "늦게" : "일찍"} 울려요`;
}
