import { type Fields } from "@damim/sync/kind.ts";
import { DEAD } from "@damim/sync/change.ts";
import { describe, expect, it } from "vitest";
import { completePadOp, listFollowingChanges } from "./complete-pad-op.ts";
import { decidePadWrite } from "./decide-pad-write.ts";
import type { PadRefusal } from "./pad-refusal.ts";
import type { PadRoom } from "./room/pad-room.ts";
import type { PadSurroundings, PadWriter } from "./pad-write.ts";

const NOON = 1_774_000_000_000;
const CARD = "019aa0c4-0000-7000-8000-000000000001";
const WAITING_CARD = "019aa0c4-0000-7000-8000-000000000002";
const POLL = "019aa0c4-0000-7000-8000-000000000003";
const FRESH = "019aa0c4-0000-7000-8000-00000000000f";

const hana: PadWriter = { type: "pupil", memberId: "hana" };
const duri: PadWriter = { type: "pupil", memberId: "duri" };
const teacher: PadWriter = { type: "teacher" };

const room: PadRoom = {
  title: "꽃",
  board: "wall",
  entry: "tiles",
  names: "name",
  allowsComments: true,
  allowsHearts: true,
  endsAt: NOON + 1,
};

const hanasCard = {
  type: "text",
  by: "hana",
  madeAt: 1,
  state: "shown",
  text: "개나리",
  order: "a0",
};
const cards: Readonly<Record<string, Fields>> = {
  [CARD]: hanasCard,
  [WAITING_CARD]: { ...hanasCard, state: "waiting" },
  [POLL]: { ...hanasCard, type: "poll", poll: { options: ["봄", "가을"] } },
};

/** What the server does with one op: completes it, then decides. `set` as the device sent it. */
function decide(
  writer: PadWriter,
  op: { kind: string; id: string; set: Fields; before?: Fields; grave?: Fields },
  around: Partial<PadSurroundings> & { readonly rules?: Partial<PadRoom> } = {},
): PadRefusal | undefined {
  const { rules, ...given } = around;
  const here: PadSurroundings = {
    room: { ...room, ...rules },
    member: { state: "in" },
    find: (kind, id) => (kind === "padCard" ? cards[id] : undefined),
    counts: { cards: 0, rows: 0 },
    now: NOON,
    ...given,
  };
  const { kind, id, before, grave } = op;
  const set = completePadOp(writer, { kind, set: op.set, before, grave }, here);
  const isDead = set[DEAD] === true || (!before && set[DEAD] === undefined);
  const merged = Object.entries({ ...before, ...set }).filter(
    ([field, value]) => !field.startsWith("~") && value !== null,
  );
  const after = isDead ? undefined : Object.fromEntries(merged);
  return decidePadWrite(writer, { kind, id, before, after, grave }, here);
}

const made = (set: Fields): Fields => ({ ...set, [DEAD]: false });
const newCard = {
  kind: "padCard",
  id: FRESH,
  set: made({ type: "text", text: "벚꽃", order: "a1" }),
};
const newComment = { kind: "padComment", id: FRESH, set: made({ card: CARD, text: "예쁘다" }) };
const newStroke = { kind: "padStroke", id: FRESH, set: made({ ink: "red" }) };
const heartOf = (member: string, card = CARD) => ({
  kind: "padHeart",
  id: `${card}~${member}`,
  set: made({ card }),
});
const voteOf = (member: string, choices: readonly number[], card = POLL) => ({
  kind: "padVote",
  id: `${card}~${member}`,
  set: made({ card, choices }),
});
const edit = (set: Fields, id = CARD) => {
  const before = cards[id];
  return { kind: "padCard", id, set, ...(before ? { before } : {}) };
};
const removal = { [DEAD]: true };

describe("a pupil who is in", () => {
  it.each<[string, Parameters<typeof decide>[1], PadRefusal | undefined]>([
    ["makes a card", newCard, undefined],
    ["changes the own card", edit({ text: "진달래", color: "pink", x: 4, order: "a5" }), undefined],
    ["deletes the own card", edit(removal), undefined],
    ["makes the own deleted card again", { ...newCard, grave: { by: "hana" } }, undefined],
    ["does not show the own card", edit({ state: "shown" }, WAITING_CARD), "not-allowed"],
    ["does not pin", edit({ isPinned: true }), "not-allowed"],
    ["makes no pinned card", { ...newCard, set: { ...newCard.set, isPinned: true } }, undefined],
    ["does not become another author", edit({ by: "duri" }), "not-allowed"],
    ["does not date back", edit({ madeAt: 5 }), "not-allowed"],
    ["writes no link preview", edit({ preview: { title: "t", site: "s" } }), "not-allowed"],
    ["gives no card an id that others could guess", { ...newCard, id: "card-1" }, "not-allowed"],
    ["comments", newComment, undefined],
    [
      "does not comment on what is not there",
      { ...newComment, set: made({ card: FRESH, text: "?" }) },
      "not-allowed",
    ],
    ["gives a heart", heartOf("hana"), undefined],
    [
      "takes the own heart away",
      { ...heartOf("hana"), set: removal, before: { card: CARD } },
      undefined,
    ],
    ["gives no heart for another", heartOf("duri"), "not-yours"],
    ["takes no heart of another", { ...heartOf("duri"), set: removal }, "not-yours"],
    ["votes", voteOf("hana", [1]), undefined],
    ["votes not twice in a poll for one answer", voteOf("hana", [0, 1]), "not-allowed"],
    ["votes not for what is not asked", voteOf("hana", [2]), "not-allowed"],
    ["votes not on a card without a poll", voteOf("hana", [0], CARD), "not-allowed"],
    ["draws only on the whiteboard", newStroke, "not-allowed"],
    ["renames nobody", { kind: "padMember", id: "hana", set: { name: "하나" } }, "not-allowed"],
    ["makes no column", { kind: "padColumn", id: FRESH, set: made({ title: "1" }) }, "not-allowed"],
    [
      "decides nothing about the room",
      { kind: "padRoom", id: "room", set: { isFrozen: false } },
      "not-allowed",
    ],
    ["claims nothing", { kind: "padClaim", id: FRESH, set: made({}) }, "not-allowed"],
  ])("%s", (_fact, op, refusal) => {
    expect(decide(hana, op)).toBe(refusal);
  });

  it.each<[string, Parameters<typeof decide>[1]]>([
    ["changes no card of another", edit({ text: "?" })],
    ["deletes no card of another", edit(removal)],
    ["moves no card of another", edit({ order: "a9" })],
    ["makes no deleted card of another again", { ...newCard, grave: { by: "hana" } }],
    ["deletes no deleted card of another", { ...newCard, set: removal, grave: { by: "hana" } }],
    ["makes no card over one of another", { ...newCard, id: CARD, before: hanasCard }],
  ])("%s", (_fact, op) => {
    expect(decide(duri, op)).toBe("not-yours");
  });
});

describe("what a pupil may do", () => {
  it.each<[string, PadRefusal, Parameters<typeof decide>[2]]>([
    ["a frozen room", "frozen", { rules: { isFrozen: true } }],
    ["a room after the bell", "frozen", { rules: { freezesAt: NOON } }],
    ["a closed room", "closed", { rules: { closedAt: NOON - 1 } }],
    ["a room that has ended", "closed", { rules: { endsAt: NOON } }],
    ["nothing before being let in", "waiting", { member: { state: "waiting" } }],
    ["nothing after being removed", "not-allowed", { member: { state: "removed" } }],
    ["nothing without a place", "not-allowed", { member: undefined }],
    ["nothing without a room", "closed", { room: undefined }],
    ["no card of a type that is off", "not-allowed", { rules: { cardTypes: ["picture"] } }],
    ["no card in a full room", "too-many", { counts: { cards: 10_000, rows: 10_000 } }],
  ])("ends at %s", (_place, refusal, around) => {
    expect(decide(hana, newCard, around)).toBe(refusal);
  });

  it("is said by the room: comments, hearts, strokes", () => {
    expect(decide(hana, newComment, { rules: { allowsComments: null } })).toBe("not-allowed");
    expect(decide(hana, heartOf("hana"), { rules: { allowsHearts: false } })).toBe("not-allowed");
    expect(decide(hana, newStroke, { rules: { board: "whiteboard" } })).toBeUndefined();
  });

  it("is only what concerns a card that they see", () => {
    const onWaiting = { ...newComment, set: made({ card: WAITING_CARD, text: "?" }) };

    expect(decide(duri, onWaiting)).toBe("not-allowed");
    expect(decide(hana, onWaiting)).toBeUndefined();
    expect(decide(duri, heartOf("duri", WAITING_CARD))).toBe("not-allowed");
  });
});

describe("the teacher", () => {
  it.each<[string, Parameters<typeof decide>[1], PadRefusal | undefined]>([
    ["makes a card", newCard, undefined],
    ["changes a pupil's card", edit({ state: "hidden", isPinned: true, order: "a9" }), undefined],
    ["deletes a pupil's card", edit(removal), undefined],
    ["writes in nobody's name", edit({ by: "duri" }), "not-allowed"],
    [
      "says how the room is",
      { kind: "padRoom", id: "room", set: { isFrozen: true }, before: { ...room } },
      undefined,
    ],
    [
      "has one room in a room",
      { kind: "padRoom", id: "other", set: made({ ...room }) },
      "not-allowed",
    ],
    [
      "takes the room away elsewhere",
      { kind: "padRoom", id: "room", set: removal, before: { ...room } },
      "not-allowed",
    ],
    [
      "adds a place",
      { kind: "padMember", id: FRESH, set: made({ name: "김하나", alias: "" }) },
      undefined,
    ],
    [
      "gives an alias",
      {
        kind: "padMember",
        id: "hana",
        set: { alias: "나비" },
        before: { name: "김하나", state: "in" },
      },
      undefined,
    ],
    [
      "removes a pupil by the door only",
      {
        kind: "padMember",
        id: "hana",
        set: { state: "removed" },
        before: { name: "김하나", state: "in" },
      },
      "not-allowed",
    ],
    [
      "takes a free place away",
      { kind: "padMember", id: "hana", set: removal, before: { state: "free" } },
      undefined,
    ],
    [
      "takes no place away that is held",
      { kind: "padMember", id: "hana", set: removal, before: { state: "in" } },
      "not-allowed",
    ],
    ["makes a column", { kind: "padColumn", id: FRESH, set: made({ title: "봄" }) }, undefined],
    ["gives no pupil's heart", heartOf("hana"), "not-yours"],
    ["claims nothing", { kind: "padClaim", id: FRESH, set: made({}) }, "not-allowed"],
  ])("%s", (_fact, op, refusal) => {
    expect(decide(teacher, op, { member: undefined, rules: { isFrozen: true } })).toBe(refusal);
  });
});

describe("completePadOp", () => {
  const complete = (
    writer: PadWriter,
    op: Partial<Parameters<typeof completePadOp>[1]>,
    rules = {},
  ) =>
    completePadOp(
      writer,
      { kind: "padCard", set: {}, before: undefined, grave: undefined, ...op },
      { room: { ...room, ...rules }, now: NOON },
    );

  it("says who made a card and when, whatever the device says", () => {
    const claimed = made({ ...hanasCard, by: "duri", madeAt: 3, state: "hidden", isPinned: true });

    const completed = complete(hana, { set: { ...claimed, preview: { title: "t", site: "s" } } });

    expect(completed).toMatchObject({ by: "hana", madeAt: NOON, state: "shown" });
    expect(Object.keys(completed)).not.toContain("isPinned");
    expect(Object.keys(completed)).not.toContain("preview");
    expect(complete(teacher, { set: claimed })).toMatchObject({ by: "teacher", state: "hidden" });
  });

  it("lets cards wait where the teacher approves them, changed ones again", () => {
    const rules = { approvesCards: true };

    expect(complete(hana, { set: newCard.set }, rules)).toMatchObject({ state: "waiting" });
    expect(complete(hana, { set: { text: "!" }, before: hanasCard }, rules)).toMatchObject({
      state: "waiting",
    });
    expect(complete(hana, { set: { order: "a7" }, before: hanasCard }, rules)).toEqual({
      order: "a7",
    });
    expect(complete(teacher, { set: newCard.set }, rules)).toMatchObject({ state: "shown" });
  });

  it("keeps with a deletion whose card it was, and gives it back to its author", () => {
    const grave = complete(teacher, { set: removal, before: { ...hanasCard, state: "hidden" } });

    expect(grave).toEqual({ [DEAD]: true, by: "hana", madeAt: 1, state: "hidden" });
    expect(complete(teacher, { set: newCard.set, grave })).toMatchObject({ by: "hana", madeAt: 1 });
    expect(complete(hana, { set: newCard.set, grave })).toMatchObject({ state: "hidden" });
  });
});

describe("listFollowingChanges", () => {
  const members = [
    ["hana", { name: "김하나", alias: "나비", shownName: "김하나" }],
    ["duri", { name: "박두리", alias: "사슴", shownName: "사슴" }],
  ] as const;
  const list = (kind: string, after: Fields, names: PadRoom["names"]) =>
    listFollowingChanges(
      { kind, id: kind === "padRoom" ? "room" : "hana", after },
      { room: { ...room, names }, listMembers: () => members },
    );

  it("writes every name anew that pupils read, when the room's names change", () => {
    expect(list("padRoom", { ...room }, "alias")).toEqual([
      { kind: "padMember", id: "hana", set: { shownName: "나비" } },
    ]);
    expect(list("padRoom", { ...room }, "hidden").map(({ set }) => set["shownName"])).toEqual([
      "",
      "",
    ]);
  });

  it("follows a member's own name, and rests when nothing is to say", () => {
    const [, hanasPlace] = members[0];

    expect(list("padMember", { ...hanasPlace, name: "김한아" }, "name")).toEqual([
      { kind: "padMember", id: "hana", set: { shownName: "김한아" } },
    ]);
    expect(list("padMember", hanasPlace, "name")).toEqual([]);
    expect(list("padCard", hanasCard, "alias")).toEqual([]);
  });
});
