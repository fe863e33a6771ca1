import type { KeptDraw } from "@damim/domain/draw/draw.ts";
import { toSealWords } from "@damim/domain/draw/seal-words.ts";
import { Button } from "../../ui/button.tsx";

/** The seed tells the rest of a round: it is shown when all were drawn, or when the round was thrown away. */
export function Seal(props: {
  readonly draw: KeptDraw;
  readonly canBeOpened: boolean;
  readonly onReveal?: () => void;
}) {
  const { draw, canBeOpened, onReveal } = props;
  return (
    <section aria-label="봉인" className="flex flex-col items-start gap-2 text-14">
      <h3 className="text-15 font-bold">봉인 {toSealWords(draw.seal)}</h3>
      <p className="text-fg-2">
        {draw.number ? `반 친구가 ${draw.number}번을 불렀어요.` : "직접 정한 숫자를 섞지 않았어요."}
      </p>
      {draw.revealed ? (
        <p className="w-full break-all tabular-nums">{draw.seed}</p>
      ) : canBeOpened && onReveal ? (
        <Button variant="line" onClick={onReveal}>
          봉인 열기
        </Button>
      ) : (
        <p className="text-fg-2">모두 뽑으면 봉인을 열 수 있어요.</p>
      )}
    </section>
  );
}
