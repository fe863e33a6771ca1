import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toOtherClass } from "@damim/domain/school-year/class-choice.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { FormTable } from "@damim/domain/survey/read-form.ts";
import { asksForFriends } from "@damim/domain/survey/friends-question.ts";
import { namesPupils, type Survey } from "@damim/domain/survey/survey.ts";
import { Pencil, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useClassLine } from "../../data/use-class-line.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useIsPast, useTeacherData } from "../../data/use-teacher-data.ts";
import { useClassChoice } from "../../data/years/class-choice.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { saveFile } from "../../platform/save-file.ts";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { Select } from "../../ui/field/select.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { PageWithoutStudents } from "../../ui/page-without-students.tsx";
import { OutputButtons } from "../../ui/paper/output-buttons.tsx";
import { useSurveyImports } from "./import/survey-imports.tsx";
import { KEEP_FROM_PUPILS, useCarefulOutput } from "./results/careful-output.tsx";
import { MissingBar } from "./results/missing-bar.tsx";
import { MissingView } from "./results/missing-view.tsx";
import { listSurveyClass, useSurvey, type OpenSurvey } from "./rows/survey-rows.ts";
import { createSurveyCommands, type SurveyCommands } from "./rows/survey-commands.ts";
import { NamesBeside } from "./who/names-beside.tsx";

const QuestionView = viewAtHand(
  () => import("./results/question-view.tsx").then((file) => file.QuestionView),
  null,
);
const NumberView = viewAtHand(
  () => import("./results/number-view.tsx").then((file) => file.NumberView),
  null,
);
const StudentView = viewAtHand(
  () => import("./results/student-view.tsx").then((file) => file.StudentView),
  null,
);
const SociogramView = viewAtHand(
  () => import("./results/sociogram-view.tsx").then((file) => file.SociogramView),
  null,
);
const OwnSurvey = viewAtHand(() => import("./own-survey.tsx").then((file) => file.OwnSurvey), null);
const NotOpened = viewAtHand(() => import("./not-opened.tsx").then((file) => file.NotOpened), null);
const OwnSurveyDialog = lazyOverlay(() => import("./own-survey-dialog.tsx"), "OwnSurveyDialog");
const SurveyDialog = lazyOverlay(() => import("./survey-dialog.tsx"), "SurveyDialog");

const views = [
  { value: "missing", label: "안 낸 학생" },
  { value: "number", label: "번호순" },
  { value: "question", label: "문항별" },
  { value: "student", label: "학생별" },
  { value: "friends", label: "교우관계도" },
] as const;

/** 설문정리: answers of a form sorted by pupil: who is missing, and what was said. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store ? <SurveysOfYear store={store} /> : null;
}

function SurveysOfYear({ store }: { readonly store: Store }) {
  const isPast = useIsPast();
  const [params, setParams] = useSearchParams();
  const { surveys, open, facts } = useSurvey(store, params.get("survey") ?? undefined);
  const commands = useCommands(createSurveyCommands, store);
  const { chosen } = useClassChoice(store);
  const hasFriends =
    open !== undefined && !open.survey.anonymous && open.survey.questions.some(asksForFriends);
  const offered = views.filter(({ value }) => value !== "friends" || hasFriends);
  const view = offered.find(({ value }) => value === params.get("view"))?.value ?? "missing";
  const show = (survey: string | undefined, next: string): void =>
    setParams({ ...(survey && { survey }), ...(next !== "missing" && { view: next }) });
  const imports = useSurveyImports({
    today: facts.today,
    isFirst: surveys.length === 0,
    onImport(table: FormTable, about: Pick<Survey, "title" | "source">) {
      const classKey = toOtherClass(chosen, facts.ownClass) ?? null;
      const of = listSurveyClass(store, { classKey }, facts);
      show(commands.add(table, { ...about, classKey }, of), "missing");
    },
  });
  const [making, setMaking] = useState<"new" | "old">();
  const draft = open?.survey.source === "own" && !open.survey.roomId ? open.survey : undefined;
  if (useRoster(store).length === 0) return <PageWithoutStudents title="설문정리" />;
  return (
    <div
      className="flex flex-1 flex-col gap-4 lg:min-h-0 print:block"
      onDragOver={(event) => !isPast && event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file || isPast) return;
        event.preventDefault();
        imports.take(file);
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <h1 className="title text-24">설문정리</h1>
        {open && (
          <>
            <Select
              label="설문"
              isLabelHidden
              fieldSize="dense"
              className="w-56 max-sm:w-full"
              value={open.survey.id}
              options={surveys.map(({ id, title, closedOn }) => ({
                value: id,
                label: closedOn ? `${title} (마감)` : title,
              }))}
              onValueChange={(id) => show(id, view)}
            />
            <div className="max-w-full overflow-x-auto">
              <Segments
                as="tabs"
                label="보기"
                value={view}
                segments={offered}
                onValueChange={(next) => show(open.survey.id, next)}
              />
            </div>
          </>
        )}
        {!isPast && (
          <div className="ml-auto flex flex-wrap gap-2">
            <Button
              variant="line"
              icon={<Plus size={18} aria-hidden />}
              onClick={() => setMaking("new")}
            >
              설문 만들기
            </Button>
            {imports.buttons}
          </div>
        )}
      </div>
      {imports.parts}
      {draft && open ? (
        <NotOpened {...{ open, commands }} onEdit={() => setMaking("old")} />
      ) : open?.survey.roomId ? (
        <OwnSurvey
          key={open.survey.roomId}
          {...{ store, open, facts, commands }}
          roomId={open.survey.roomId}
        >
          {(live) => <OpenedSurvey {...{ store, commands, view, ...live }} />}
        </OwnSurvey>
      ) : open ? (
        <OpenedSurvey {...{ store, open, commands, view }} />
      ) : (
        <Card className="flex-1 pt-10!">
          <EmptyState picture={<Dami mood="glance" />} title="아직 정리한 설문이 없어요">
            구글 설문, 네이버 폼, MS 폼의 응답 파일을 가져오거나 설문을 만들어 링크를 보내면 누가 안
            냈는지부터 보여 드려요.
          </EmptyState>
        </Card>
      )}
      <OwnSurveyDialog
        key={`${making}${draft?.id}`}
        isOpen={making !== undefined}
        onClose={() => setMaking(undefined)}
        survey={making === "old" ? draft : undefined}
        onSave={(fields) => {
          const before = making === "old" ? draft : undefined;
          const classKey = toOtherClass(chosen, facts.ownClass) ?? null;
          show(commands.make(before, { ...(!before && { classKey }), ...fields }), "missing");
        }}
        onRemove={
          making === "old" && open
            ? () => {
                setMaking(undefined);
                commands.remove(open);
              }
            : undefined
        }
      />
    </div>
  );
}

function OpenedSurvey(props: {
  readonly store: Store;
  readonly open: OpenSurvey;
  readonly commands: SurveyCommands;
  readonly view: (typeof views)[number]["value"];
  /** Of an own one: what stands in place of the names, and of 마감. */
  readonly beside?: ReactNode;
  readonly closing?: ReactNode;
}) {
  const { store, open, commands, view, beside, closing } = props;
  const { survey, doubles } = open;
  const isPast = useIsPast();
  const year = recordSchoolYear(toSeoulDay(useTeacherData().now()));
  const hasChoices = namesPupils(survey);
  const onPaper = hasChoices && view !== "missing";
  const output = useCarefulOutput({ onPaper, inFile: hasChoices });
  const classLine = useClassLine(year, open.members);
  const place = onPaper ? `${KEEP_FROM_PUPILS} · ${classLine}` : classLine;
  const [isEditing, setEditing] = useState(false);
  const download = async (): Promise<void> => {
    if (!(await output.askForFile())) return;
    const { createSurveyFile } = await import("./results/survey-file.ts");
    saveFile(`${survey.title}.xlsx`, await createSurveyFile(open));
  };
  return (
    <>
      <MissingBar open={open} areNamedBelow={view === "missing"}>
        <OutputButtons onDownload={download} onPrint={output.print} />
        {!isPast && (
          <>
            {survey.roomId ? (
              closing
            ) : (
              <Button variant="line" onClick={() => commands.close(survey)}>
                {survey.closedOn ? "다시 열기" : "마감"}
              </Button>
            )}
            <IconButton
              label="설문 고치기"
              variant="line"
              icon={<Pencil size={18} aria-hidden />}
              onClick={() => setEditing(true)}
            />
          </>
        )}
      </MissingBar>
      {output.question}
      {doubles.length > 0 && (
        <p className="px-1 text-14 text-fg-2 print:hidden">
          답이 둘 이상인 학생이 있어요: {listDoubled(open)}.{" "}
          {survey.doubles === "last" ? "나중에" : "먼저"} 낸 답을 봐요. 「학생별」에서 모두 읽을 수
          있어요.
        </p>
      )}
      {output.isPaperHeld && (
        <p className="hidden print:block">
          누가 누구를 골랐는지 들어 있어요. 화면의 「인쇄」를 누르고 물음에 답하면 인쇄할 수 있어요.
        </p>
      )}
      {(view === "missing" || view === "question") && (
        <p className="hidden items-end justify-between gap-4 text-[12px] print:flex">
          <span className="text-[20px] font-extrabold">{survey.title}</span> {place}
        </p>
      )}
      <div
        className={`flex flex-1 gap-4 max-md:flex-col lg:min-h-0 ${output.isPaperHeld ? "print:hidden" : "print:block"}`}
      >
        {survey.roomId ? beside : <NamesBeside open={open} commands={commands} />}
        {view === "missing" && <MissingView open={open} />}
        {view === "number" && <NumberView {...{ open, place, commands }} />}
        {view === "question" && (
          <div className="min-w-0 flex-1 lg:overflow-y-auto">
            <QuestionView {...{ store, open, commands }} />
          </div>
        )}
        {view === "student" && <StudentView {...{ open, place, commands }} />}
        {view === "friends" && <SociogramView {...{ open, place }} />}
      </div>
      <SurveyDialog
        key={survey.id}
        isOpen={isEditing}
        store={store}
        open={open}
        commands={commands}
        onClose={() => setEditing(false)}
      />
    </>
  );
}

function listDoubled({ doubles, members }: OpenSurvey): string {
  const ids = new Set(doubles.map(({ studentId }) => studentId));
  return members.flatMap(({ id, number }) => (ids.has(id) ? [`${number}번`] : [])).join(", ");
}
