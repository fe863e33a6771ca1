import { describe, expect, it } from "vitest";
import { createGroups } from "./create-groups.ts";

const NEVER_MS = 600_000;

interface TestJob {
  readonly name: string;
  readonly patience: number;
}

function build() {
  const groups: string[] = [];
  const add = createGroups<TestJob>({
    groupsAtOnce: 1,
    weightMax: 10,
    weigh: () => 1,
    findPatience: ({ patience }) => patience,
    run: async (group) => void groups.push(group.map(({ name }) => name).join()),
  });
  return { groups, add: (name: string, patience: number) => add({ name, patience }) };
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
};

describe("createGroups", () => {
  it("lets patient jobs wait for others, but not the first after a rest", async () => {
    const { groups, add } = build();

    add("first", NEVER_MS);
    await expect.poll(() => groups).toEqual(["first"]);
    add("second", NEVER_MS);
    await turns();
    add("third", NEVER_MS);
    await turns();
    expect(groups).toEqual(["first"]);

    add("urgent", 0);
    await expect.poll(() => groups).toEqual(["first", "second,third,urgent"]);
  });

  it("runs patient jobs when their time is over", async () => {
    const { groups, add } = build();

    add("first", 5);
    await expect.poll(() => groups).toEqual(["first"]);
    add("second", 5);

    await expect.poll(() => groups).toEqual(["first", "second"]);
  });

  it("makes nobody wait behind a job that may not", async () => {
    const { groups, add } = build();

    for (const name of ["a", "b", "c"]) {
      add(name, 0);
      await expect.poll(() => groups.at(-1)).toBe(name);
    }
  });
});
