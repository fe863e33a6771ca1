import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "@damim/domain/calendar-day/korean-instant.ts";
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { padKeepsakeKind } from "@damim/domain/pad/pad-keepsake.ts";
import { toOutgoing } from "../../data/to-outgoing.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { createRoom, fetchRooms } from "../../kit/room/room-requests.ts";
import { toKeepsakeOf, writeKeepsake } from "./keepsake/write-keepsake.ts";
import { pinCard, setCardState } from "./teacher/room-commands.ts";

const LIFE_DAYS = 20;

export const acts: readonly FeatureAct[] = [
  {
    name: "pad.open",
    often: 0.06,
    online: [],
    async run({ store, students, today }, dice) {
      const members = toOutgoing(store, students);
      if (members.length === 0) return undefined;
      const made = await createRoom({
        roomName: dice.words(30).replaceAll(/[/\\?#%\s]+/g, " "),
        room: {
          board: dice.pick(["wall", "columns"] as const) ?? "wall",
          entry: "tiles",
          names: dice.pick(["name", "alias", "hidden"] as const) ?? "name",
          allowsComments: true,
          allowsHearts: true,
          endsAt: toSeoulMidnight(addDays(today, LIFE_DAYS)),
        },
        members: members.map(({ id, number, name }) => ({ studentId: id, number, name })),
      });
      if (!made.ok) return undefined;
      const pupils = students.map(({ id, number, name }) => ({ id, number, name }));
      const { roomId, link } = made.value;
      return { room: roomId, link, until: addDays(today, LIFE_DAYS), pupils };
    },
  },
  {
    name: "pad.hide",
    often: 0.06,
    online: [],
    async run(ground, dice) {
      const picked = await pickCard(ground, dice);
      if (!picked) return undefined;
      const { store, card, room } = picked;
      const state = card.state === "hidden" ? "shown" : "hidden";
      setCardState({ store }, [card.id], state);
      return { room, card: card.id, state };
    },
  },
  {
    name: "pad.pin",
    often: 0.06,
    online: [],
    async run(ground, dice) {
      const picked = await pickCard(ground, dice);
      if (!picked) return undefined;
      const { store, card, room } = picked;
      pinCard({ store }, card.id, !card.isPinned);
      return { room, card: card.id, isPinned: !card.isPinned };
    },
  },
  {
    name: "pad.keep",
    often: 0.05,
    run(ground, dice) {
      const { store } = ground;
      const kept = dice.pick([...store.rows(padKeepsakeKind).values()]);
      const pupil = dice.pick(ground.students);
      if (!pupil) return undefined;
      const isAgain = kept !== undefined && dice.isLucky(0.2);
      const id = isAgain ? (kept.id.split("~").at(-1) ?? "") : ground.newId();
      const card = { id, type: "text", text: dice.words(200), madeAt: ground.now() } as const;
      const keepsake = toKeepsakeOf(pupil.id, card);
      const before = store.rows(padKeepsakeKind).get(keepsake)?.text.slice(0, 40) ?? null;
      const change = writeKeepsake(pupil.id, { card, roomTitle: dice.words(30) });
      void ground.act([change], "패드잇 카드를 학생 기록으로 보내기");
      const text = card.text.trim().slice(0, 40);
      return { keepsake, pupil: pupil.id, day: ground.today, text, before };
    },
  },
];

async function pickCard({ openRoom, now }: ActGround, dice: Dice) {
  const rooms = await fetchRooms();
  const open = rooms.ok
    ? rooms.value.filter(({ endsAt, isSurvey }) => endsAt > now() && !isSurvey)
    : [];
  const room = dice.pick(open)?.roomId;
  const store = room && (await openRoom(room));
  const card = store && dice.pick([...store.rows(padCardKind).values()]);
  return card && { store, card, room };
}
