import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Fields } from "@damim/sync/kind.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answerSealCode,
  findBrokenSeal,
  findSealState,
  type KeptSeals,
  listStandingSeals,
  listVersionSeals,
} from "./check-seals.ts";
import { findSealedVersion, listPastVersions } from "./find-sealed-version.ts";
import { hashLeaf, hashParts, hashSeal, NO_SEAL, toCanonical, toSealId } from "./hash-seal.ts";
import { chainSeals, listSealActs } from "./list-seals.ts";
import { readSealCode, toSealCode } from "./seal-code.ts";
import { saySealAnswer, saySealState } from "./seal-words.ts";
import { SEAL_HEAD_ID, type KeptSeal, type Seal } from "./seal.ts";

interface GoldenLink extends Pick<Seal, "act" | "at" | "leaf" | "prev" | "mac"> {
  readonly canonical: string;
  readonly hash: string;
  readonly id: string;
  readonly code: string;
}
interface GoldenSeals {
  readonly chain: readonly GoldenLink[];
  readonly secretHex: string;
  readonly canonicalCases: readonly {
    readonly row: { readonly kind: string; readonly id: string; readonly data: Fields };
    readonly canonical: string;
  }[];
}
const golden = JSON.parse(
  readFileSync(new URL("golden-seals.json", import.meta.url), "utf8"),
) as GoldenSeals;

const hash = hashParts;
const sign = (hashHex: string): string =>
  createHmac("sha256", Buffer.from(golden.secretHex, "hex"))
    .update(Buffer.from(hashHex, "hex"))
    .digest("hex");
const kind = "consult";
type Version = { readonly act: Seal["act"]; readonly fields: Fields };

/** The rows that sealing these versions of a record leaves, each a minute after the one before. */
function sealAll(id: string, versions: readonly Version[], from?: string) {
  let prev = from;
  return versions.flatMap((version, minute) => {
    const chain = { prev, at: 1_794_986_400_000 + minute * 60_000, hash, sign };
    const rows = chainSeals({ kind, id }, [version], chain);
    prev = String(rows.at(-1)?.set["prev"]);
    return rows.flatMap(({ id: sealId, set }) => {
      const { prev: before, leaf, rowId, act, at, mac } = set as unknown as Seal;
      const kept = { id: sealId, prev: before, leaf, rowId, act, at, mac };
      return sealId === SEAL_HEAD_ID ? [] : [kept];
    });
  });
}
const nth = <T>(list: readonly T[], at: number): T => {
  const one = list[at];
  if (one === undefined) throw new Error(`there is no ${at}`);
  return one;
};
const toMap = (seals: readonly KeptSeal[]): KeptSeals => new Map(seals.map((one) => [one.id, one]));

const anyFields = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,8}$/),
  fc.oneof(fc.string({ unit: "grapheme" }), fc.integer(), fc.array(fc.string()), fc.boolean()),
  { noNullPrototype: true },
);

describe("the seals of the golden chain", () => {
  it.each(golden.canonicalCases)("$row.id is written as one text", ({ row, canonical }) => {
    expect(toCanonical({ ...row, fields: row.data })).toBe(canonical);
  });

  it("come out of their versions, byte for byte", () => {
    const parts = golden.chain.map(({ canonical, act }) => {
      const { fields, id } = JSON.parse(canonical) as { fields: Fields; id: string };
      return { act, fields, id };
    });
    let prev: string | undefined;
    for (const [at, link] of golden.chain.entries()) {
      const { act, fields, id } = nth(parts, at);
      const chain = { prev, at: link.at, hash, sign };
      const [seal, head] = chainSeals({ kind, id }, [{ act, fields }], chain);

      expect(seal).toMatchObject({
        kind: "seal",
        id: link.id,
        set: { prev: link.prev, leaf: link.leaf, act, rowId: id, at: link.at, mac: link.mac },
      });
      expect(head).toMatchObject({ kind: "seal", id: "head", set: { prev: link.hash } });
      expect(toSealCode(link.id)).toBe(link.code);
      ({ hash: prev } = link);
    }
  });

  it("are found out where they were changed, exchanged or left out", () => {
    const { id: rowId } = JSON.parse(nth(golden.chain, 0).canonical) as { id: string };
    const [one, two, three] = golden.chain.map((link) => ({ ...link, rowId }) satisfies KeptSeal);
    if (!one || !two || !three) throw new Error("three links");
    const find = (...seals: KeptSeal[]) => findBrokenSeal(toMap(seals), hash)?.id;

    expect(find(one, two, three)).toBeUndefined();
    expect(find({ ...one, leaf: "0".repeat(64) }, two, three)).toBe(one.id);
    expect(find(one, { ...two, prev: three.prev }, { ...three, prev: two.prev })).toBe(two.id);
    expect(find(one, three)).toBe(three.id);
    expect(find(one, two)).toBeUndefined();
  });
});

it("any change of any sealed version or of its seal is found", () => {
  fc.assert(
    fc.property(fc.array(anyFields, { minLength: 1, maxLength: 5 }), fc.nat(), (rows, dice) => {
      const seals = sealAll(
        "r",
        rows.map((fields) => ({ act: "write", fields })),
      );
      const place = dice % seals.length;
      const fields = rows[place] ?? {};
      const text = toCanonical({ kind, id: "r", fields });
      // A byte more in any field is another version.
      const changed = { ...fields, body: `${String(fields["body"] ?? "")}.` };

      expect(hashLeaf({ kind, id: "r", fields: JSON.parse(text).fields }, hash)).toBe(
        seals[place]?.leaf,
      );
      expect(hashLeaf({ kind, id: "r", fields: changed }, hash)).not.toBe(seals[place]?.leaf);

      const wrong = seals.map((one, at) => {
        if (at !== place) return one;
        const field = (["prev", "leaf", "rowId", "act", "at"] as const)[dice % 5] ?? "at";
        const value = {
          prev: "f".repeat(64),
          leaf: "f".repeat(64),
          rowId: "s",
          act: "lose",
          at: 1,
        };
        return { ...one, [field]: value[field] } as KeptSeal;
      });
      expect(findBrokenSeal(toMap(seals), hash)).toBeUndefined();
      expect(findBrokenSeal(toMap(wrong), hash)?.id).toBe(seals[place]?.id);
    }),
  );
});

describe("what is sealed of a write", () => {
  const body = "처음";
  const none = new Set<string>();
  const acts = (write: Partial<Parameters<typeof listSealActs>[1]>) =>
    listSealActs("body", {
      kind,
      id: "r",
      set: {},
      before: undefined,
      after: undefined,
      lost: none,
      ...write,
    }).map(({ act, fields }) => [act, fields["body"]]);

  it.each([
    ["a new record", { set: { body }, after: { body } }, [["write", body]]],
    ["a draft", { set: { body, isDraft: true }, after: { body, isDraft: true } }, []],
    [
      "a draft that becomes a record",
      { set: { isDraft: null }, before: { body, isDraft: true }, after: { body } },
      [["write", body]],
    ],
    [
      "a record that is made a draft",
      { set: { isDraft: true }, before: { body }, after: { body, isDraft: true } },
      [["keep", body]],
    ],
    [
      "what becomes of a record",
      { set: { doneOn: "2026-12-01" }, before: { body }, after: { body, doneOn: "2026-12-01" } },
      [["keep", body]],
    ],
    [
      "a text that came too late",
      { set: { body: "늦은" }, before: { body }, after: { body }, lost: new Set(["body"]) },
      [["lose", "늦은"]],
    ],
    [
      "one of two fields that came too late",
      {
        set: { body: "늦은", dueOn: "2026-12-02" },
        before: { body },
        after: { body, dueOn: "2026-12-02" },
        lost: new Set(["body"]),
      },
      [
        ["lose", "늦은"],
        ["keep", body],
      ],
    ],
    ["a removal", { set: { "~dead": true }, before: { body } }, [["remove", undefined]]],
    [
      "a removal of a draft that was a record before",
      { set: { "~dead": true }, before: { body, isDraft: true }, wasSealed: true },
      [["remove", undefined]],
    ],
    ["a draft that is thrown away", { before: { body, isDraft: true } }, []],
  ] as const)("%s", (_, write, sealed) => {
    expect(acts(write)).toEqual(sealed);
  });
});

describe("the state of a record", () => {
  const first = { body: "처음" };
  const second = { body: "둘째" };
  const written = (...rows: Fields[]) =>
    sealAll(
      "r",
      rows.map((fields) => ({ act: "write", fields })),
    );
  const state = (seals: readonly KeptSeal[], fields: Fields) =>
    findSealState(toMap(seals), { kind, id: "r", fields }, { hash, isSettled: false });

  it("is sealed since its text of now first stood there", () => {
    const seals = written(first, second, second);

    expect(state(seals, second)).toEqual({ type: "sealed", seal: seals[1], edits: 1 });
    expect(state(seals.slice(0, 1), first)).toEqual({ type: "sealed", seal: seals[0], edits: 0 });
  });

  it("waits where no seal tells of it", () => {
    expect(state(written(first), second)).toEqual({ type: "waiting" });
    expect(state([], first)).toEqual({ type: "waiting" });
  });

  it("says that it is another text where its seals tell of none such, and nothing is on its way", () => {
    const settled = (seals: readonly KeptSeal[]) =>
      findSealState(toMap(seals), { kind, id: "r", fields: second }, { hash, isSettled: true });

    expect(saySealState(settled(written(first)))).toBe("봉인된 글과 달라요");
    // From before there were seals.
    expect(saySealState(settled([]))).toBe("아직 봉인 전");
  });

  it("orders what came in one push by the chain, whatever the order of the rows", () => {
    const seals = sealAll(
      "r",
      ["1", "2", "3"].map((body) => ({ act: "write", fields: { body } })),
    );
    let prev = NO_SEAL;
    const atOnce = seals.map((one) => {
      const link = { ...one, prev, at: 5 };
      prev = hashSeal(link, hash);
      return { ...link, id: toSealId(prev) };
    });
    fc.assert(
      fc.property(fc.shuffledSubarray(atOnce, { minLength: 3 }), (rows) => {
        expect(listVersionSeals(toMap(rows), "r").map(({ leaf }) => leaf)).toEqual(
          seals.map(({ leaf }) => leaf),
        );
      }),
    );
  });

  it("a side branch of a restored server is none that is broken", () => {
    const seals = written(first, second);
    const again = sealAll("q", [{ act: "write", fields: first }], hashSeal(nth(seals, 0), hash));

    expect(findBrokenSeal(toMap([...seals, ...again]), hash)).toBeUndefined();
  });
});

it("a sealed text is found by going back through the acts on its record", () => {
  const versions = [{ body: "처음" }, { body: "둘째", dueOn: "2026-12-02" }, { body: "셋째" }];
  const [first, second, third] = sealAll(
    "r",
    versions.map((fields) => ({ act: "write", fields })),
  );
  const acts = [
    {
      fields: [
        { field: "body", from: "둘째", to: "셋째" },
        { field: "dueOn", from: "2026-12-02" },
      ],
    },
    { fields: [{ field: "body", from: "처음", to: "둘째" }, { field: "dueOn" }] },
    { fields: [{ field: "body", to: "처음" }] },
  ];
  const find = (seal: KeptSeal | undefined, known = acts) =>
    findSealedVersion(seal ?? nth([], 0), kind, listPastVersions(versions[2] ?? {}, known), hash)?.[
      "body"
    ];

  expect([first, second, third].map((seal) => find(seal))).toEqual(["처음", "둘째", "셋째"]);
  expect(find(first, acts.slice(0, 1))).toBeUndefined();
});

it("paper and file carry the seals of what stands as it was sealed", () => {
  const one = sealAll("r", [{ act: "write", fields: { body: "처음" } }]);
  const seals = toMap([
    ...one,
    ...sealAll("q", [{ act: "write", fields: { body: "하나" } }], hashSeal(nth(one, 0), hash)),
  ]);
  const rows = [
    { kind, id: "r", fields: { body: "처음" } },
    { kind, id: "q", fields: { body: "고친 글" } },
  ];

  expect([...listStandingSeals(seals, rows, hash)]).toEqual([["r", nth(one, 0)]]);
});

describe("봉인 확인", () => {
  const rows = [{ body: "처음" }, { body: "둘째" }, { body: "처음" }];
  const seals = sealAll(
    "r",
    rows.map((fields) => ({ act: "write", fields })),
  );
  const code = (at: number) => readSealCode(toSealCode(seals[at]?.id ?? "")) ?? "";
  const ask = (of: readonly KeptSeal[], asked: string, fields: Fields | undefined) =>
    answerSealCode(toMap(of), asked, () => fields && { kind, fields }, { hash });

  it("says whether the text is still the sealed one", () => {
    const same = ask(seals.slice(0, 1), code(0), rows[0]);
    expect(same).toEqual({ type: "same", seal: seals[0] });
    expect(saySealAnswer(same)).toBe("맞아요. 11월 18일 16:20에 봉인된 글 그대로예요.");
    expect(saySealAnswer(ask(seals, code(0), rows[2]))).toBe("그 뒤 2번 고쳤어요.");
    expect(ask(seals, code(0), rows[2])).toMatchObject({ type: "changed", edits: 2 });
    expect(ask(seals, code(1), rows[2])).toMatchObject({ type: "changed", edits: 1 });
    expect(ask(seals, code(2), rows[2])).toMatchObject({ type: "same" });
    expect(ask(seals, "0".repeat(20), rows[2])).toEqual({ type: "unknown" });
  });

  it("counts a removal apart from the edits", () => {
    const acts = [
      { act: "write", fields: { body: "처음" } },
      { act: "write", fields: { body: "둘째" } },
      { act: "remove", fields: {} },
    ] as const;
    const removed = sealAll("r", acts);
    const [first = "", second = ""] = removed.map(({ id }) => id);
    const say = (id: string, fields?: Fields) => saySealAnswer(ask(removed, id, fields));

    expect(say(first)).toBe("그 뒤 1번 고치고, 11월 18일 16:22에 지웠어요.");
    expect(say(second)).toBe("11월 18일 16:22에 지웠어요.");
    // Taken back out of the trash.
    const back = sealAll("r", [...acts, { act: "write", fields: { body: "둘째" } }]);
    expect(ask(back, second, { body: "둘째" })).toMatchObject({ type: "same" });
  });

  it("says of a record whose 저장 was undone that it is half-written again", () => {
    const draft = { body: "처음", isDraft: true };
    const undone = sealAll("r", [
      { act: "write", fields: { body: "처음" } },
      { act: "write", fields: draft },
    ]);

    expect(saySealAnswer(ask(undone, undone[0]?.id ?? "", draft))).toBe(
      "그 뒤 저장을 되돌려, 지금은 쓰다 만 기록이에요.",
    );
  });

  it("knows no seal that does not hold, and finds what was changed without one", () => {
    const forged = { ...nth(seals, 0), leaf: nth(seals, 1).leaf };

    expect(ask([forged], code(0), rows[1])).toEqual({ type: "unknown" });
    expect(ask(seals.slice(0, 1), code(0), { body: "몰래 고침" })).toMatchObject({
      type: "unsealed",
    });
    expect(ask(seals.slice(0, 1), code(0), undefined)).toMatchObject({ type: "unsealed" });
  });

  it.each([
    ["8273D-1A7FA-37788-0F81B", "8273d1a7fa377880f81b"],
    [" 8273d 1a7fa 37788 0f81b ", "8273d1a7fa377880f81b"],
    ["８２７３d1a7fa377880f81b", "8273d1a7fa377880f81b"],
    ["8273D-IA7FA-37788-OF8lB", "8273d1a7fa377880f81b"],
    ["https://x.kr/damim/manageConsult?seal=8273D-1A7FA-37788-0F81B", "8273d1a7fa377880f81b"],
    ["8273D-1A7FA", undefined],
    ["", undefined],
  ])("reads 「%s」", (typed, read) => {
    expect(readSealCode(typed)).toBe(read);
  });
});
