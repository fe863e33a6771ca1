import { createRow } from "@damim/sync/change.ts";
import { consultKind } from "@damim/domain/consult/consult.ts";
import { chooseText, toTextDigest } from "@damim/domain/record/long-text.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import type { Policy } from "@damim/sync/server/policy.ts";
import { buildDevice, buildServer, type TestDevice } from "@damim/sync/testing/rig.ts";
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { toLoneActor } from "../session/find-actor.ts";
import { teacherPolicy } from "../session/policy.ts";

const policy: Policy<string> = {
  canRead: (uid, scope) => teacherPolicy.canRead(toLoneActor(uid), scope),
  canWrite: (uid, ...asked) => teacherPolicy.canWrite(toLoneActor(uid), ...asked),
  follow: (...written) => teacherPolicy.follow?.(...written) ?? [],
};

const id = "2026-11-20~s1~c1";
const first = { day: "2026-11-20", studentIds: ["s1"], who: "guardian", way: "phone" } as const;

const digest = (text: string): string =>
  toTextDigest(createHash("sha256").update(text).digest("hex"));

async function buildDevices() {
  const server = buildServer({ kinds: checkedKinds, policy });
  const device = () => buildDevice(server, { kinds: checkedKinds });
  const [one, two] = [await device(), await device()];
  await one.store.write([createRow(consultKind.name, id, { ...first, body: "처음" })]);
  const meet = async () => {
    for (const each of [one, two, one]) await each.sync();
  };
  await meet();
  return { server, one, two, meet };
}

function rewrite({ store }: TestDevice, body: string, from: string): void {
  const before = store.rows(consultKind).get(id);
  if (!before) throw new Error("the consultation is there");
  void store.write(
    writeRow(consultKind, id, before, { ...before, body }, { field: "body", from: digest(from) }),
  );
}

const read = ({ store }: TestDevice) => store.rows(consultKind).get(id);

it("forks where two devices without a network wrote, whichever comes first, and ends with a choice", async () => {
  for (const order of ["one", "two"] as const) {
    const { server, one, two, meet } = await buildDevices();
    rewrite(one, "하나", "처음");
    server.time.pass(1_000);
    rewrite(two, "둘", "처음");
    await (order === "one" ? one : two).sync();
    await meet();

    expect(read(one)).toMatchObject({ body: "둘", forked: true });

    void one.store.write([
      { kind: "consult", id, set: chooseText("body", "둘\n\n하나", digest("둘")) },
    ]);
    await meet();

    expect(read(two)?.body).toBe("둘\n\n하나");
    expect(read(two)?.forked ?? false).toBe(false);
  }
});

it("does not fork where each saw the other's text", async () => {
  const { one, two, meet } = await buildDevices();
  rewrite(one, "하나", "처음");
  rewrite(one, "하나 둘", "하나");
  await meet();
  rewrite(two, "셋", "하나 둘");
  await meet();

  expect(read(one)?.body).toBe("셋");
  expect(read(one)?.forked).toBeUndefined();
});
