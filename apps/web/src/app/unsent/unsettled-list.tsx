import { useCommands } from "../../kit/act/commands.ts";
import { toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { useNavigate } from "react-router";
import { studentNamer } from "../../kit/record/name-student.ts";
import { listForked, listUnsettled, type UnsettledDay } from "../../data/rounds/sync-state.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { describeWrite } from "./describe-write.ts";
import { MarkQuestionSlot } from "../../kit/attendance/mark-question-slot.tsx";
import { NamedTexts } from "./named-texts.tsx";
import { createUnsettledCommands } from "./unsettled-commands.ts";
import { Button } from "../../ui/button.tsx";

/** Where the two texts stand side by side. */
const places: Readonly<Record<string, (id: string) => string>> = {
  consult: (id) => `/consulting?record=${id}`,
  dayLog: () => "/dailyLog",
  dayNotice: (id) => `/dailyNotice?day=${id}`,
  listText: () => "/checkListMemo?about=listMemo",
  memo: () => "/memo?about=freeMemo",
  note: () => "/checkListMemo?about=listMemo",
  postDraft: () => "/weteacher",
  weeklyLetter: (id) => `/weeklyLetter?day=${id}`,
};

/** 확인 필요: what two devices said that cannot both be so. Both stand until the teacher chooses. */
export function UnsettledList({ onClose }: { readonly onClose: () => void }) {
  return (
    <>
      <NamedTexts onClose={onClose} />
      <UnsettledDays />
      <MarkQuestionSlot />
      <ForkedTexts onClose={onClose} />
    </>
  );
}

function ForkedTexts({ onClose }: { readonly onClose: () => void }) {
  const data = useTeacherData();
  const navigate = useNavigate();
  useLive((live) =>
    listForked(live)
      .map(({ id }) => id)
      .join(),
  );
  const texts = listForked(data);
  if (texts.length === 0) return null;
  return (
    <section aria-label="두 기기에서 따로 고친 글">
      <h3 className="text-15 font-bold">두 기기에서 따로 고쳤어요 {texts.length}</h3>
      <p className="text-14 text-fg-2">두 글 모두 남아 있어요. 어느 글로 할지 골라 주세요.</p>
      <ul className="mt-1 divide-y divide-line-2">
        {texts.map(({ store, kind, id }) => (
          <li key={`${kind}~${id}`} className="flex flex-wrap items-center gap-2 py-2">
            <span id={`forked-${id}`} className="min-w-0 flex-1 basis-48 text-15 font-semibold">
              {describeWrite(store, { kind, id, set: {} })}
            </span>
            <Button
              variant="line"
              aria-describedby={`forked-${id}`}
              onClick={() => {
                onClose();
                void navigate(places[kind]?.(id) ?? "/");
              }}
            >
              보러 가기
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function UnsettledDays() {
  const data = useTeacherData();
  useLive((live) => JSON.stringify(listUnsettled(live).map(({ of }) => of)));
  const days = listUnsettled(data);
  if (days.length === 0) return null;
  return (
    <section aria-label="두 기기에서 다르게 적은 출결">
      <h3 className="text-15 font-bold">두 기기에서 다르게 적었어요 {days.length}</h3>
      <p className="text-14 text-fg-2">
        둘 다 저장돼 있어요. 맞는 것을 고르면 그것만 남아요. 그 전에는 이날 출결을 나이스에 올리거나
        마감하지 않아요.
      </p>
      <ul className="mt-1 divide-y divide-line-2">
        {days.map((each) => (
          <UnsettledItem key={`${each.of.day}~${each.of.studentId}`} day={each} />
        ))}
      </ul>
    </section>
  );
}

function UnsettledItem({ day: { store, of } }: { readonly day: UnsettledDay }) {
  const commands = useCommands(createUnsettledCommands, store);
  const who = studentNamer(store)(of.studentId);
  const words = `${toKoreanDay(of.day)} · ${who}`;
  const sides = { absence: [of.absence], others: of.others };
  return (
    <li className="py-3">
      <p id={`unsettled-${of.day}-${of.studentId}`} className="text-15 font-semibold">
        {words}
      </p>
      {[...sides.absence, ...sides.others].map((mark) => (
        <p key={mark.kind} className="text-14 text-fg-2">
          {toCodeLabel(mark)}
          {mark.note && ` · ${mark.note}`}
        </p>
      ))}
      <div className="mt-2 flex flex-wrap gap-2">
        {(["absence", "others"] as const).map((kept) => {
          const label = sides[kept].map(toCodeLabel).join(", ");
          return (
            <Button
              key={kept}
              variant="line"
              aria-describedby={`unsettled-${of.day}-${of.studentId}`}
              onClick={() => commands.settle(of, kept, `${who} ${label}`)}
            >
              {label}만 남기기
            </Button>
          );
        })}
      </div>
    </li>
  );
}
