// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded with year-turn-dialogs.tsx.
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  handoverItemLabels,
  handoverItems,
  itemsOfConsent,
  MOST_HANDED_PUPILS,
  type HandoverItem,
} from "@damim/domain/handover/handover.ts";
import { listHandable } from "@damim/domain/handover/pack-pupils.ts";
import { filterByClass } from "@damim/domain/school-year/class-choice.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useState } from "react";
import { Problem } from "../../ui/problem.tsx";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { useStepUp } from "../../data/server/use-step-up.ts";
import type { Store, TeacherData } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useOwnClass } from "../../data/years/class-choice.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Form } from "../../ui/field/form.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { DialogActions } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { CapsulesAlong, PupilTick } from "./give-ticks.tsx";
import { TickAll } from "./tick-all.tsx";
import { useHandoverAsking } from "./handover-requests.ts";

/** To whom, which pupils, and what of them; what that is the server reads from the list itself. */
export function GiveForm(props: {
  readonly data: TeacherData;
  readonly year: SchoolYear;
  readonly store: Store;
  readonly onClose: () => void;
  readonly onGiven: () => void;
}) {
  const { data, year, store, onClose, onGiven } = props;
  const askWho = useStepUp();
  const { sentence, say, isBusy, ask } = useHandoverAsking();
  const [to, setTo] = useState("");
  const [items, setItems] = useState<readonly HandoverItem[]>(["sex"]);
  const [isAgreed, setAgreed] = useState(false);
  const [along, setAlong] = useState<readonly string[]>([]);
  const [picks, setPicks] = useState<ReadonlySet<string>>(new Set());
  const [text, setText, clearText] = useDraft(`handover:${year}`, "");
  const today = toSeoulDay(data.now());
  const { to: lastDay } = toSchoolYearSpan(year);
  const pupils = listHandable(useRoster(store), today < lastDay ? today : lastDay);
  const ownClass = useOwnClass(store);
  const own = new Set(filterByClass(pupils, ownClass, ownClass).map(({ id }) => id));
  const picked = pupils.filter(({ id }) => picks.has(id));
  const careById = parseCare(text);
  const hasCare = items.includes("care");
  const asksConsent = itemsOfConsent.some((item) => items.includes(item));
  const send = async (): Promise<void> => {
    if (isBusy) return;
    const fault = findFault(to, picked.length, !asksConsent || isAgreed);
    if (fault) return say(fault);
    const why = "학생 정보가 다른 선생님께 가는 일이라 본인인지 다시 확인해요.";
    const about = `${to.trim()} · 학생 ${picked.length}명`;
    if (!(await askWho({ why, about, actLabel: "넘기기", isNeeded: true }))) return;
    const wish = picked.map(({ id }) => ({ id, ...(hasCare && { care: careById[id] ?? "" }) }));
    const made = await ask(() =>
      askServer("POST", "handovers", { year, to, pupils: wish, items, isAgreed, capsules: along }),
    );
    if (!made?.ok) return;
    clearText();
    showToast.success("넘겼어요. 받는 선생님이 받으면 알려 드려요.");
    onGiven();
    onClose();
  };
  if (pupils.length === 0)
    return (
      <p className="text-15 text-fg-2">
        이 기기에 {year}학년도 명단이 없어요. 인터넷에 연결되면 여기에 보여요.
      </p>
    );
  return (
    <Form onSubmit={() => void send()} className="flex flex-col gap-4">
      <TextField
        fieldSize="normal"
        label="받는 선생님 이메일"
        hint="이 서버에서 로그인할 때 쓰는 이메일이에요. 주소가 틀리면 아무도 받지 못해요."
        type="email"
        inputMode="email"
        value={to}
        onValueChange={setTo}
      />
      <fieldset>
        <legend className="text-15 font-semibold">넘길 것</legend>
        <p className="text-14 text-fg-2">
          이름과 번호, 그리고 체크한 것만 가요. 생년월일은 같은 학생인지 맞춰 보는 데만 쓰고 받는
          분께 보이지 않아요. 상담, 개별기록, 점수, 결석 사유, 잠근 기록, 사진은 가지 않아요.
        </p>
        <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
          {handoverItems.map((item) => (
            <Checkbox
              key={item}
              label={handoverItemLabels[item]}
              isChecked={items.includes(item)}
              onCheckedChange={(isOn) =>
                setItems(isOn ? [...items, item] : items.filter((each) => each !== item))
              }
            />
          ))}
        </div>
        {asksConsent && (
          <Checkbox
            className="mt-2 rounded-ctl bg-warm-weak px-3 py-2"
            label="동의 확인함"
            hint="건강·알레르기와 보호자 연락처는 보호자가 동의한 학생만 골라 주세요."
            isChecked={isAgreed}
            onCheckedChange={setAgreed}
          />
        )}
      </fieldset>
      <CapsulesAlong data={data} along={along} onChange={setAlong} />
      <fieldset>
        <legend className="text-15 font-semibold">넘길 학생 {picked.length}명</legend>
        <TickAll
          isAll={picked.length === pupils.length}
          onTurn={(isAll) => setPicks(new Set(isAll ? pupils.map(({ id }) => id) : []))}
        />
        <ul className={hasCare ? "" : "grid gap-x-4 sm:grid-cols-2"}>
          {pupils.map((student) => {
            const { id } = student;
            const isPicked = picks.has(id);
            const name = toStudentWords(student);
            return (
              <PupilTick
                key={id}
                label={own.has(id) ? name : `${student.classKey ?? ""} ${name}`}
                isPicked={isPicked}
                onTurn={(isOn) => {
                  const next = new Set(picks);
                  if (isOn) next.add(id);
                  else next.delete(id);
                  setPicks(next);
                }}
                care={hasCare ? (careById[id] ?? "") : undefined}
                onCareChange={(care) => setText(JSON.stringify({ ...careById, [id]: care }))}
                name={name}
              />
            );
          })}
        </ul>
      </fieldset>
      <div className="sticky -bottom-5 z-10 -mb-5 flex flex-col gap-3 bg-surface pt-3 pb-5">
        <Problem>{sentence}</Problem>
        <DialogActions onCancel={onClose}>
          <Button type="submit" size="large" isBusy={isBusy}>
            넘기기
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}

/** What is missing yet, said before the server is asked. */
function findFault(to: string, pupilCount: number, isAgreed: boolean): string | undefined {
  if (to.trim() === "") return "받는 선생님의 이메일을 적어 주세요.";
  if (pupilCount === 0) return "넘길 학생을 한 명 이상 골라 주세요.";
  if (pupilCount > MOST_HANDED_PUPILS)
    return `한 번에 ${MOST_HANDED_PUPILS}명까지 넘길 수 있어요. 지금 ${pupilCount}명을 골랐어요.`;
  return isAgreed ? undefined : "보호자의 동의를 확인하고 「동의 확인함」에 체크해 주세요.";
}

/** 배려할 점 by pupil; a draft of another version is none. */
function parseCare(text: string): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(text);
    const texts = Object.entries(Object(kept)).filter(([, care]) => typeof care === "string");
    return Object.fromEntries(texts) as Record<string, string>;
  } catch {
    return {};
  }
}
