import { Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Notice } from "../../ui/notice.tsx";

interface CardHolder {
  readonly number: number;
  /** 「3번 김가온」. */
  readonly name: string;
  readonly hasCard: boolean;
}

/** Whose cards are printed: those without one first, all of them anew, or one. What a new card ends stands before the press. */
export function PrintCards<Holder extends CardHolder>(props: {
  readonly holders: readonly Holder[];
  /** What a card is for. */
  readonly hint: string;
  readonly onPrint: (who: readonly Holder[]) => void;
}) {
  const { holders, hint, onPrint } = props;
  const without = holders.filter(({ hasCard }) => !hasCard);
  const [chosen, choose] = useState(without.length > 0 ? "without" : "all");
  const who =
    chosen === "all"
      ? holders
      : chosen === "without"
        ? without
        : holders.filter(({ number }) => String(number) === chosen);
  const again = who.filter(({ hasCard }) => hasCard).length;
  if (holders.length === 0)
    return <Notice tone="warm">학생명부에 학생이 있으면 카드를 인쇄할 수 있어요.</Notice>;
  return (
    <section className="grid gap-3">
      <Select
        fieldSize="normal"
        label="누구의 카드"
        value={chosen}
        onValueChange={choose}
        options={[
          ...(without.length > 0
            ? [{ value: "without", label: `카드가 없는 ${without.length}명` }]
            : []),
          { value: "all", label: `모두 ${holders.length}명` },
          ...holders.map(({ number, name }) => ({ value: String(number), label: name })),
        ]}
        hint={hint}
      />
      {again > 0 && (
        <Notice tone="warm">
          새 카드를 인쇄하면 이 학생들에게 전에 준 카드로는 들어올 수 없어요.
        </Notice>
      )}
      <Button icon={<Printer size={18} aria-hidden />} onClick={() => onPrint(who)}>
        카드 {who.length}장 인쇄
      </Button>
    </section>
  );
}
