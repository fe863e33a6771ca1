import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { reportTypes } from "@damim/domain/family-report/report-parts.ts";
import { toTellingWords, type OwnReport } from "@damim/domain/family-report/report-reply.ts";
import type { ReportRequests } from "../../../data/family-report/report-requests.ts";
import { sayTrouble } from "../../../data/server/ask-wordless.ts";
import { drawButton, drawDom } from "../../../kit/guest/draw-dom.ts";
import type { ReportPhone } from "./report-phone.ts";

export const AWAY =
  "인터넷이나 서버에 닿지 못했어요. 적은 글은 그대로 있어요. 잠시 뒤에 다시 눌러 주세요.";

const NOT_TAKEN_BACK =
  "인터넷이나 서버에 닿지 못해 아직 거두지 못했어요. 잠시 뒤에 다시 눌러 주세요.";

/**
 * 알린 것: what this phone told of today and the days ahead, with what became of it. What the teacher has not seen yet is
 * changed or taken back; nothing stands here while nothing was told.
 */
export function drawToldReports(of: {
  readonly requests: ReportRequests;
  readonly phone: ReportPhone;
  /** Whose child it was, by its key; empty where nobody knows. */
  readonly sayWhose: (key: string) => string;
  readonly onChange: (key: string, report: Pick<OwnReport, "day" | "type">) => void;
  readonly onTakenBack: () => void;
}) {
  const { requests, phone, sayWhose, onChange, onTakenBack } = of;
  const element = drawDom("section", { class: "told", "aria-label": "알린 것" });
  element.hidden = true;

  async function show(): Promise<void> {
    let isAway = false;
    const all = await Promise.all(
      phone.list().map(async ({ key }) => {
        const answer = await requests.mine(key);
        if (!answer.ok && answer.refusal.type === "Gone") phone.drop(key);
        isAway ||= !answer.ok && answer.refusal.type !== "Gone";
        return answer.ok ? answer.value.reports.map((report) => ({ key, report })) : [];
      }),
    );
    const reports = all.flat();
    element.hidden = reports.length === 0 && !isAway;
    element.replaceChildren(
      drawDom("h2", { tabindex: "-1" }, "알린 것"),
      ...reports.map(({ key, report }) => drawOne(key, report)),
      ...(isAway ? [drawDom("p", {}, "인터넷에 닿으면 알린 것을 다시 보여 드려요.")] : []),
      drawDom("p", { class: "problem", role: "alert" }),
    );
  }

  function drawOne(key: string, report: OwnReport): HTMLElement {
    const { day, type, state } = report;
    const takeBack = async (): Promise<void> => {
      const answer = await requests.takeBack({ key, day, type });
      if (answer.ok) {
        await show();
        return onTakenBack();
      }
      // What the teacher has seen by now is seen here too.
      if (answer.refusal.code === "seen") await show();
      const place = element.querySelector(".problem");
      if (place) place.textContent = sayTrouble(answer.refusal, NOT_TAKEN_BACK);
    };
    return drawDom(
      "div",
      { class: "report" },
      drawDom("b", {}, `${toKoreanDay(day)} · ${reportTypes[type]}`),
      drawDom("p", {}, sayWhose(key)),
      drawDom("p", { role: "status" }, toTellingWords(report)),
      state === "told" &&
        drawDom(
          "div",
          { class: "row" },
          drawButton("고치기", () => onChange(key, { day, type })),
          drawTwice("거두기", "한 번 더 누르면 거둬요", () => void takeBack()),
        ),
    );
  }

  return { element, show };
}

/** A button that does something at the second press; the first says so. */
function drawTwice(words: string, again: string, act: () => void): HTMLElement {
  const button = drawButton(words, () => {
    if (button.textContent === again) act();
    else button.textContent = again;
  });
  return button;
}
