import { LONGEST_REPORT_NOTE } from "@damim/domain/family-report/family-report.ts";
import {
  isCalendarDay,
  toSeoulDay,
  toSeoulMinutes,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import {
  createReportRequests,
  type ReportOfPhone,
  type ReportPupil,
} from "../../../data/family-report/report-requests.ts";
import { sayTrouble } from "../../../data/server/ask-wordless.ts";
import { readTabText, saveTabText } from "../../../platform/kept/tab-memory.ts";
import { createFormWindow } from "./form-window.ts";
import { openReportDraft } from "./report-draft.ts";
import { drawReportForm, readPupil, type FormChild } from "./report-form.ts";
import { openReportPhone } from "./report-phone.ts";
import { AWAY, drawToldReports } from "./told-reports.ts";

/** From then on a family means the next school day. */
const AFTER_SCHOOL = 16 * 60 + 40;

/**
 * 「결석·지각 알리기」 on the page of a class: the form behind its button, and above the page what this phone told and what
 * became of it. The button says which days may be told of.
 */
export function startReports(code: string, now: () => number): void {
  const button = document.getElementById("report");
  const main = document.querySelector("main");
  // The page may have come out of the phone: what is over by now cannot be told any more.
  const today = toSeoulDay(now());
  const days = (button?.dataset["days"] ?? "")
    .split(" ")
    .filter((day): day is CalendarDay => isCalendarDay(day) && day >= today);
  if (!button || !main || days.length === 0) return;
  const { cards } = button.dataset;
  const requests = createReportRequests(code);
  const card = takeCard(code);
  const isOver = days[0] === today && toSeoulMinutes(now()) >= AFTER_SCHOOL;
  const [first = today] = isOver && days.length > 1 ? days.slice(1) : days;
  const draft = openReportDraft(card ? `${code}:${card.slice(0, 6)}` : code, { days, first });
  const phone = openReportPhone(code, card);
  /** Of children that the phone does not remember, as long as this tab is open. */
  const keptKeys = `reportKeys:${code}` as const;
  const tabKeys = readTabKeys(keptKeys);
  const window = createFormWindow(main.parentElement);
  const told = drawToldReports({
    requests,
    phone,
    sayWhose,
    onChange(key, report) {
      if (isTelling) return window.show();
      draft.change({ key, day: report.day, type: report.type });
      open(findPupil(key));
    },
    onTakenBack: () => button.focus(),
  });
  main.before(told.element);
  button.hidden = false;
  button.addEventListener("click", () => {
    if (isTelling) return window.show();
    draft.begin();
    open(phone.first());
  });

  function open(pupil: ReportPupil | undefined): void {
    const child: FormChild = {
      pupil,
      isRemembered:
        pupil !== undefined &&
        phone.list().some((one) => JSON.stringify(one.pupil) === JSON.stringify(pupil)),
    };
    const form = drawReportForm({
      days,
      today,
      isCardsOnly: cards !== undefined,
      child,
      draft: draft.get(),
      keep: draft.keep,
      onForget() {
        if (child.isRemembered) phone.forget();
        open(undefined);
      },
      onTell: () => void tell(child),
    });
    window.show(form);
  }

  let isTelling = false;
  const setTelling = (is: boolean): void => window.setTelling((isTelling = is));
  const { sayProblem } = window;

  async function tell(child: FormChild): Promise<void> {
    if (isTelling) return;
    const said = draft.get();
    const who = readPupil(child, said);
    if ("problem" in who) return sayProblem(who.problem);
    if (said.type !== "fieldTrip" && !said.reason) return sayProblem("왜 그런지 골라 주세요.");
    if (said.relation.trim() === "") return sayProblem("누가 알리는지 적어 주세요.");
    if (said.note.trim().length > LONGEST_REPORT_NOTE)
      return sayProblem(
        `더 알릴 말은 ${LONGEST_REPORT_NOTE}자까지 적을 수 있어요. 글은 그대로 있어요.`,
      );
    sayProblem("");
    setTelling(true);
    const { day, type, reason, note, relation } = said;
    // Kept before it is sent: the same once more is the same.
    const key = phone.keyOf(who, tabKeys.get(JSON.stringify(who)));
    tabKeys.set(JSON.stringify(who), key);
    saveTabText(keptKeys, JSON.stringify([...tabKeys]));
    const words = { note: note.trim(), relation: relation.trim() };
    const why = type === "fieldTrip" ? {} : { reason };
    // What was never answered is replaced by the same child's alone: another one is told of beside it.
    const replaces = said.replaces.filter((one) => !one.isUnanswered || one.key === key);
    draft.sending({ key, day, type });
    const answer = await requests.tell({
      key,
      day,
      type,
      ...why,
      ...words,
      ...who,
      replaces: replaces.map(toPlaceOfPhone),
    });
    setTelling(false);
    if (!answer.ok) return window.tellFailure(sayTrouble(answer.refusal, AWAY));
    if (said.isRemembered || child.isRemembered) phone.remember(key, who);
    draft.send({ key, day, type });
    window.close();
    await told.show();
    told.element.querySelector<HTMLElement>("h2")?.focus();
  }

  function findPupil(key: string): ReportPupil | undefined {
    const known = [...tabKeys].find(([, each]) => each === key)?.[0];
    return (
      phone.list().find((child) => child.key === key)?.pupil ??
      (known === undefined ? undefined : (JSON.parse(known) as ReportPupil))
    );
  }

  /** 「5번 류지호」, of a child that this phone knows; of one by a card nobody says who it is. */
  function sayWhose(key: string): string {
    const whose = findPupil(key);
    return whose && "number" in whose ? `${whose.number}번 ${whose.name}` : "";
  }

  addEventListener("online", () => void told.show());
  void told.show();
}

function toPlaceOfPhone({ key, day, type }: ReportOfPhone): ReportOfPhone {
  return { key, day, type };
}

/**
 * The key of a printed card, which stands behind the `#` and is never sent with an address. It leaves the address, so that
 * whoever is given that has no card with it, and stays in this tab.
 */
function takeCard(code: string): string | undefined {
  const name = `reportCard:${code}` as const;
  const card = location.hash.slice(1);
  if (card === "") return readTabText(name);
  saveTabText(name, card);
  history.replaceState(history.state, "", location.pathname + location.search);
  return card;
}

/** The key of each child of whom this tab told, by its words of who it is. */
function readTabKeys(name: `reportKeys:${string}`): Map<string, string> {
  try {
    // Of this page's own making.
    return new Map(JSON.parse(readTabText(name) ?? "[]") as [string, string][]);
  } catch {
    return new Map();
  }
}
