import { FileSpreadsheet, ShieldCheck, Shuffle } from "lucide-react";
import type { ComponentProps } from "react";
import { AwayTodayField } from "../../kit/tool/away-today-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { RadioGroup } from "../../ui/field/radio-group.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { GroupSettings } from "./group-settings.tsx";
import type { useBreakLock } from "./use-break-lock.ts";
import { Seal } from "./seal.tsx";
import { useDrawnRecord } from "./use-drawn-record.ts";
import type { useRound } from "./use-round.ts";
import { sayNoFile } from "../../ui/paper/output-buttons.tsx";

/** The teacher's part: how is drawn, who sits out today, and who was drawn how often. */
export function DrawSettings(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly round: ReturnType<typeof useRound>;
  readonly breakLock: ReturnType<typeof useBreakLock>;
  /** Another draw stands on the stage now. */
  readonly onFresh: () => void;
  readonly groups: Omit<ComponentProps<typeof GroupSettings>, "source">;
}) {
  const { isOpen, onClose, round, breakLock, onFresh, groups } = props;
  const begin = (draw: () => void): void => {
    draw();
    onFresh();
    onClose();
  };
  const { ownList } = round.source;
  const { weights } = round;
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
        {round.mode === "any" && (
          <TextField
            label="무게"
            placeholder="3 *2, 8 *5"
            autoComplete="off"
            hint="적은 사람이 그만큼 더 자주 나와요. 칠판에도 「가중치 켜짐」으로 보여요."
            value={weights.typed}
            onValueChange={weights.save}
            error={weights.problem}
          />
        )}
        <AwayTodayField />
        <TextArea
          label="목록 직접 쓰기"
          rows={3}
          hint="「1-28」이나 한 줄에 하나씩 적으면 명단 대신 여기에서 뽑아요."
          value={ownList.typed}
          onValueChange={ownList.save}
          error={ownList.problem}
        />
        <GroupSettings {...groups} source={round.source} />
        <span className="flex flex-wrap gap-2">
          <Button
            variant="line"
            icon={<Shuffle size={18} aria-hidden />}
            isDisabled={!round.draw}
            onClick={() => begin(round.shuffle)}
          >
            새로 섞기
          </Button>
          <Button
            variant="line"
            icon={<ShieldCheck size={18} aria-hidden />}
            isDisabled={round.isWaiting}
            onClick={() => begin(round.seal)}
          >
            봉인하기
          </Button>
        </span>
        {round.receipts.map(({ draw, canBeOpened }) => (
          <Seal
            key={draw.id}
            draw={draw}
            canBeOpened={canBeOpened}
            onReveal={() => round.reveal(draw)}
          />
        ))}
        <Checkbox
          label="쉬는 시간에는 잠그기"
          isChecked={breakLock.isOn}
          onCheckedChange={breakLock.set}
        />
        <DrawnRecord />
      </div>
    </Dialog>
  );
}

function DrawnRecord() {
  const { lines, never, download } = useDrawnRecord();
  if (lines.length === 0) return null;
  return (
    <section aria-label="뽑힌 기록" className="flex flex-col gap-2">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-15 font-bold">이번 학기 안 뽑힌 사람 {never}명</h3>
        <Button
          variant="line"
          icon={<FileSpreadsheet size={18} aria-hidden />}
          onClick={() => void download().catch(sayNoFile)}
        >
          엑셀로 내려받기
        </Button>
      </span>
      <ul className="grid grid-cols-1 gap-x-6 text-14 sm:grid-cols-2">
        {lines.map(({ id, number, name, count, lastOn }) => (
          <li key={id} className="flex justify-between border-b border-line py-1.5">
            <span>
              {number}번 {name}
            </span>
            <span className="text-fg-2">
              {count === 0 ? "아직" : [`${count}번`, lastOn].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
