import { isNumberName, listWithheld } from "@damim/domain/numbers-only/numbers-only.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { useState } from "react";
import { useStepUp } from "../../../data/server/use-step-up.ts";
import {
  findClassStore,
  findClassYear,
  type Store,
  type TeacherData,
} from "../../../data/teacher-data.ts";
import { useNumbersOnly } from "../../../data/use-numbers-only.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { CarryButtons } from "./carry-buttons.tsx";
import { NametagPart } from "./nametag-part.tsx";
import { createNumbersOnlyCommands } from "./numbers-only-commands.ts";

const ConfirmDialog = lazyOverlay(
  () => import("../../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);

/** 번호만 쓰기, of the school year that is worked in; not where names are not the teacher's own (a club). */
export function NumbersOnlyCard() {
  const data = useTeacherData();
  const store = findClassStore(data);
  return (
    store && (
      <Card title="이름 없이 쓰기">
        <NumbersOnly data={data} store={store} />
      </Card>
    )
  );
}

function NumbersOnly({ data, store }: { readonly data: TeacherData; readonly store: Store }) {
  const year = findClassYear(data);
  const commands = useCommands(createNumbersOnlyCommands, data.profile);
  const isOn = useNumbersOnly(store);
  const students = [...useRows(store, studentKind).values()];
  const askWho = useStepUp();
  const [asked, setAsked] = useState<"on" | "off">();
  const [isFresh, setFresh] = useState(false);
  const isShared = data.keeping !== "disk";
  const count = (field: string): number =>
    students.filter((student) => listWithheld(student).includes(field)).length;
  const aside = students.filter((student) =>
    listWithheld(student).some((field) => field !== "photo"),
  ).length;

  const write = async (numbersOnly: boolean): Promise<void> => {
    if (year !== undefined) await commands.turn(year, numbersOnly);
    // For both: what brings the names back comes with it.
    await data.vault?.load().catch(() => undefined);
    showToast.success(numbersOnly ? "이제 번호만 써요" : "이제 이름도 저장해요");
  };
  const turnOn = async (): Promise<void> => {
    setAsked(undefined);
    const why = "학생 이름의 변경 이력을 지우기 전에 선생님이 맞는지 확인할게요.";
    if (!(await askWho({ why, actLabel: "번호만 쓰기", isNeeded: true }))) return;
    setFresh(true);
    await write(true);
  };
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        isSwitch
        label="번호만 쓰기"
        isChecked={isOn}
        isDisabled={!isOn && isShared && students.length > 0}
        hint={
          isShared && !isOn && students.length > 0
            ? "함께 쓰는 기기에서는 이름을 간직할 수 없어 켤 수 없어요. 선생님 기기에서 켜 주세요."
            : `${year}학년도에는 서버에 「3번」만 저장해요. 이름은 이 기기의 이름표에만 있고, 화면에는 그대로 보여요.`
        }
        onCheckedChange={(wanted) => {
          if (wanted && students.length === 0) void write(true);
          else setAsked(wanted ? "on" : "off");
        }}
      />
      <ul className="flex list-disc flex-col gap-1 pl-5 text-15 text-fg-2">
        <li>생년월일과 보호자는 적지 않고, 사진은 넣지 않아요.</li>
        <li>내 자료, 패드 방, 설문, 클럽, 반편성 파일에는 번호로 나가요.</li>
        <li>타임캡슐에는 나눠 준 카드로만 들어올 수 있어요.</li>
        <li>
          글에 이름을 적으면 보내기 전에 번호로 바꿀지 물어봐요. 전에 적은 글은 찾지 않아요. 인쇄와
          엑셀 파일은 번호로 나가고, 「이름 넣기」를 켤 때만 이름이 들어가요.
        </li>
        <li>이미 만든 패드 방과 클럽, 반편성, 지난 학년도에 있는 이름은 그대로예요.</li>
      </ul>
      {isOn && <NametagPart store={store} isFresh={isFresh} />}
      {/* Switched off where the 이름표 of another device was. */}
      {!isOn && students.some(({ name }) => isNumberName(name)) && (
        <CarryButtons store={store} known={0} />
      )}
      <ConfirmDialog
        isOpen={asked === "on"}
        onClose={() => setAsked(undefined)}
        title="번호만 쓸까요?"
        actLabel="번호만 쓰기"
        onAct={() => void turnOn()}
      >
        {[
          `학생 ${students.length}명의 이름을 이 기기의 이름표로 옮기고 서버에서는 지워요.`,
          aside > 0 && `생년월일과 보호자 ${aside}명도 이 기기로 옮겨, 끄면 돌아와요.`,
          count("photo") > 0 && `사진 ${count("photo")}장은 지워지고 돌아오지 않아요.`,
          "다른 기기에서 이름을 보려면 켠 뒤에 「이름표 옮기기」를 해 주세요.",
        ]
          .filter(Boolean)
          .join(" ")}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === "off"}
        onClose={() => setAsked(undefined)}
        title="이름도 저장할까요?"
        actLabel="끄기"
        onAct={() => {
          setAsked(undefined);
          void write(false);
        }}
      >
        이 기기의 이름표에 있는 이름이 다시 서버에 저장돼요. 이름표가 없는 학생은 번호로 남아요.
      </ConfirmDialog>
    </div>
  );
}
