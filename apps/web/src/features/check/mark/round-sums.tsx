import { toMissingText } from "@damim/domain/check/check-cells.ts";
import { readRound, toRoundTitle, type RoundView } from "@damim/domain/check/check-rows.ts";
import type { CheckRound, KeptCheck } from "@damim/domain/check/check.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { Copy } from "lucide-react";
import { useMemo } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { copyAndSay } from "../../../kit/act/copy-and-say.ts";
import { Button } from "../../../ui/button.tsx";
import { useCheckRows } from "../check-rows.ts";

interface RoundProps {
  readonly store: Store;
  readonly check: KeptCheck;
  readonly round: CheckRound;
}

function useRound({ store, check, round }: RoundProps): RoundView {
  const rows = useCheckRows(store);
  return useMemo(() => readRound(rows, check, round), [rows, check, round]);
}

/** 「23/27 냈어요 · 안 냄 2 · 결석 2」. */
export function RoundSums(props: RoundProps) {
  const { rate, missing, cells } = useRound(props);
  const absent = cells.filter(({ isAbsent }) => isAbsent).length;
  return (
    <p className="text-14 font-semibold text-fg-2 tabular-nums">
      <span className="text-24 font-extrabold text-fg">{rate.handedIn}</span>
      <span className="text-17">/{rate.asked}</span> 냈어요
      {missing.length > 0 && (
        <>
          {" · 안 냄 "}
          <b className="text-17 text-fg">{missing.length}</b>
        </>
      )}
      {absent > 0 && ` · 결석 ${absent}`}
    </p>
  );
}

/** Who has not handed in, in a sentence, beside what copies it. */
export function MissingLine(props: RoundProps) {
  const { missing } = useRound(props);
  const title = toRoundTitle(props.check, props.round);
  const copy = async (says: "names" | "numbers"): Promise<void> => {
    await copyAndSay(
      toMissingText(title, missing, says),
      "복사했어요",
      "브라우저가 막았어요. 이름을 끌어서 복사해 주세요.",
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-ctl bg-sunken px-4 py-2">
      <p className="min-w-0 flex-1 basis-60 text-15 text-fg-2">
        {missing.length === 0 ? (
          "안 낸 학생이 없어요."
        ) : (
          <>
            <b className="text-fg">안 낸 학생 {missing.length}명</b>{" "}
            {missing.map(toStudentWords).join(", ")}
          </>
        )}
      </p>
      {missing.length > 0 && (
        <span className="flex flex-wrap gap-2">
          <Button variant="text" onClick={() => void copy("numbers")}>
            번호만 복사
          </Button>
          <Button
            variant="weak"
            icon={<Copy size={18} aria-hidden />}
            onClick={() => void copy("names")}
          >
            안 낸 학생 복사
          </Button>
        </span>
      )}
    </div>
  );
}
