import type { SwitchName } from "@damim/domain/site/site-switch.ts";
import {
  Bell,
  Calculator,
  Group,
  Hand,
  LayoutGrid,
  Mail,
  PersonStanding,
  Play,
  Rabbit,
  Timer,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { askForAct } from "../../data/asked.ts";
import { isSwitchedOff } from "../../data/switched-off.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Link } from "../../ui/link.tsx";
import {
  diceDrawing,
  drawDrawing,
  padDrawing,
  readyDrawing,
  scoreDrawing,
  seatsDrawing,
} from "./drawings.tsx";

interface Tile {
  readonly label: string;
  readonly words: string;
  readonly to: string;
  readonly look: string;
  readonly picture: ReactNode;
  /** An admin may have switched it off. */
  readonly switch?: SwitchName;
}

const SEATS = "/classgame?about=settingSeat";

const tiles: readonly Tile[] = [
  {
    label: "랜덤뽑기",
    words: "이번엔 누구?",
    to: "/classgame/randomPick",
    look: "bg-chalk-yolk col-span-2",
    picture: drawDrawing,
  },
  {
    label: "주사위/룰렛",
    words: "던지고 돌려요",
    to: "/classgame/diceRoulette",
    look: "bg-chalk-rose",
    picture: diceDrawing,
  },
  {
    label: "패드잇",
    words: "다 함께 올려요",
    to: "/classgame?about=padIt",
    look: "bg-chalk-mint",
    picture: padDrawing,
    switch: "pads",
  },
  {
    label: "점수판",
    words: "모둠별 점수",
    to: "/scoreBoard",
    look: "bg-chalk-sky",
    picture: scoreDrawing,
  },
  {
    label: "준비타이머",
    words: "책 펴고 준비!",
    to: "/classgame/readyTimer",
    look: "bg-chalk-lilac",
    picture: readyDrawing,
  },
];

/** In windows of their own: a second press brings the open one forward. */
const tools: readonly (readonly [label: string, path: string, icon: LucideIcon])[] = [
  ["타이머", "/tool/timer", Timer],
  ["알람", "/alarm", Bell],
  ["모둠화면", "/groupPage", Group],
  ["계산기", "/tool/calculator", Calculator],
  ["타임캡슐", "/tool/timeCapsule", Mail],
  ["점프게임", "/tool/jumpGame", Rabbit],
  ["스틱히어로", "/tool/stickHero", PersonStanding],
  ["터치미", "/tool/touchMe", Hand],
];

/** 수업놀이: every tool for the board, a tile each. Read from the last row: titles are a twentieth of the height. */
export function Component() {
  const data = useTeacherData();
  return (
    <div data-mood="classroom" className="flex flex-col gap-4 py-2 lg:min-h-0 lg:flex-1">
      <h1 className="title flex items-center gap-2 text-24">
        <LayoutGrid size={24} aria-hidden />
        수업놀이
      </h1>
      <nav aria-label="수업 도구" className="flex flex-col gap-4 lg:min-h-0 lg:flex-1">
        <ul className="grid auto-rows-fr grid-cols-2 gap-4 max-sm:gap-3 lg:min-h-0 lg:flex-1 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
          <li className="relative grid min-h-36 min-w-0 rounded-[2rem] bg-chalk-sky max-lg:col-span-2 lg:row-span-2">
            <TileLink
              label="자리뽑기"
              words="새 자리로 옮겨요"
              to={SEATS}
              look="pb-24 lg:pb-28 max-lg:[&>[aria-hidden]]:hidden"
              title="lg:text-[max(1.5rem,min(7.5dvh,4.4vw))]"
              picture={seatsDrawing}
            />
            <Link
              to={SEATS}
              onClick={() => askForAct("drawSeats", true)}
              className="press absolute inset-x-5 bottom-5 flex min-h-14 items-center justify-center gap-3 rounded-[1.25rem] bg-brand-strong text-17 font-bold text-on-brand lg:min-h-[7.5dvh] lg:text-[max(1.0625rem,3dvh)]"
            >
              <Play size={24} aria-hidden />
              바로 뽑기
            </Link>
          </li>
          {tiles
            .filter((tile) => !isSwitchedOff(data, tile.switch))
            .map(({ look, ...tile }) => (
              <li key={tile.label} className={`grid min-h-36 min-w-0 rounded-[2rem] ${look}`}>
                <TileLink {...tile} />
              </li>
            ))}
        </ul>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-8">
          {tools.map(([label, path, Icon]) => (
            <li key={path} className="grid">
              <Link
                to={path}
                target={`damim${path}`}
                rel="opener"
                className="press flex min-h-14 items-center justify-center gap-2 rounded-card bg-surface px-2 text-15 font-semibold whitespace-nowrap hover:bg-hover lg:min-h-[7.5dvh] lg:text-[max(.9375rem,min(2.4dvh,1.3vw))]"
              >
                <Icon size={20} aria-hidden className="shrink-0 text-brand" />
                {label}
                <span className="sr-only">새 창</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function TileLink(props: Omit<Tile, "look"> & { readonly look?: string; readonly title?: string }) {
  const { label, words, to, picture, look = "", title } = props;
  return (
    <Link
      to={to}
      className={`press relative flex min-w-0 flex-col gap-1 overflow-hidden rounded-[2rem] p-6 text-board-fg max-sm:p-4 lg:p-[min(2.4vw,3.4dvh)] ${look}`}
    >
      <span
        className={`text-24 leading-[1.15] font-extrabold tracking-display break-keep max-sm:text-20 ${title ?? "lg:text-[max(1.5rem,min(5.2dvh,3vw))]"}`}
      >
        {label}
      </span>{" "}
      <span className="text-15 font-medium text-board-fg-2 lg:text-[max(.9375rem,2.4dvh)]">
        {words}
      </span>
      <span
        aria-hidden
        className="mt-auto flex min-h-0 flex-1 items-end justify-end max-sm:max-h-18 [&>svg]:h-full [&>svg]:max-h-full [&>svg]:max-w-full"
      >
        {picture}
      </span>
    </Link>
  );
}
