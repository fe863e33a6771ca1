import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { reportTypes } from "@damim/domain/family-report/report-parts.ts";
import { toTellingWords, type OwnReport } from "@damim/domain/family-report/report-reply.ts";
import {
  createReportRequests,
  type ReportPupil,
} from "../../../data/family-report/report-requests.ts";
import { sayTrouble } from "../../../data/server/ask-wordless.ts";
import { drawButton, drawDom } from "../../../kit/guest/draw-dom.ts";
import { openReportDraft } from "./report-draft.ts";
import { drawReportForm, readPupil, type FormChild } from "./report-form.ts";
import { openReportPhone } from "./report-phone.ts";

const AWAY =
  "인터넷이나 서버에 닿지 못했어요. 적은 글은 그대로 있어요. 잠시 뒤에 다시 눌러 주세요.";

/**
 * 「결석·지각 알리기」 on the page of a class: the form behind its button, and above the page what this phone told and what
 * became of it. The button says which days may be told of.
 */
export function startReports(code: string): void {
  const button = document.getElementById("report");
  const main = document.querySelector("main");
  const days = (button?.dataset["days"] ?? "").split(" ").filter(Boolean) as CalendarDay[];
  if (!button || !main || days.length === 0) return;
  const { today = "", cards } = button.dataset;
  const requests = createReportRequests(code);
  const draft = openReportDraft(code, days);
  // Of a card: what stands behind the `#` is never sent with an address.
  const phone = openReportPhone(code, location.hash.slice(1) || undefined);
  let pupil = phone.first();
  const dialog = drawDom("dialog", { "aria-labelledby": "report-title" }) as HTMLDialogElement;
  const told = drawDom("section", { class: "told", "aria-label": "알린 것" });
  told.hidden = true;
  main.before(told);
  main.parentElement?.append(dialog);
  button.hidden = false;
  button.addEventListener("click", () => open());

  function open(): void {
    const child: FormChild = {
      pupil,
      isRemembered: phone.list().some((one) => JSON.stringify(one.pupil) === JSON.stringify(pupil)),
    };
    const form = drawReportForm({
      days,
      today: today as CalendarDay,
      isCardsOnly: cards !== undefined,
      child,
      draft: draft.get(),
      keep: draft.keep,
      onForget() {
        phone.forget();
        pupil = undefined;
        open();
      },
      onTell: () => void tell(child),
    });
    dialog.replaceChildren(drawHead(), form);
    if (!dialog.open) dialog.showModal();
  }

  function drawHead(): HTMLElement {
    return drawDom(
      "div",
      { class: "bar" },
      drawButton("←", () => dialog.close(), { "aria-label": "뒤로" }),
      drawDom("h2", { id: "report-title" }, "결석·지각 알리기"),
    );
  }

  const sayProblem = (sentence: string): void => {
    const place = dialog.querySelector(".problem");
    if (place) place.textContent = sentence;
    place?.scrollIntoView({ block: "nearest" });
  };

  let isTelling = false;
  async function tell(child: FormChild): Promise<void> {
    if (isTelling) return;
    const said = draft.get();
    const who = readPupil(child, said);
    if ("problem" in who) return sayProblem(who.problem);
    if (said.type !== "fieldTrip" && !said.reason) return sayProblem("왜 그런지 골라 주세요.");
    if (said.note.trim().length > 100)
      return sayProblem("더 알릴 말은 100자까지 적을 수 있어요. 글은 그대로 있어요.");
    isTelling = true;
    sayProblem("");
    const { day, type, reason, note, relation } = said;
    // Kept before it is sent: the same once more is the same.
    const key = phone.keyOf(who, said.isRemembered || child.isRemembered, keyOfTab(who));
    tabKeys.set(JSON.stringify(who), key);
    const words = { note: note.trim(), relation: relation.trim() };
    const why = type === "fieldTrip" ? {} : { reason };
    const answer = await requests.tell({ key, day, type, ...why, ...words, ...who });
    isTelling = false;
    if (!answer.ok) return sayProblem(sayTrouble(answer.refusal, AWAY));
    pupil = said.isRemembered || child.isRemembered ? who : pupil;
    draft.forget();
    dialog.close();
    await showTold();
    told.querySelector<HTMLElement>("h2")?.focus();
  }

  /** Of children that the phone does not remember, while this page is open. */
  const tabKeys = new Map<string, string>();
  const keyOfTab = (who: ReportPupil): string | undefined => tabKeys.get(JSON.stringify(who));

  async function showTold(): Promise<void> {
    const all = await Promise.all(
      phone.list().map(async ({ key }) => {
        const answer = await requests.mine(key);
        return answer.ok ? answer.value.reports.map((report) => ({ key, report })) : [];
      }),
    );
    const reports = all.flat();
    told.hidden = reports.length === 0;
    told.replaceChildren(
      drawDom("h2", { tabindex: "-1" }, "알린 것"),
      ...reports.map(({ key, report }) => drawTold(key, report)),
      drawDom("p", { class: "problem", role: "alert" }),
    );
  }

  function drawTold(key: string, report: OwnReport): HTMLElement {
    const { day, type, state } = report;
    const takeBack = async (): Promise<void> => {
      const answer = await requests.takeBack({ key, day, type });
      if (answer.ok) return showTold();
      const place = told.querySelector(".problem");
      if (place) place.textContent = sayTrouble(answer.refusal, AWAY);
    };
    return drawDom(
      "div",
      { class: "report" },
      drawDom("b", {}, `${toKoreanDay(day)} · ${reportTypes[type]}`),
      drawDom("p", { role: "status" }, toTellingWords(report)),
      state === "told" &&
        drawDom(
          "div",
          { class: "row" },
          drawButton("고치기", () => {
            draft.keep({ day, type });
            open();
          }),
          drawButton("거두기", () => void takeBack()),
        ),
    );
  }

  void showTold();
}
