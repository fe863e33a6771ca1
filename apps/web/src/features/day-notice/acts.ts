import { dayNoticeKind, NOTICE_AREA } from "@damim/domain/day-notice/day-notice.ts";
import { toNoticeLines } from "@damim/domain/day-notice/notice-lines.ts";
import { snippetKind } from "@damim/domain/individual-record/list-memo.ts";
import type { ActGround, FeatureAct } from "../../kit/act/feature-act.ts";
import { createSnippetCommands } from "../../kit/snippet/snippet-commands.ts";
import { createNoticeCommands } from "./page/notice-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "dayNotice.add",
    places: ["class"],
    often: 0.6,
    parts: ["after"],
    run: (ground, dice) => tell(ground, () => void open(ground).add(dice.words(200))),
  },
  {
    name: "dayNotice.rewrite",
    places: ["class"],
    often: 0.15,
    parts: ["after"],
    run(ground, dice) {
      const at = dice.below(listLines(ground).length);
      if (listLines(ground).length === 0) return undefined;
      return tell(ground, () => void open(ground).rewrite(at, dice.words(200)));
    },
  },
  {
    name: "dayNotice.takeOutLine",
    places: ["class"],
    often: 0.05,
    run(ground, dice) {
      const lines = listLines(ground);
      if (lines.length < 4) return undefined;
      const at = dice.below(lines.length);
      return tell(
        ground,
        () => void open(ground).set((all) => all.toSpliced(at, 1), "한 줄을 지웠어요"),
      );
    },
  },
  {
    name: "dayNotice.keepNames",
    places: ["class"],
    often: 0.02,
    run(ground, dice) {
      const line = dice.pick(listLines(ground));
      if (!line) return undefined;
      open(ground).keepNames(line);
      return { day: ground.today, keptNames: line.slice(0, 40) };
    },
  },
  {
    name: "dayNotice.give",
    places: ["class"],
    often: 0.3,
    parts: ["after"],
    run(ground) {
      if (listLines(ground).length === 0) return undefined;
      open(ground).tellDone();
      return { day: ground.today, isDone: true };
    },
  },
  {
    name: "dayNotice.clear",
    places: ["class"],
    often: 0.01,
    run(ground, dice) {
      if (listLines(ground).length < 3 || dice.isLucky(0.5)) return undefined;
      return tell(ground, () => open(ground).clear());
    },
  },
  {
    name: "dayNotice.keepPhrase",
    places: ["class"],
    often: 0.02,
    run(ground, dice) {
      const text = dice.words(200);
      createSnippetCommands(ground).add({ text, area: NOTICE_AREA }, "자주 쓰는 말에 넣었어요");
      return { phrase: text.slice(0, 40) };
    },
  },
  {
    name: "dayNotice.takeOutPhrase",
    places: ["class"],
    often: 0.01,
    run(ground, dice) {
      const all = [...ground.store.rows(snippetKind).values()];
      const phrase = dice.pick(all.filter(({ area }) => area === NOTICE_AREA));
      if (!phrase) return undefined;
      createSnippetCommands(ground).remove(phrase.id, "자주 쓰는 말을 지웠어요");
      return { snippet: phrase.id, before: phrase.text.slice(0, 40) };
    },
  },
];

function open(ground: ActGround) {
  return createNoticeCommands(ground, ground.today);
}

function listLines({ store, today }: ActGround): readonly string[] {
  return toNoticeLines(store.rows(dayNoticeKind).get(today));
}

/** The lines of today, before it was done and after it. */
function tell(ground: ActGround, write: () => void) {
  const begin = () => listLines(ground).map((line) => line.slice(0, 40));
  const before = begin();
  write();
  return { day: ground.today, lines: begin(), before };
}
