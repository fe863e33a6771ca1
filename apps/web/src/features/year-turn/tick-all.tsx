import { Button } from "../../ui/button.tsx";

/** Ticks the whole list, or none of it: a class goes to several teachers, and each takes a few. */
export function TickAll(props: {
  readonly isAll: boolean;
  readonly onTurn: (isAll: boolean) => void;
}) {
  const { isAll, onTurn } = props;
  return (
    <Button variant="line" className="self-start" onClick={() => onTurn(!isAll)}>
      {isAll ? "모두 풀기" : "모두 고르기"}
    </Button>
  );
}
