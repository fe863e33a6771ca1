// Overlay: imports Base UI. Loaded lazily by templates-page.tsx.
import type { ReadTemplate } from "@damim/domain/templates/template-file.ts";
import { Check, Layers } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { PreviewPart } from "./preview-part.tsx";
import { TemplatePicture } from "./template-picture.tsx";
import type { TemplatePreview } from "./template-commands.ts";

const MOST_STANDING = 20;

export interface TakeDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly template: ReadTemplate;
  readonly preview: TemplatePreview;
  readonly onTake: () => void;
}

/** 틀 미리보기 of what came: what will be made, beside what stands; nothing that stands is changed. */
export function TakeDialog({ isOpen, onClose, template, preview, onTake }: TakeDialogProps) {
  const { makes, standing } = preview;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="틀 미리보기"
      subtitle={`${template.label} · 지금 있는 것은 그대로 두고 새로 만들어요`}
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" isFull onClick={onClose}>
            취소
          </Button>
          <Button size="large" isFull isDisabled={makes === ""} onClick={onTake}>
            가져오기
          </Button>
        </DialogActions>
      }
    >
      {template.picture && <TemplatePicture picture={template.picture} />}
      <div className="grid gap-3 sm:grid-cols-2">
        <PreviewPart
          title="만들 것"
          icon={<Check size={18} aria-hidden className="text-good" />}
          lines={template.shared}
        />
        <PreviewPart
          title="지금 있는 것"
          icon={<Layers size={18} aria-hidden className="text-fg-3" />}
          lines={standing.length === 0 ? ["아직 없어요"] : standing.slice(0, MOST_STANDING)}
        />
      </div>
      <div className="mt-3">
        {makes === "" ? (
          <Notice tone="info">모두 이미 있어요. 새로 만들 것이 없어요.</Notice>
        ) : (
          <Notice tone="good">{makes} 새로 만들어요. 되돌리기 한 번으로 없앨 수 있어요.</Notice>
        )}
      </div>
    </Dialog>
  );
}
