import { expect, it } from "vitest";
import { sayReach } from "./say-reach.ts";

const say = (
  state: ReturnType<Parameters<typeof sayReach>[0]["rounds"]["state"]>,
  until?: number,
) =>
  sayReach(
    {
      account: { deletionAt: undefined, role: null, suspendedUntil: until },
      now: () => 5,
      rounds: { state: () => state } as Parameters<typeof sayReach>[0]["rounds"],
    },
    "칠판에 썼어요",
    { here: "이 기기에 적었어요", there: "칠판에 보여요" },
  );

it("says that it is there only where it goes there now", () => {
  expect([say("idle"), say("sending"), say("idle", 5)]).toEqual(
    Array.from({ length: 3 }, () => "칠판에 썼어요"),
  );
  expect(say("offline")).toBe("이 기기에 적었어요. 연결되면 칠판에 보여요");
  expect(say("signed-out")).toBe("이 기기에 적었어요. 다시 로그인하면 칠판에 보여요");
  expect(say("outdated")).toBe("이 기기에 적었어요. 새 판으로 바꾸면 칠판에 보여요");
  expect(say("idle", 6)).toBe("이 기기에 적었어요. 관리자가 풀어 주면 칠판에 보여요");
});
