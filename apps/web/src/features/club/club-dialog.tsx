// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by club-page.tsx and club-teachers.tsx.
import { LONGEST_CLUB_NAME, LONGEST_CLUB_PLACE } from "@damim/domain/club/club-limits.ts";
import type { ClubReply } from "@damim/domain/club/club-reply.ts";
import { useAsking } from "../../kit/server/use-asking.ts";
import { useFormDraft } from "../../data/drafts/use-form-draft.ts";
import { useCheckedForm } from "../../kit/form/use-checked-form.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { RestoredNotice } from "../../kit/form/restored-notice.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { clubRequests, CLUB_AWAY } from "./club-requests.ts";
import { weekdays } from "./club-words.ts";

export interface ClubDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Absent: it is being made. */
  readonly club: ClubReply | undefined;
  readonly onDone: (news: readonly ClubReply[], uid: string) => void;
}

/** 클럽 만들기, and its name, days and place later. */
export function ClubDialog({ isOpen, onClose, club, onDone }: ClubDialogProps) {
  const form = useFormDraft(`club:${club?.uid ?? "new"}`, {
    name: club?.name ?? "",
    days: club?.days ?? "",
    place: club?.place ?? "",
  });
  const { name, days, place } = form.fields;
  const { isBusy, ask } = useAsking(CLUB_AWAY, showToast.error);
  const { id, ref, isChecked, check } = useCheckedForm();
  const trimmed = name.normalize("NFC").trim();
  const error =
    trimmed === ""
      ? "클럽 이름을 적어 주세요."
      : trimmed.length > LONGEST_CLUB_NAME
        ? `이름은 ${LONGEST_CLUB_NAME}자까지 적을 수 있어요.`
        : undefined;
  const placeError =
    place.trim().length > LONGEST_CLUB_PLACE
      ? `장소는 ${LONGEST_CLUB_PLACE}자까지 적을 수 있어요.`
      : undefined;
  const save = async (): Promise<void> => {
    if (!check(!error && !placeError)) return;
    const fields = { name: trimmed, days, place: place.trim() };
    const answer = await ask(() =>
      club ? clubRequests.edit(club.uid, fields) : clubRequests.make(fields),
    );
    if (!answer?.ok) return;
    form.forget();
    const { clubs } = answer.value;
    onDone(clubs, club?.uid ?? clubs.at(-1)?.uid ?? "");
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={club ? "클럽 고치기" : "클럽 만들기"}
      width="mark"
      closesOnOutsidePress={false}
      footer={
        <DialogActions onCancel={onClose}>
          <Button size="large" type="submit" form={id} isBusy={isBusy}>
            {club ? "저장" : "만들기"}
          </Button>
        </DialogActions>
      }
    >
      <Form id={id} ref={ref} onSubmit={() => void save()} className="grid gap-4">
        {form.isRestored && <RestoredNotice onForget={form.forget} />}
        <TextField
          label="클럽 이름"
          value={name}
          onValueChange={(next) => form.change({ name: next })}
          error={isChecked ? error : undefined}
          data-autofocus
        />
        <fieldset>
          <legend className="mb-1.5 text-14 font-semibold text-fg-2">모이는 요일</legend>
          <div className="grid grid-cols-7 gap-1">
            {weekdays.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                aria-pressed={days.includes(value)}
                aria-label={`${label}요일`}
                onClick={() => form.change({ days: toggleDay(days, value) })}
                className="press h-11 rounded-ctl bg-sunken text-15 font-semibold text-fg-2 aria-pressed:bg-brand aria-pressed:text-on-brand"
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
        <TextField
          label="장소"
          hint="비워 두어도 돼요"
          value={place}
          onValueChange={(next) => form.change({ place: next })}
          error={isChecked ? placeError : undefined}
        />
      </Form>
    </Dialog>
  );
}

function toggleDay(days: string, day: string): string {
  const next = days.includes(day) ? days.replace(day, "") : days + day;
  return Array.from(next).sort().join("");
}
