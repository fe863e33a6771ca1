// Overlay: imports Base UI through ui/overlay/dialog.tsx. Import only from modules that are loaded lazily.
import type { NoticeReply } from "@damim/domain/admin/admin-reply.ts";
import { isSameValue } from "@damim/domain/base/is-same-value.ts";
import { addDays, isCalendarDay, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toMinutes } from "@damim/domain/bells/bell-time.ts";
import { isClockTime } from "@damim/domain/calendar-day/clock-time.ts";
import { toSeoulMidnight, toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import {
  LONGEST_NOTICE_BODY_CHARACTERS,
  LONGEST_NOTICE_TITLE_CHARACTERS,
} from "@damim/domain/notice/notice.ts";
import { useState } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useCheckedForm } from "../../../kit/form/use-checked-form.ts";
import { MarkedText } from "../../../kit/marks/marked-text.tsx";
import { TimeField } from "../../../kit/time-field/time-field.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAdminAct } from "../act/use-admin-act.ts";
import type { NoticeList } from "./notices-tab.tsx";

const MINUTE_MS = 60_000;

interface NoticeFields {
  readonly title: string;
  readonly body: string;
  readonly pinned: boolean;
  /** 「2026-11-25」, 「09:00」: empty for now. */
  readonly day: string;
  readonly time: string;
  readonly lastDay: string;
}

/** Writes a notice, or changes one. It is seen as it will be read before it goes out to everybody. */
export function NoticeDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly id: string;
  readonly notice: NoticeReply | undefined;
  readonly onDone: (all: NoticeList) => void;
  /** It could not be saved: another admin may have changed it. */
  readonly onRefused: () => void;
}) {
  const { isOpen, onClose, id, notice, onDone, onRefused } = props;
  const [opened] = useState(notice);
  const { now } = useTeacherData();
  const act = useAdminAct();
  const checked = useCheckedForm();
  const draft = useFormDraft<NoticeFields>(`notice:${notice?.id ?? "new"}`, toFields(notice));
  const { title, body, pinned, day, time, lastDay } = draft.fields;
  const from = toFrom(draft.fields) ?? notice?.from ?? now();
  const until = isCalendarDay(lastDay) ? toSeoulMidnight(addDays(lastDay, 1)) : null;
  const errors = checked.isChecked ? findErrors(draft.fields, { from, until }) : {};
  const end = (all: NoticeList | undefined): void => {
    if (!all) return onRefused();
    draft.finish();
    onDone(all);
    onClose();
  };
  const submit = async (): Promise<void> => {
    const found = findErrors(draft.fields, { from, until });
    if (!checked.check(Object.keys(found).length === 0)) return;
    end(
      await act<NoticeList>({
        method: "POST",
        path: "notices",
        body: { id, title: title.trim(), body, pinned, from, until, seen: toSeen(notice) },
        actLabel: "올리기",
        sentence: from > now() ? "그때 모든 선생님께 보여요." : "모든 선생님께 보여요.",
      }),
    );
  };
  const remove = async (): Promise<void> =>
    end(
      await act<NoticeList>({
        method: "DELETE",
        path: `notices/${id}`,
        actLabel: "내리기",
        sentence: "공지를 내렸어요.",
      }),
    );
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={notice ? "공지 고치기" : "공지 쓰기"}
      form={{ ...checked, ...draft, submit: () => void submit() }}
      onRemove={notice && (() => void remove())}
      saveLabel="올리기"
    >
      <TextField
        label="제목"
        value={title}
        onValueChange={(text) => draft.change({ title: text })}
        error={errors.title}
      />
      <TextArea
        label="내용"
        hint="**굵게**, 줄 머리의 「- 」는 목록, https 주소는 링크가 돼요. 로그인하지 않아도 읽을 수 있어요."
        rows={6}
        value={body}
        onValueChange={(text) => draft.change({ body: text })}
        error={errors.body}
      />
      <Checkbox
        label="위에 붙이기"
        isChecked={pinned}
        onCheckedChange={(isOn) => draft.change({ pinned: isOn })}
      />
      <div className="grid grid-cols-2 gap-3">
        <DayField
          label="올릴 날"
          hint="비우면 지금"
          value={day}
          onValueChange={(text) => draft.change({ day: text })}
        />
        <TimeField
          label="올릴 시각"
          value={time}
          onValueChange={(text) => draft.change({ time: text })}
          error={errors.time}
        />
      </div>
      <DayField
        label="보일 마지막 날"
        hint="비우면 1년"
        value={lastDay}
        onValueChange={(text) => draft.change({ lastDay: text })}
        error={errors.lastDay}
      />
      {notice && opened && !isSameValue(toSeen(notice), toSeen(opened)) && (
        <Notice tone="warm" title="방금 다른 관리자가 고쳤어요. 지금 보이는 공지예요.">
          <p className="font-semibold">{notice.title}</p>
          <MarkedText text={notice.body} />
        </Notice>
      )}
      {body.trim() !== "" && (
        <section aria-label="미리 보기" className="rounded-card border border-line-2 p-4">
          <MarkedText text={body} />
        </section>
      )}
    </RecordDialog>
  );
}

function toFields(notice: NoticeReply | undefined): NoticeFields {
  const planned = notice?.isPlanned ? notice.from : undefined;
  return {
    title: notice?.title ?? "",
    body: notice?.body ?? "",
    pinned: notice?.pinned ?? false,
    day: planned === undefined ? "" : toSeoulDay(planned),
    time: planned === undefined ? "" : toSeoulTimeText(planned),
    lastDay: notice?.until ? addDays(toSeoulDay(notice.until), -1) : "",
  };
}

function toSeen(notice: NoticeReply | undefined): object | null {
  if (!notice) return null;
  const { title, body, from, until, pinned } = notice;
  return { title, body, from, until, pinned };
}

function toFrom({ day, time }: NoticeFields): number | undefined {
  if (!isCalendarDay(day)) return undefined;
  const minutes = isClockTime(time) ? toMinutes(time) : 0;
  return toSeoulMidnight(day) + minutes * MINUTE_MS;
}

type Errors = Partial<Record<"title" | "body" | "time" | "lastDay", string>>;

function findErrors(
  { title, body, day, time }: NoticeFields,
  { from, until }: { readonly from: number; readonly until: number | null },
): Errors {
  return {
    ...(title.trim() === "" && { title: "제목을 적어 주세요." }),
    ...(title.trim().length > LONGEST_NOTICE_TITLE_CHARACTERS && {
      title: `제목은 ${LONGEST_NOTICE_TITLE_CHARACTERS}자까지 적을 수 있어요.`,
    }),
    ...(body.length > LONGEST_NOTICE_BODY_CHARACTERS && {
      body: `내용은 ${LONGEST_NOTICE_BODY_CHARACTERS}자까지 적을 수 있어요.`,
    }),
    ...(day === "" && time !== "" && { time: "올릴 날도 골라 주세요." }),
    ...(until !== null && until <= from && { lastDay: "올릴 날보다 뒤여야 해요." }),
  };
}
