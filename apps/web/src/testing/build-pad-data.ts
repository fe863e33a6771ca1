import { type Fields } from "@damim/sync/kind.ts";
import { createRow } from "@damim/sync/change.ts";
import { padCardKind, type PadCard } from "@damim/domain/pad/card/pad-card.ts";
import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import { padKinds } from "@damim/domain/pad/pad-kinds.ts";
import { padMemberKind, type PadMember } from "@damim/domain/pad/room/pad-member.ts";
import { PAD_ROOM_ROW, padRoomKind, type PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { createRounds, SyncFailure } from "@damim/sync/client/rounds.ts";
import { openStore } from "@damim/sync/client/open-store.ts";
import { createPadFiles } from "../data/pad/pad-files.ts";
import type { PadData, PadRole } from "../data/pad/pad-data.ts";
import { TEST_NOW } from "./build-teacher-data.ts";
import { createRoomyStorage } from "./create-roomy-storage.ts";
import { buildFileBox } from "./build-file-box.ts";

const ROOM_ID = "019aa0c4-0000-7000-8000-0000000000aa";

/** The id of the member who looks at the room as a pupil. */
export const TEST_MEMBER = "019aa0c4-0000-7000-8000-000000000006";

/** A room with a real store in memory and no network: what is written stays in the outbox. */
export async function buildPadData(
  options: {
    readonly role?: PadRole;
    readonly room?: Partial<PadRoom>;
    readonly members?: Readonly<Record<string, Partial<PadMember>>>;
    readonly cards?: readonly (Partial<PadCard> & { readonly id: string })[];
    /** Whatever else stands in the room. */
    readonly rows?: readonly { readonly kind: string; readonly id: string; readonly set: Fields }[];
  } = {},
): Promise<PadData> {
  const { role = "pupil", room = {}, members = {}, cards = [], rows = [] } = options;
  const now = () => TEST_NOW;
  const scope = padScope(ROOM_ID);
  const store = await openStore({
    scope,
    kinds: padKinds,
    storage: createRoomyStorage(),
    now,
    deviceId: "test",
  });
  const wholeRoom: PadRoom = {
    title: "가을 한 줄 시",
    board: "wall",
    entry: "tiles",
    names: "name",
    allowsHearts: true,
    allowsComments: true,
    endsAt: TEST_NOW + 86_400_000,
    ...room,
  };
  await store.write([
    createRow(padRoomKind.name, PAD_ROOM_ROW, { ...wholeRoom }),
    ...Object.entries(members).map(([id, member]) =>
      createRow(padMemberKind.name, id, { shownName: "", alias: "", state: "in", ...member }),
    ),
    ...cards.map(({ id, ...card }, index) =>
      createRow(padCardKind.name, id, {
        type: "text",
        text: "",
        by: TEST_MEMBER,
        madeAt: TEST_NOW,
        state: "shown",
        // No key ends with a zero.
        order: `a0${String(index).padStart(4, "0")}5`,
        ...card,
      }),
    ),
    ...rows.map(({ kind, id, set }) => createRow(kind, id, set)),
  ]);
  const me = { memberId: TEST_MEMBER, participantId: "p6", name: "남지호", number: 6 };
  const entrance: PadEntrance = {
    roomId: ROOM_ID,
    roomName: wholeRoom.title,
    state: "in",
    entry: wholeRoom.entry,
    tiles: [],
    me,
  };
  const files = createPadFiles({
    scope,
    place: "pad/files",
    name: "test-pad",
    openBox: () => Promise.resolve(buildFileBox()),
    now,
    onChange: () => undefined,
  });
  return {
    role,
    roomId: ROOM_ID,
    name: "test-pad",
    store,
    rounds: createRounds({
      stores: () => [store],
      send: () => Promise.reject(new SyncFailure("later")),
      setTimer: () => () => undefined,
      chance: () => 0,
    }),
    keeping: "disk",
    entrance: role === "pupil" ? entrance : undefined,
    me: role === "pupil" ? TEST_MEMBER : "teacher",
    people: { count: 23, here: [], writing: [] },
    files,
    now,
    firstRound: Promise.resolve("idle"),
    subscribe: (listener) => store.subscribe(listener),
    watchStrokes: () => () => undefined,
    tellStroke: () => undefined,
    tellWriting: () => undefined,
    close: () => store.close(),
  };
}
