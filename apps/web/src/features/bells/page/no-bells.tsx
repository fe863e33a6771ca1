import { bellsKind } from "@damim/domain/bells/bells.ts";
import { toTimeWords } from "@damim/domain/bells/bells-words.ts";
import { presetBells, type PresetBells } from "@damim/domain/bells/preset-bells.ts";
import { Plus } from "lucide-react";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyOfYear } from "../../../kit/page/empty-of-year.tsx";

/** Before there is a bell table: real ones to begin with. */
export function NoBells({ onBegin }: { readonly onBegin: (preset?: PresetBells) => void }) {
  const isPast = useIsPast();
  return (
    <div className="flex flex-1 flex-col gap-4 pb-2">
      <h1 className="title text-24">시정표</h1>
      <Card className="py-0!">
        <EmptyOfYear
          kind={bellsKind}
          noun="시정표"
          picture={<Dami mood="joy" size={64} />}
          title="아직 시정표가 없어요"
          actions={
            !isPast && (
              <Button
                variant="line"
                icon={<Plus size={18} aria-hidden />}
                onClick={() => onBegin()}
              >
                시정 추가
              </Button>
            )
          }
        >
          {isPast
            ? "이 해에는 시정표를 만들지 않았어요."
            : "비슷한 학교의 시정으로 시작해 시각만 고쳐 보세요."}
        </EmptyOfYear>
      </Card>
      {!isPast && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {presetBells.map((preset) => (
            <li key={preset.name}>
              <Card className="flex h-full flex-col gap-3">
                <h2 className="text-17 font-bold">{preset.name}</h2>
                <ol className="grid flex-1 content-start gap-1 text-14 text-fg-2">
                  {preset.rows.map(({ id, label, from, to }) => (
                    <li key={id} className="flex justify-between gap-2">
                      <span>{label}</span>
                      <span>
                        {toTimeWords(from)} – {toTimeWords(to)}
                      </span>
                    </li>
                  ))}
                </ol>
                <Button
                  variant="weak"
                  aria-label={`이 시정으로 시작: ${preset.name}`}
                  onClick={() => onBegin(preset)}
                >
                  이 시정으로 시작
                </Button>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
