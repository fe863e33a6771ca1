import { toSentence } from "@damim/domain/base/result.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  LARGEST_TEMPLATE_BYTES,
  readTemplate,
  templateMessages,
  type ReadTemplate,
} from "@damim/domain/templates/template-file.ts";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { sayTrouble } from "../../data/server/ask-wordless.ts";
import { templateRequests } from "../../data/server/template-requests.ts";
import { findClassStore, type Store } from "../../data/teacher-data.ts";
import { useDerived, useIsPast, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { YardTabs } from "../../kit/page/yard-tabs.tsx";
import { Button } from "../../ui/button.tsx";
import { FileChooser } from "../../ui/field/file-chooser.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { Gallery } from "./gallery.tsx";
import { TemplateList } from "./template-list.tsx";
import { createTemplateCommands, listOwnTemplates, type OwnTemplate } from "./template-commands.ts";
import { templateSourceKinds } from "./template-sources.ts";

const ShareDialog = lazyOverlay(() => import("./share-dialog.tsx"), "ShareDialog");
const TakeDialog = lazyOverlay(() => import("./take-dialog.tsx"), "TakeDialog");

/** 틀 나눔: what a colleague can use goes without a child; what came is looked at before it is made. */
export function Component() {
  const store = findClassStore(useTeacherData());
  return store ? <TemplatesOfYear store={store} /> : null;
}

type Asked =
  | { readonly type: "share"; readonly template: OwnTemplate }
  /** `id`: of the gallery, where it came from there. */
  | { readonly type: "take"; readonly template: ReadTemplate; readonly id?: string };

function TemplatesOfYear({ store }: { readonly store: Store }) {
  const today = toSeoulDay(useTeacherData().now());
  const own = useDerived(store, templateSourceKinds, listOwnTemplates, today);
  const { make, look } = useCommands(createTemplateCommands, store);
  const isPast = useIsPast();
  const chooser = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const [changed, setChanged] = useState(0);
  const whenChanged = (): void => setChanged((count) => count + 1);
  const close = (): void => setOpen(false);
  const ask = (next: Asked): void => {
    setMistake(undefined);
    setAsked(next);
    setOpen(true);
  };
  const read = (text: string, id?: string): void => {
    const parsed = readTemplate(text);
    if (parsed.ok) ask({ type: "take", template: parsed.value, ...(id && { id }) });
    else setMistake(toSentence(templateMessages, parsed.refusal));
  };
  const readFile = async (file: File): Promise<void> => {
    if (file.size > LARGEST_TEMPLATE_BYTES)
      return setMistake(toSentence(templateMessages, { type: "TemplateTooLarge" }));
    return read(await file.text());
  };
  const fetchTemplate = async (id: string): Promise<void> => {
    const answer = await templateRequests.read(id);
    if (answer.ok) read(answer.value.file, id);
    else setMistake(sayTrouble(answer.refusal, AWAY_TAKE));
  };
  const take = async (template: ReadTemplate, id: string | undefined): Promise<void> => {
    make(template);
    close();
    if (id === undefined) return;
    // It is made all the same: the count is for whoever shared it.
    await templateRequests.countUse(id);
    whenChanged();
  };
  return (
    <>
      <div className="@container flex flex-col gap-4 pb-2">
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
            onChoose={(file) => void readFile(file)}
          />
        </div>
        {mistake && (
          <p role="alert" className="rounded-ctl bg-danger-weak px-4 py-3 text-15 text-danger">
            {mistake}
          </p>
        )}
        <div className="grid items-start gap-4 @min-[56rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
          <Gallery
            changed={changed}
            canTake={!isPast}
            onTake={(id) => void fetchTemplate(id)}
            onChanged={whenChanged}
          />
          <TemplateList own={own} onShare={(template) => ask({ type: "share", template })} />
        </div>
      </div>
      {asked?.type === "share" && (
        <ShareDialog
          key={`${asked.template.name}${asked.template.id}`}
          isOpen={isOpen}
          onClose={close}
          store={store}
          template={asked.template}
          onShared={whenChanged}
        />
      )}
      {asked?.type === "take" && (
        <TakeDialog
          isOpen={isOpen}
          onClose={close}
          template={asked.template}
          preview={look(asked.template)}
          onTake={() => void take(asked.template, asked.id)}
        />
      )}
    </>
  );
}

const AWAY_TAKE = "인터넷이 연결되지 않아 틀을 받지 못했어요. 잠시 뒤 다시 눌러 주세요.";
