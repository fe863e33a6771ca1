import { Card } from "../../ui/card.tsx";
import { Button } from "../../ui/button.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { OwnTemplate } from "./template-commands.ts";

/** What the teacher has that a colleague can use. */
export function TemplateList(props: {
  readonly own: readonly OwnTemplate[];
  readonly onShare: (template: OwnTemplate) => void;
}) {
  const { own, onShare } = props;
  return (
    <Card title="내가 나눌 수 있는 것">
      {own.length === 0 ? (
        <EmptyState picture={<Dami mood="glance" />} title="아직 나눌 것이 없어요">
          체크 목록, 시정표, 자리 모양, 시간표, 모둠화면, 예산 항목, 문구, 설문을 만들면 여기에서
          나눌 수 있어요.
        </EmptyState>
      ) : (
        <ul aria-label="나눌 수 있는 것" className="divide-y divide-line-2">
          {own.map((template) => (
            <li key={template.id} className="flex flex-wrap items-center gap-3 py-3">
              <p className="min-w-0 flex-1 basis-40">
                <span className="block text-16 font-bold wrap-break-word">{template.title}</span>
                <span className="text-14 text-fg-2">{template.label}</span>
              </p>
              <Button
                variant="weak"
                aria-label={`${template.title} 틀 나누기`}
                onClick={() => onShare(template)}
              >
                틀 나누기
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
