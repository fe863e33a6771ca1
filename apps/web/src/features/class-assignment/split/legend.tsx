import { Link2, Pin, Unlink2 } from "lucide-react";
import { SexShape } from "./pupil-tile.tsx";

/** What the marks mean, and how pupils are moved. */
export function Legend() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-1 text-13 text-fg-2">
      <span className="flex items-center gap-1.5">
        <SexShape sex="male" /> 남
      </span>
      <span className="flex items-center gap-1.5">
        <SexShape sex="female" /> 여
      </span>
      <span className="flex items-center gap-1.5">
        <Link2 size={14} aria-hidden /> 함께
      </span>
      <span className="flex items-center gap-1.5">
        <Unlink2 size={14} aria-hidden /> 따로
      </span>
      <span className="flex items-center gap-1.5">
        <Pin size={14} aria-hidden /> 정해진 반
      </span>
      <span className="ml-auto max-lg:hidden">
        끌거나, 학생과 반(또는 학생)을 차례로 눌러요. 아래 수는 그 반으로 갈 때의 치우침
      </span>
    </p>
  );
}
