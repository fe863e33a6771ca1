// Overlay: imports Base UI. Loaded lazily by templates-page.tsx.
import { findPeople } from "@damim/domain/names/find-people.ts";
import type { ReadTemplate, SharedTemplate } from "@damim/domain/templates/template-file.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { Ban, Check, FileDown } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { useRows } from "../../data/use-teacher-data.ts";
import type { Store } from "../../data/teacher-data.ts";
import { saveJsonFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

export interface TemplateDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  /** What is to go, or what came. */
  readonly asked:
    | { readonly type: "share"; readonly template: SharedTemplate }
    | { readonly type: "take"; readonly template: ReadTemplate };
  readonly onTake: (template: ReadTemplate) => void;
}

/** 틀 미리보기: what goes and what stays, or what will be made, before anything is done. */
export function TemplateDialog({ isOpen, onClose, store, asked, onTake }: TemplateDialogProps) {
  const { template } = asked;
  const [students, revision] = useRows(store, studentKind);
  const [isWarned, setWarned] = useState(false);
  const people = useMemo(
    () => findPeople(template.shared.join("\n"), [...students.values()], "mild"),
    // oxlint-disable-next-line react/exhaustive-deps -- the map is one object for ever
    [template, students, revision],
  );
  const save = (): void => {
    if (people.length > 0 && !isWarned) return setWarned(true);
    if (asked.type === "share")
      saveJsonFile(`${toFileName(template.title)}.damim.json`, asked.template.file);
    showToast.success("틀을 파일로 저장했어요");
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="틀 미리보기"
      subtitle={
        asked.type === "share"
          ? `${template.label} · 보내기 전에 무엇이 가는지 봐 주세요`
          : `${template.label} · 지금 있는 것은 그대로 두고 새로 만들어요`
      }
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" isFull onClick={onClose}>
            취소
          </Button>
          {asked.type === "share" ? (
            <Button size="large" isFull icon={<FileDown size={20} aria-hidden />} onClick={save}>
              파일로 저장
            </Button>
          ) : (
            <Button
              size="large"
              isFull
              onClick={() => {
                onTake(asked.template);
                onClose();
              }}
            >
              가져오기
            </Button>
          )}
        </DialogActions>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Part
          title={asked.type === "share" ? "가는 것" : "만들 것"}
          icon={<Check size={18} aria-hidden className="text-good" />}
          lines={template.shared}
        />
        {asked.type === "share" && (
          <Part
            title="안 가는 것"
            icon={<Ban size={18} aria-hidden className="text-fg-3" />}
            lines={asked.template.dropped}
          />
        )}
      </div>
      {isWarned && (
        <p role="alert" className="mt-3 rounded-ctl bg-warm-weak px-4 py-3 text-15">
          「{people.map(({ word }) => word).join(", ")}」은 학생 이름이나 연락처 같아요. 제목을 고친
          뒤 나누거나, 이름이 아니면 한 번 더 눌러 주세요.
        </p>
      )}
    </Dialog>
  );
}

function Part(props: {
  readonly title: string;
  readonly icon: ReactNode;
  readonly lines: readonly string[];
}) {
  const { title, icon, lines } = props;
  return (
    <section className="rounded-card border border-line-2 p-4">
      <h3 className="mb-2 flex items-center gap-2 text-16 font-bold">
        {icon}
        {title}
      </h3>
      <ul aria-label={title} className="divide-y divide-line-2 text-15">
        {lines.map((line) => (
          <li key={line} className="py-2">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without what a file's name may not have. */
function toFileName(title: string): string {
  return title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, " ").trim() || "틀";
}
