import {
  AlarmClock,
  Bell,
  Dices,
  Group,
  Hand,
  LayoutGrid,
  Mail,
  PersonStanding,
  Rabbit,
  StickyNote,
  Timer,
  Trophy,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { Dami } from "../../ui/dami.tsx";
import { EmptyDesks } from "../../ui/empty-desks.tsx";
import { Link } from "../../ui/link.tsx";

interface Tile {
  readonly label: string;
  readonly words: string;
  readonly to: string;
  readonly look: string;
  readonly picture: ReactNode;
}

const icon = (Icon: LucideIcon): ReactNode => <Icon size={84} strokeWidth={1.5} aria-hidden />;

const tiles: readonly Tile[] = [
  {
    label: "자리뽑기",
    words: "새 자리로 옮겨요",
    to: "/classgame?about=settingSeat",
    look: "bg-chalk-sky lg:row-span-2",
    picture: <EmptyDesks />,
  },
  {
    label: "랜덤뽑기",
    words: "이번엔 누구?",
    to: "/classgame/randomPick",
    look: "bg-chalk-yolk lg:col-span-2",
    picture: <Dami mood="joy" size={120} />,
  },
  {
    label: "주사위/룰렛",
    words: "던지고 돌려요",
    to: "/classgame/diceRoulette",
    look: "bg-chalk-rose",
    picture: icon(Dices),
  },
  {
    label: "패드잇",
    words: "다 함께 올려요",
    to: "/classgame?about=padIt",
    look: "bg-chalk-mint",
    picture: icon(StickyNote),
  },
  {
    label: "점수판",
    words: "모둠별 점수",
    to: "/scoreBoard",
    look: "bg-chalk-sky",
    picture: icon(Trophy),
  },
  {
    label: "준비타이머",
    words: "책 펴고 준비!",
    to: "/classgame/readyTimer",
    look: "bg-chalk-lilac",
    picture: icon(AlarmClock),
  },
];

/** In windows of their own: a second press brings the open one forward. */
const tools: readonly (readonly [label: string, path: string, icon: LucideIcon])[] = [
  ["타이머", "/tool/timer", Timer],
  ["알람", "/alarm", Bell],
  ["모둠화면", "/groupPage", Group],
  ["타임캡슐", "/tool/timeCapsule", Mail],
  ["점프게임", "/tool/jumpGame", Rabbit],
  ["스틱히어로", "/tool/stickHero", PersonStanding],
  ["터치미", "/tool/touchMe", Hand],
];

/** 수업놀이: every tool for the board, a tile each. */
export function Component() {
  return (
    <div data-mood="classroom" className="flex flex-col gap-4 py-2 lg:min-h-0 lg:flex-1">
      <h1 className="title flex items-center gap-2 text-24">
        <LayoutGrid size={24} aria-hidden />
        수업놀이
      </h1>
      <nav aria-label="수업 도구" className="flex flex-col gap-4 lg:min-h-0 lg:flex-1">
        <ul className="grid auto-rows-fr grid-cols-2 gap-4 max-sm:gap-3 lg:min-h-0 lg:flex-1 lg:grid-cols-4">
          {tiles.map(({ label, words, to, look, picture }) => (
            <li key={label} className={`grid min-h-36 min-w-0 rounded-[2rem] ${look}`}>
              <Link
                to={to}
                className="press flex min-w-0 flex-col gap-1 overflow-hidden rounded-[2rem] p-6 text-board-fg max-sm:p-4"
              >
                <span className="text-24 leading-tight font-extrabold tracking-display break-keep max-sm:text-20">
                  {label}
                </span>{" "}
                <span className="text-15 font-medium text-board-fg-2">{words}</span>
                <span
                  aria-hidden
                  className="mt-auto ml-auto flex max-w-full justify-end text-board-brand [&>svg]:max-h-30 [&>svg]:max-w-full max-sm:[&>svg]:max-h-16"
                >
                  {picture}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
          {tools.map(([label, path, Icon]) => (
            <li key={path} className="grid">
              <Link
                to={path}
                target={`damim${path}`}
                rel="opener"
                className="press flex min-h-14 items-center justify-center gap-2 rounded-card bg-surface px-2 text-15 font-semibold whitespace-nowrap hover:bg-hover"
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
