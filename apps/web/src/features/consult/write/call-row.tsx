import { Phone, PhoneOff } from "lucide-react";
import { useState } from "react";
import { ChipButton } from "../../../ui/chip.tsx";
import type { ConsultFormState } from "./use-consult-form.ts";

/** 「통화 시작」 counts the minutes of a call while it is made, 「통화 끝」 writes them. */
export function CallRow({ form }: { readonly form: ConsultFormState }) {
  const { call, fields } = form;
  const { isRunning, minutes } = call;
  /** What the last press came to. */
  const [said, setSaid] = useState("");
  if (!isRunning && (fields.way !== "phone" || !form.isDraft)) return null;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3">
      <ChipButton
        isChosen={isRunning}
        onClick={() => {
          const typed = fields.minutes;
          setSaid(isRunning ? sayEnd(typed, call.end()) : "");
          if (!isRunning) call.begin();
        }}
      >
        {isRunning ? <PhoneOff size={16} aria-hidden /> : <Phone size={16} aria-hidden />}
        {isRunning ? "통화 끝" : "통화 시작"}
      </ChipButton>
      <output className="text-14 text-fg-2">
        {isRunning
          ? minutes === undefined
            ? "얼마나 걸렸는지 알 수 없어요. 몇 분인지 적어 주세요."
            : "통화 중이에요"
          : said}
      </output>
      {minutes !== undefined && (
        <span role="timer" className="text-14 font-semibold tabular-nums">
          {minutes}분
        </span>
      )}
    </div>
  );
}

function sayEnd(before: string, after: string): string {
  return after === before ? "몇 분인지 적어 주세요." : `${after}분으로 적었어요`;
}
