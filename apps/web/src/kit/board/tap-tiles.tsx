import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { Check, Undo2 } from "lucide-react";
import { useRef, type CSSProperties } from "react";
import type { TappedClass } from "../../data/tapping/tapped-class.ts";
import type { ToolMember } from "../../data/use-tool-members.ts";
import { useTileKeys } from "../tiles/use-tile-keys.ts";
import { useTapping } from "./use-tapping.ts";

/**
 * A class as tiles in front of the class, each turned or blank: a blank one says nothing of why. Pupils press their own where
 * that is allowed; for five seconds a second press takes it back. Scrolls only upright.
 */
export function TapTiles(props: {
  readonly label: string;
  /** On a turned tile: 「왔어요」, 「냈어요」. */
  readonly word: string;
  readonly tapped: TappedClass;
  readonly isAllowed: boolean;
}) {
  const { label, word, tapped, isAllowed } = props;
  const { members, turned } = tapped;
  const list = useRef<HTMLUListElement>(null);
  const walk = useTileKeys(list);
  const { press, canTakeBack } = useTapping(tapped, (of) => `${toStudentWords(of)} ${word}`);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are for the buttons inside
    <ul
      ref={list}
      aria-label={label}
      onKeyDown={walk}
      style={{ "--across": countAcross(members.length) } as CSSProperties}
      className="mb-30 grid min-h-0 flex-1 touch-none auto-rows-fr grid-cols-[repeat(var(--across),minmax(0,1fr))] gap-2 overflow-y-auto p-1 portrait:mb-0 portrait:flex-none portrait:touch-pan-y portrait:grid-cols-3 portrait:overflow-visible"
    >
      {members.map((member) => (
        <li key={member.id} className="grid min-h-13 portrait:min-h-30">
          <Tile
            member={member}
            style={fitName(member.name, members.length)}
            word={turned.has(member.id) ? word : undefined}
            canTakeBack={isAllowed && canTakeBack(member.id)}
            onPress={isAllowed ? (at) => press(member, at) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function Tile(props: {
  readonly member: ToolMember;
  readonly style: CSSProperties;
  /** Of a turned one. */
  readonly word: string | undefined;
  readonly canTakeBack: boolean;
  readonly onPress: ((at: number) => void) | undefined;
}) {
  const { member, style, word, canTakeBack, onPress } = props;
  const look = `relative grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2 gap-y-1 overflow-hidden rounded-[--spacing(5)] px-3 py-2 text-left leading-tight font-bold ${word ? "bg-chalk-mint" : "bg-surface"}`;
  const small = "text-[length:--spacing(6.5)] leading-tight whitespace-nowrap";
  // Read in the order of its name: number, name, word, 되돌리기.
  const inside = (
    <>
      {/* Drawn, not written: the name says 「5번」, and a bare 5 would be a label that it does not hold. */}
      <span
        data-number={member.number}
        className={`${small} font-semibold text-board-fg-2 tabular-nums before:content-[attr(data-number)]`}
      />
      <span
        className="col-span-2 row-start-2 text-[length:calc(var(--spacing)*var(--letter))] leading-[1.15] break-keep wrap-anywhere portrait:text-[length:calc(var(--spacing)*var(--upright))]"
        style={style}
      >
        {member.name}
      </span>{" "}
      {word && (
        <span
          className={`${small} col-start-2 row-start-1 flex items-center gap-1 justify-self-end [&>svg]:size-7`}
        >
          <Check strokeWidth={3} aria-hidden />
          {word}
        </span>
      )}{" "}
      {/* Over what stands there: for five seconds nothing moves. */}
      {canTakeBack && (
        <span className="absolute right-2 bottom-1.5 flex items-center gap-1 rounded-pill bg-surface px-2 text-[length:--spacing(6.5)] whitespace-nowrap [&>svg]:size-6">
          <Undo2 aria-hidden />
          되돌리기
        </span>
      )}
    </>
  );
  if (!onPress)
    return (
      <div className={look}>
        <span className="sr-only">{member.number}번</span> {inside}
      </div>
    );
  return (
    <button
      type="button"
      data-student={member.id}
      aria-label={[toStudentWords(member), word, canTakeBack && "되돌리기"]
        .filter(Boolean)
        .join(" ")}
      // Who has been turned for longer stays in the row of keys, and is not turned back by a neighbour.
      aria-disabled={Boolean(word) && !canTakeBack}
      className={`${look} press-now`}
      // A second finger on the board makes no click.
      onPointerUp={({ pointerType, timeStamp }) => {
        if (pointerType === "touch") onPress(timeStamp);
      }}
      onClick={({ timeStamp }) => onPress(timeStamp)}
    >
      {inside}
    </button>
  );
}

/** In steps of a stage: how much room the tiles have, and the letters of a name; upright three stand in a row. */
const [WIDTH, HEIGHT, UPRIGHT] = [452, 180, 54];
const [LARGEST, LARGEST_UPRIGHT, SMALLEST] = [13, 8, 6];

/** As many in a row as give tiles a little wider than high. */
function countAcross(count: number): number {
  return Math.max(4, Math.ceil(Math.sqrt(count * 1.7)));
}

/** Letters in which the longest word of a name stands in one line, and all of it on its tile. */
function fitName(name: string, count: number): CSSProperties {
  const across = countAcross(count);
  const high = HEIGHT / Math.ceil(count / across);
  const words = name.split(" ");
  const widest = Math.max(3, ...words.map(toWidth));
  // Below one line 되돌리기 has its room.
  const fitLines = Math.min((high - 22) / 1.2, (high - 14) / words.length / 1.25);
  const letter = Math.min(LARGEST, (WIDTH / across - 10) / widest, fitLines);
  const upright = Math.min(LARGEST_UPRIGHT, (UPRIGHT - 8) / widest);
  return {
    "--letter": Math.max(SMALLEST, letter),
    "--upright": Math.max(SMALLEST, upright),
  } as CSSProperties;
}

/** In syllables: a Latin letter is two thirds as wide. */
function toWidth(word: string): number {
  return Array.from(word).reduce(
    (sum, letter) => sum + (/[\p{Script=Latin}\d-]/u.test(letter) ? 0.62 : 1),
    0,
  );
}
