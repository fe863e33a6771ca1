import { LONGEST_REPORT_NOTE, LONGEST_TELLER } from "@damim/domain/family-report/family-report.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { reportReasons } from "@damim/domain/family-report/report-parts.ts";
import { LONGEST_NAME_CHARACTERS } from "@damim/domain/student/student.ts";
import { readStudentNumber } from "@damim/domain/student/read-student-number.ts";
import type { ReportPupil } from "../../../data/family-report/report-requests.ts";
import { drawButton, drawDom } from "../../../kit/guest/draw-dom.ts";
import type { ReportDraft } from "./report-draft.ts";

/** As a family says it. */
const typeWords = {
  absent: "결석해요",
  late: "늦어요",
  early: "일찍 가요",
  fieldTrip: "체험학습을 물어볼게요",
} as const;
const relations = ["어머니", "아버지", "할머니", "할아버지"] as const;

const CARDS_ONLY = "이 반은 카드로만 알릴 수 있어요. 받은 카드의 QR을 찍어 여세요.";

/** Whom the phone knows already, and how it came to know. */
export interface FormChild {
  readonly pupil: ReportPupil | undefined;
  readonly isRemembered: boolean;
}

/**
 * The form in which a family tells of a day: whose child, which day, what, why, in whose words. What is chosen and typed
 * goes to `keep` at once. Of a class of cards alone it is a sentence until the phone came with one.
 *
 * @param days that may be told of; the first is offered, and the others behind 「다른 날이에요」
 */
export function drawReportForm(of: {
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
  readonly isCardsOnly: boolean;
  readonly child: FormChild;
  readonly draft: ReportDraft;
  readonly keep: (part: Partial<ReportDraft>) => void;
  readonly onForget: () => void;
  readonly onTell: () => void;
}): HTMLElement {
  const { days, today, draft, keep, onTell } = of;
  if (of.isCardsOnly && !of.child.pupil) return drawDom("p", { class: "who" }, CARDS_ONLY);
  const toDayWords = (day: CalendarDay): string =>
    day === today ? `오늘, ${toKoreanDay(day)}` : toKoreanDay(day);
  const head = drawDom("h3", {}, toDayWords(draft.day));
  const others = drawChoice({
    legend: "어느 날인가요?",
    name: "day",
    options: days.map((day) => [day, toDayWords(day)] as const),
    chosen: draft.day,
    onChoose(day) {
      head.textContent = toDayWords(day);
      keep({ day });
    },
  });
  others.hidden = draft.day === days[0];
  const reasons = drawChoice({
    legend: "왜 그런가요?",
    name: "reason",
    options: Object.entries(reportReasons) as [keyof typeof reportReasons, string][],
    chosen: draft.reason,
    onChoose: (reason) => keep({ reason }),
  });
  reasons.hidden = draft.type === "fieldTrip";
  const form = drawDom(
    "form",
    { novalidate: "" },
    drawWho(of),
    head,
    drawChoice({
      legend: "무엇을 알리나요?",
      name: "type",
      options: Object.entries(typeWords) as [keyof typeof typeWords, string][],
      chosen: draft.type,
      onChoose(type) {
        reasons.hidden = type === "fieldTrip";
        keep({ type });
      },
    }),
    days.length > 1 &&
      drawButton("다른 날이에요", () => {
        others.hidden = !others.hidden;
        others.querySelector<HTMLElement>("input:checked")?.focus();
      }),
    others,
    reasons,
    drawNote(draft, keep),
    drawRelation(draft, keep),
    drawDom(
      "p",
      { class: "quiet" },
      "담임 선생님만 보고, 30일 뒤에 지워져요. 선생님이 확인하기 전에는 고치거나 거둘 수 있어요.",
    ),
    drawDom(
      "div",
      { class: "dock" },
      drawDom("p", { class: "problem", role: "alert" }),
      drawDom("button", { type: "submit" }, "선생님께 알리기"),
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    onTell();
  });
  return form;
}

function drawWho(of: Parameters<typeof drawReportForm>[0]): HTMLElement {
  const { child, draft, keep, onForget } = of;
  const { pupil, isRemembered } = child;
  if (pupil) {
    const isCard = "cardKey" in pupil;
    return drawDom(
      "div",
      { class: "who" },
      drawDom("b", {}, isCard ? "우리 아이 카드" : `${pupil.number}번 ${pupil.name}`),
      drawDom(
        "span",
        {},
        [isCard && "카드로 들어왔어요", isRemembered && "이 휴대폰에 기억함"]
          .filter(Boolean)
          .join(" · "),
      ),
      drawButton("바꾸기", onForget),
      !isRemembered && drawRemember(draft, keep),
    );
  }
  return drawDom(
    "fieldset",
    { class: "who" },
    drawDom("legend", {}, "누구의 가정인가요?"),
    drawField("번호", draft.number, (number) => keep({ number }), { inputmode: "numeric" }),
    drawField("학생 이름", draft.name, (name) => keep({ name }), {
      maxlength: String(LONGEST_NAME_CHARACTERS),
    }),
    drawRemember(draft, keep),
  );
}

function drawRemember(draft: ReportDraft, keep: (part: Partial<ReportDraft>) => void): HTMLElement {
  const box = drawDom("input", { type: "checkbox" }) as HTMLInputElement;
  box.checked = draft.isRemembered;
  box.addEventListener("change", () => keep({ isRemembered: box.checked }));
  return drawDom("label", { class: "check" }, box, "이 휴대폰에 기억하기");
}

function drawNote(draft: ReportDraft, keep: (part: Partial<ReportDraft>) => void): HTMLElement {
  const field = drawDom("textarea", { rows: "3" }) as HTMLTextAreaElement;
  field.value = draft.note;
  const count = drawDom("span", { class: "count" });
  const say = (): void => {
    const length = field.value.trim().length;
    count.textContent = `${length} / ${LONGEST_REPORT_NOTE}`;
    field.setCustomValidity(length > LONGEST_REPORT_NOTE ? `${LONGEST_REPORT_NOTE}자까지` : "");
    field.setAttribute("aria-invalid", String(length > LONGEST_REPORT_NOTE));
  };
  field.addEventListener("input", () => {
    keep({ note: field.value });
    say();
  });
  say();
  return drawDom("label", { class: "field" }, "더 알릴 말 (안 적어도 돼요)", field, count);
}

function drawRelation(draft: ReportDraft, keep: (part: Partial<ReportDraft>) => void): HTMLElement {
  const field = drawField("누가 알리나요?", draft.relation, (relation) => keep({ relation }), {
    list: "relations",
    maxlength: String(LONGEST_TELLER),
  });
  const list = relations.map((value) => drawDom("option", { value }));
  field.append(drawDom("datalist", { id: "relations" }, ...list));
  return field;
}

function drawField(
  label: string,
  value: string,
  onChange: (value: string) => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElement {
  const field = drawDom("input", { type: "text", ...attributes }) as HTMLInputElement;
  field.value = value;
  field.addEventListener("input", () => onChange(field.value));
  return drawDom("label", { class: "field" }, label, field);
}

function drawChoice<Value extends string>(of: {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
}): HTMLElement {
  const { legend, name, options, chosen, onChoose } = of;
  return drawDom(
    "fieldset",
    { class: `choice ${name}` },
    drawDom("legend", {}, legend),
    ...options.map(([value, words]) => {
      const radio = drawDom("input", { type: "radio", name, value }) as HTMLInputElement;
      radio.checked = value === chosen;
      radio.addEventListener("change", () => onChoose(value));
      return drawDom("label", {}, radio, drawDom("span", {}, words));
    }),
  );
}

/** Whose child the form names by now; a sentence where something is missing. */
export function readPupil(
  child: FormChild,
  { number, name }: ReportDraft,
): ReportPupil | { readonly problem: string } {
  if (child.pupil) return child.pupil;
  const read = readStudentNumber(number);
  if (!read || name.trim() === "") return { problem: "학생의 번호와 이름을 적어 주세요." };
  return { number: read, name: name.trim() };
}
