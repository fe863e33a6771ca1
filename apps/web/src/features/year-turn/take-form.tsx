// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded with year-turn-dialogs.tsx.
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { HandoverPreview, TakenReply } from "@damim/domain/handover/handover.ts";
import { workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { describeHealth } from "@damim/domain/student/health.ts";
import { sexLabels } from "@damim/domain/student/student-facts.ts";
import { useCallback, useState } from "react";
import { Problem } from "../../ui/problem.tsx";
import { askServer } from "../../data/server/ask-server.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Form } from "../../ui/field/form.tsx";
import { DialogActions } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { TickAll } from "./tick-all.tsx";
import { useHandoverAsking } from "./handover-requests.ts";

type Pupil = HandoverPreview["pupils"][number];

/** What a colleague hands over; who is ticked comes into this year's list. */
export function TakeForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { now, rounds } = useTeacherData();
  const preview = useServerList(
    useCallback(() => askServer<HandoverPreview>("POST", `handovers/${id}/accept`, {}), [id]),
  );
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { sentence, say, isBusy, ask } = useHandoverAsking();
  const year = workingSchoolYear(toSeoulDay(now()));
  const pupils = preview.value?.pupils ?? [];
  const picked = pupils.flatMap((_, at) => (left.has(at) ? [] : [at]));
  const take = async (): Promise<void> => {
    if (isBusy || !preview.value) return;
    if (picked.length === 0) return say("명단에 넣을 학생을 한 명 이상 골라 주세요.");
    const taken = await ask(() =>
      askServer<TakenReply>("POST", `handovers/${id}/take`, { picked }),
    );
    if (!taken?.ok) return;
    rounds.retryNow();
    const joined =
      taken.value.joined > 0 ? ` 이미 있던 ${taken.value.joined}명에는 빈 곳을 채웠어요.` : "";
    showToast.success(`명단에 ${taken.value.added}명을 넣었어요.${joined}`);
    onClose();
  };
  return (
    <ServerView list={preview} away="서버에 연결하지 못했어요. 넘겨받을 것은 서버에 그대로 있어요.">
      {({ capsules }) => (
        <Form onSubmit={() => void take()} className="flex flex-col gap-4">
          <p className="text-15 leading-[1.6] text-fg-2">
            체크한 학생을 {year}학년도 명단에 넣어요. 번호는 지금 명단의 끝에 가나다순으로 붙어요.
            이름과 생일이 같은 학생이 있으면 빈 곳만 채워요.
          </p>
          <TickAll
            isAll={left.size === 0}
            onTurn={(isAll) => setLeft(new Set(isAll ? [] : pupils.keys()))}
          />
          <ul aria-label="넘겨받을 학생" className="divide-y divide-line-2">
            {pupils.map((pupil, at) => (
              <li key={at} className="py-1">
                <Checkbox
                  label={`${pupil.name} (${pupil.number}번)`}
                  hint={describe(pupil)}
                  isChecked={!left.has(at)}
                  onCheckedChange={(isOn) => {
                    const next = new Set(left);
                    if (isOn) next.delete(at);
                    else next.add(at);
                    setLeft(next);
                  }}
                />
              </li>
            ))}
          </ul>
          {capsules.length > 0 && (
            <p className="text-15 leading-[1.6] text-fg-2">
              타임캡슐 {capsules.map((title) => `「${title}」`).join(", ")}도 봉한 채로 함께 와요.
            </p>
          )}
          <Problem>{sentence}</Problem>
          <DialogActions onCancel={onClose}>
            <Button type="submit" size="large" isBusy={isBusy}>
              명단에 넣기
            </Button>
          </DialogActions>
        </Form>
      )}
    </ServerView>
  );
}

/** 「여 · 우유 · 어머니 010-1234-5678 · 창가 자리」. */
function describe({ sex, health, guardians = [], care }: Pupil): string {
  return [
    sex && sexLabels[sex],
    describeHealth(health),
    ...guardians.map(({ relation, phone }) => [relation, phone].filter(Boolean).join(" ")),
    care,
  ]
    .filter(Boolean)
    .join(" · ");
}
