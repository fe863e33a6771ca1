import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { KeptDraw } from "@damim/domain/draw/draw.ts";
import { toSealWords } from "@damim/domain/draw/seal-words.ts";
import { AwayTodayField } from "../../kit/tool/away-today-field.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { RadioGroup } from "../../ui/field/radio-group.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { useRound } from "./use-round.ts";

/** The teacher's part: how is drawn, who sits out today, and who was drawn how often. */
export function DrawSettings(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly round: ReturnType<typeof useRound>;
}) {
  const { isOpen, onClose, round } = props;
  const drawn = isOpen ? round.listDrawn() : [];
  const { ownList } = round.source;
  const never = drawn.filter(({ count = 0 }) => count === 0).length;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="뽑기 설정">
      <div className="flex flex-col gap-6 pb-2">
        <RadioGroup
          label="방식"
          layout="row"
          value={round.mode}
          onValueChange={round.setMode}
          options={[
            { value: "turns", label: "돌아가며", hint: "모두 한 번씩 뽑힐 때까지" },
            { value: "any", label: "매번 모두", hint: "뽑힌 사람도 다시" },
          ]}
        />
        <AwayTodayField />
        <TextArea
          label="목록 직접 쓰기"
          rows={3}
          hint="「1-28」이나 한 줄에 하나씩 적으면 명단 대신 여기에서 뽑아요."
          value={ownList.typed}
          onValueChange={ownList.save}
          error={ownList.problem}
        />
        {round.receipts.map(({ draw, canBeOpened }) => (
          <Seal
            key={draw.id}
            draw={draw}
            canBeOpened={canBeOpened}
            onReveal={() => round.reveal(draw)}
          />
        ))}
        {drawn.length > 0 && (
          <section aria-label="뽑힌 기록" className="flex flex-col gap-2">
            <h3 className="text-15 font-bold">지난 4주 동안 안 뽑힌 사람 {never}명</h3>
            <ul className="grid grid-cols-1 gap-x-6 text-14 sm:grid-cols-2">
              {drawn.map(({ id, number, name, count = 0, lastOn }) => (
                <li key={id} className="flex justify-between border-b border-line py-1.5">
                  <span>
                    {number}번 {name}
                  </span>
                  <span className="text-fg-2">
                    {count === 0
                      ? "아직"
                      : `${count}번${lastOn ? ` · ${toKoreanDay(lastOn)}` : ""}`}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** The seed tells the rest of a round: it is shown when all were drawn, or when the round was thrown away. */
function Seal(props: {
  readonly draw: KeptDraw;
  readonly canBeOpened: boolean;
  readonly onReveal: () => void;
}) {
  const { draw, canBeOpened, onReveal } = props;
  return (
    <section aria-label="봉인" className="flex flex-col items-start gap-2 text-14">
      <h3 className="text-15 font-bold">봉인 {toSealWords(draw.seal)}</h3>
      <p className="text-fg-2">
        {draw.number ? `반 친구가 ${draw.number}번을 불렀어요.` : "숫자 없이 뽑았어요."}
      </p>
      {draw.revealed ? (
        <p className="w-full break-all tabular-nums">{draw.seed}</p>
      ) : canBeOpened ? (
        <Button variant="line" onClick={onReveal}>
          봉인 열기
        </Button>
      ) : (
        <p className="text-fg-2">모두 뽑으면 봉인을 열 수 있어요.</p>
      )}
    </section>
  );
}
