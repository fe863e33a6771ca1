import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { useCheckedForm } from "../../kit/form/use-checked-form.ts";
import { HistoryButton } from "../../kit/record/history-button.tsx";
import { historyOf } from "../../kit/record/history-of.ts";
import {
  readSchoolYear,
  type SchoolYearDraft,
} from "@damim/domain/school-year/school-year-record.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { findClassYear } from "../../data/teacher-data.ts";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { useRow, useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Form } from "../../ui/field/form.tsx";
import { RestoredNotice } from "../../kit/form/restored-notice.tsx";
import { Link } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RadioGroup } from "../../ui/field/radio-group.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { parseDraftText } from "./draft-text.ts";
import { FirstUseField } from "./first-use-field.tsx";
import { NextYearCard } from "./next-year-card.tsx";
import { SchoolField } from "./school-field.tsx";
import { createYearCommands } from "./year-commands.ts";
import { findYearMending } from "./year-mend-state.ts";

const YearHistory = historyOf(() =>
  import("./school-year-words.ts").then((file) => file.schoolYearWords),
);

const NumbersOnlyCard = viewAtHand(
  () => import("./numbers-only/numbers-only-card.tsx").then((file) => file.NumbersOnlyCard),
  null,
);

/** 프로필: what this teacher is in the working school year. Saving it opens the rest of the product. */
export function Component() {
  const data = useTeacherData();
  const { profile, vault } = data;
  const mending = findYearMending(useLocation().state, profile.refused());
  const year = mending ? Number(mending.id) : findClassYear(data);
  const hasYear = useRow(profile, schoolYearKind, String(year)) !== undefined;
  useEffect(() => {
    // It stands there once a year is saved, which may be away from the network.
    if (vault) void NumbersOnlyCard.preload().catch(() => undefined);
  }, [vault]);
  return (
    <div className="flex w-full max-w-[40rem] flex-col gap-4 pb-2">
      <h1 className="title text-24">프로필</h1>
      <Card title={`${year}학년도`}>
        <SchoolYearForm key={year} year={year} />
        <div className="mt-5 border-t border-line-2 pt-5 empty:hidden">
          <FirstUseField year={year} />
        </div>
      </Card>
      <NextYearCard />
      {hasYear && vault && <NumbersOnlyCard />}
      <Link
        to="/profile?about=yearTurn"
        className={`${buttonLook({ look: "line" })} max-w-full self-start`}
      >
        학년도 마무리와 학생 인계
      </Link>
    </div>
  );
}

function SchoolYearForm({ year }: { readonly year: SchoolYear }) {
  const { profile, rounds } = useTeacherData();
  const commands = useCommands(createYearCommands, profile);
  const navigate = useNavigate();
  const stored = useRow(profile, schoolYearKind, String(year));
  const settings = useRows(profile, schoolYearKind);
  // Who was away for a year goes on with the school before it.
  const last =
    [...settings.keys()]
      .filter((id) => Number(id) < year)
      .sort()
      .at(-1) ?? "";
  const before = settings.get(last);
  const destroyed = useRow(profile, destructionKind, last)?.number;
  const [text, setText, clearText, forgetText] = useDraft(`school-year:${year}`, "");
  const { ref, isChecked, check } = useCheckedForm();
  const mending = findYearMending(useLocation().state, profile.refused());
  const untouched = { ...stored, ...mending?.set };
  const draft = parseDraftText(text, untouched);
  const [isRestored, setRestored] = useState(
    () => JSON.stringify(draft) !== JSON.stringify(parseDraftText("", untouched)),
  );
  const change = (part: Partial<SchoolYearDraft>): void =>
    setText(JSON.stringify({ ...draft, ...part }));
  const read = readSchoolYear(draft);
  const [seen] = useState(stored);
  const isSetElsewhere = stored !== undefined && stored !== seen && text !== "";
  const errors = isChecked && !read.ok ? read.refusal.sentences : {};

  const save = (): void => {
    if (!check(read.ok) || !read.ok) return;
    commands.save(year, read.value, rounds.state() !== "offline");
    clearText();
    if (mending) void profile.discardRefused(mending.at).catch(() => undefined);
    void navigate("/");
  };

  return (
    <Form ref={ref} onSubmit={save} className="flex flex-col gap-5">
      {isRestored && (
        <RestoredNotice
          onForget={() => {
            forgetText();
            setRestored(false);
          }}
        />
      )}
      {mending && (
        <Notice tone="danger" title="서버가 받지 못한 설정이에요">
          고쳐서 저장하면 새로 보내요.
        </Notice>
      )}
      {isSetElsewhere && (
        <Notice tone="info" title="다른 기기에서 방금 저장했어요">
          {`${stored.school} ${toClassWords(toClassKey(stored))}이에요. 저장하면 여기에 적은 것으로 바뀌어요.`}
        </Notice>
      )}
      {before && !stored && draft.school === "" && (
        <Notice
          tone="info"
          title={`${year}학년도를 준비해요`}
          actions={
            <Button
              variant="line"
              onClick={() =>
                change({
                  mode: before.mode,
                  teachesOtherClasses: before.teachesOtherClasses,
                  school: before.school,
                  schoolCode: before.schoolCode ?? null,
                })
              }
            >
              작년 학교 그대로
            </Button>
          }
        >
          맡은 일과 반을 적고 저장한 뒤에 명단을 넣어요.
          {!destroyed && ` ${last}학년도의 기록은 그대로 있어요.`}
        </Notice>
      )}
      <RadioGroup
        label="맡은 일"
        value={draft.mode}
        options={[
          { value: "homeroom", label: "담임" },
          { value: "subject", label: "교과", hint: "전담 포함" },
        ]}
        onValueChange={(mode) => change({ mode })}
        error={errors.mode}
      />
      <Checkbox
        label="다른 반 수업도 해요"
        isChecked={draft.teachesOtherClasses}
        onCheckedChange={(teachesOtherClasses) => change({ teachesOtherClasses })}
      />
      <SchoolField
        value={draft.school}
        code={draft.schoolCode}
        onValueChange={(school, schoolCode) => change({ school, schoolCode })}
        error={errors.school}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="학년"
          inputMode="numeric"
          value={draft.grade}
          onValueChange={(grade) => change({ grade })}
          error={errors.grade}
        />
        <TextField
          label="반"
          value={draft.classNo}
          onValueChange={(classNo) => change({ classNo })}
          error={errors.classNo}
        />
      </div>
      {(draft.mode === "subject" || draft.teachesOtherClasses) && (
        <TextField
          label="수업하는 반"
          hint={`「3-1 과학, 3-2 과학」처럼 쉼표로 나눠요. 「3-1~5 영어」로 한꺼번에 적어도 돼요.${draft.mode === "subject" ? " 여기에 적으면 위의 학년과 반은 비워 둬도 돼요." : ""}`}
          value={draft.taught}
          onValueChange={(taught) => change({ taught })}
          error={errors.taught}
        />
      )}
      <div className="docked grid">
        <Button type="submit" size="large">
          저장
        </Button>
      </div>
      {stored && (
        <HistoryButton
          look="line"
          of={YearHistory}
          store={profile}
          ids={[String(year)]}
          subject={`${year}학년도 설정`}
        />
      )}
    </Form>
  );
}
