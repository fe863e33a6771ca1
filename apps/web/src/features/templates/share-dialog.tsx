// Overlay: imports Base UI. Loaded lazily by templates-page.tsx.
import { TAG_MOST, TAGS_MOST, TITLE_MOST } from "@damim/domain/cafe/check-post.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { findPeople } from "@damim/domain/names/find-people.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { cardMessages, checkCard } from "@damim/domain/templates/gallery.ts";
import { sayDropped } from "@damim/domain/templates/template-kind.ts";
import { Ban, Check, FileDown } from "lucide-react";
import { useState } from "react";
import { useFormDraft } from "../../data/drafts/use-form-draft.ts";
import { templateRequests } from "../../data/server/template-requests.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { NicknameField, useSend } from "../../kit/feed/use-send.tsx";
import { newId } from "../../platform/random.ts";
import { saveJsonFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { PreviewPart } from "./preview-part.tsx";
import { TemplatePicture } from "./template-picture.tsx";
import type { OwnTemplate } from "./template-commands.ts";

const FORM = "share-template";

export interface ShareDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly template: OwnTemplate;
  readonly onShared: () => void;
}

/** 틀 미리보기 before something goes: what goes, what stays, counted; into the gallery, or as a file. */
export function ShareDialog({ isOpen, onClose, store, template, onShared }: ShareDialogProps) {
  const { now, teacher } = useTeacherData();
  const students = useRows(store, studentKind);
  const draft = useFormDraft(`templateShare:${template.name}:${template.id}`, {
    id: "",
    title: template.title,
    tags: "",
    nickname: "",
  });
  const { title, tags, nickname } = draft.fields;
  const [firstId, setFirstId] = useState(() => newId(now()));
  const [warned, setWarned] = useState<string>();
  const text = [title, tags, ...template.shared].join("\n");
  const people = warned === undefined ? [] : findPeople(text, [...students.values()], "mild");
  /** Asks once while somebody seems to be named; whoever presses again has seen it. */
  const isCleared = (): boolean => {
    if (warned === text || findPeople(text, [...students.values()], "mild").length === 0)
      return true;
    setWarned(text);
    return false;
  };
  const save = (): void => {
    if (!isCleared()) return;
    saveJsonFile(`${template.title.trim() || "틀"}.damim.json`, template.file);
    showToast.success("틀을 파일로 저장했어요");
    onClose();
  };
  const check = () => checkCard({ title, tags: tags.split(",") });
  const sending = useSend({
    // `isCleared` has asked about names.
    text: "",
    check,
    messages: cardMessages,
    send: (card, asksNickname) => {
      // The same for each try: an answer that got lost makes no second one.
      const id = draft.fields.id || firstId;
      draft.change({ id });
      const named = asksNickname && { nickname: nickname || teacher.nickName };
      return templateRequests.share({ ...card, id, file: template.file, ...named });
    },
    away: AWAY_SHARE,
    onSent: () => {
      // The next one is another, of the same record too.
      draft.forget();
      setFirstId(newId(now()));
      showToast.success("틀을 나눴어요");
      onClose();
      onShared();
    },
  });
  const share = (): void => {
    if (!check().ok || isCleared()) sending.submit();
  };
  const change = (part: Parameters<typeof draft.change>[0]): void => {
    sending.clear();
    draft.change(part);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="틀 미리보기"
      subtitle={`${template.label} · 올리기 전에 무엇이 가는지 봐 주세요`}
      footer={
        <DialogActions>
          <Button
            variant="line"
            size="large"
            isFull
            icon={<FileDown size={20} aria-hidden />}
            onClick={save}
          >
            파일로 저장
          </Button>
          <Button type="submit" form={FORM} size="large" isFull isBusy={sending.isBusy}>
            틀 나누기
          </Button>
        </DialogActions>
      }
    >
      <Form id={FORM} className="grid gap-3" onSubmit={share}>
        {template.picture && <TemplatePicture picture={template.picture} />}
        <div className="grid gap-3 sm:grid-cols-2">
          <PreviewPart
            title="가는 것"
            icon={<Check size={18} aria-hidden className="text-good" />}
            lines={template.shared}
          />
          <PreviewPart
            title="안 가는 것"
            icon={<Ban size={18} aria-hidden className="text-fg-3" />}
            lines={template.dropped}
          />
        </div>
        <Notice tone="good">{sayDropped(template.count)}</Notice>
        {sending.asksNickname && (
          <NicknameField
            value={nickname || teacher.nickName}
            onValueChange={(typed) => change({ nickname: typed })}
          />
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label="제목"
            value={title}
            most={TITLE_MOST}
            readOnly={sending.isBusy}
            onValueChange={(typed) => change({ title: typed })}
          />
          <TextField
            label="꼬리표"
            hint={`쉼표로 나눠 ${TAGS_MOST}개까지`}
            value={tags}
            most={TAGS_MOST * (TAG_MOST + 2)}
            readOnly={sending.isBusy}
            onValueChange={(typed) => change({ tags: typed })}
          />
        </div>
        {people.length > 0 && (
          <p role="alert" className="rounded-ctl bg-warm-weak px-4 py-3 text-15">
            {withParticle(`「${people.map(({ word }) => word).join(", ")}」`, "은/는")} 학생
            이름이나 연락처 같아요. 고친 뒤 나누거나, 이름이 아니면 한 번 더 눌러 주세요.
          </p>
        )}
        {sending.notice}
      </Form>
    </Dialog>
  );
}

const AWAY_SHARE =
  "인터넷이 연결되지 않아 나누지 못했어요. 적은 말은 이 기기에 있어요. 파일로 저장은 지금도 돼요.";
