import { toSentence } from "@damim/domain/base/result.ts";
import {
  LARGEST_TEMPLATE_BYTES,
  readTemplate,
  templateMessages,
} from "@damim/domain/templates/template-file.ts";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { findWorkingStore, type Store } from "../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../data/use-teacher-data.ts";
import { PrivatePart } from "../../kit/page/private-part.tsx";
import { YardTabs } from "../../kit/page/yard-tabs.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dami } from "../../ui/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FileChooser } from "../../ui/field/file-chooser.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import type { TemplateDialogProps } from "./template-dialog.tsx";
import { useOwnTemplates } from "./use-own-templates.ts";

const TemplateDialog = lazyOverlay(() =>
  import("./template-dialog.tsx").then((file) => file.TemplateDialog),
);

/** 틀 나눔: what a colleague can use goes as a file, without a child; what came is looked at before it is made. */
export function Component() {
  const store = findWorkingStore(useTeacherData());
  return store ? <TemplatesOfYear store={store} /> : null;
}

function TemplatesOfYear({ store }: { readonly store: Store }) {
  const { own, make } = useOwnTemplates(store);
  const isPast = useIsPast();
  const chooser = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<TemplateDialogProps["asked"]>();
  const [isOpen, setOpen] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const ask = (next: TemplateDialogProps["asked"]): void => {
    setAsked(next);
    setOpen(true);
  };
  const read = async (file: File): Promise<void> => {
    const parsed =
      file.size > LARGEST_TEMPLATE_BYTES
        ? ({ ok: false, refusal: { type: "TemplateTooLarge" } } as const)
        : readTemplate(await file.text());
    setMistake(parsed.ok ? undefined : toSentence(templateMessages, parsed.refusal));
    if (parsed.ok) ask({ type: "take", template: parsed.value });
  };
  return (
    <PrivatePart title="쌤마당">
      <div className="flex flex-col gap-4 py-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <YardTabs open="templates" />
          {!isPast && (
            <Button
              variant="line"
              className="ml-auto"
              icon={<FileUp size={18} aria-hidden />}
              onClick={() => chooser.current?.click()}
            >
              파일에서 가져오기
            </Button>
          )}
          <FileChooser
            chooser={chooser}
            accept=".json,application/json"
            onChoose={(file) => void read(file)}
          />
        </div>
        {mistake && (
          <p role="alert" className="rounded-ctl bg-danger-weak px-4 py-3 text-15 text-danger">
            {mistake}
          </p>
        )}
        <Card title="내가 나눌 수 있는 것">
          {own.length === 0 ? (
            <EmptyState picture={<Dami mood="glance" size={84} />} title="아직 나눌 것이 없어요">
              체크 목록, 시정표, 자리 모양을 만들면 여기에서 나눌 수 있어요.
            </EmptyState>
          ) : (
            <ul aria-label="나눌 수 있는 것" className="divide-y divide-line-2">
              {own.map((template) => (
                <li key={template.id} className="flex flex-wrap items-center gap-3 py-3">
                  <p className="min-w-0 flex-1">
                    <span className="block text-16 font-bold">{template.title}</span>
                    <span className="text-14 text-fg-2">{template.label}</span>
                  </p>
                  <Button
                    variant="weak"
                    aria-label={`${template.title} 틀 나누기`}
                    onClick={() => ask({ type: "share", template })}
                  >
                    틀 나누기
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
      {asked && (
        <TemplateDialog
          key={asked.template.title}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          store={store}
          asked={asked}
          onTake={make}
        />
      )}
    </PrivatePart>
  );
}
