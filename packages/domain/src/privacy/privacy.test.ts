import { describe, expect, it } from "vitest";
import { recordKinds } from "../registry/record-kinds.ts";
import { answerCouncil, councilLaw, councilQuestions, policyArticles } from "./answer-council.ts";
import type { CouncilPack } from "./council-pack-record.ts";
import { dataTopics, TOPICS } from "../data-map/data-topics.ts";
import { diffFacts, sayDrift } from "./diff-facts.ts";
import { findDrift } from "./find-drift.ts";
import { writeDriftNotice } from "./write-drift-notice.ts";
import golden from "./golden-trust.json" with { type: "json" };
import { kindFacts } from "../registry/records.ts";
import { GAP, type Paper } from "./paper.ts";
import { retention } from "../data-map/retention.ts";
import type { CouncilFacts } from "./processors.ts";
import { hashFacts, listGaps, nothingTyped, type TrustFacts } from "./trust-facts.ts";
import { writeCheckList, writeConsent } from "./write-council-papers.ts";
import { writePolicy } from "./write-policy.ts";

const bare: TrustFacts = {
  typed: nothingTyped,
  hosts: {},
  asked: ["나이스 교육정보 (open.neis.go.kr)"],
  database: "sqlite",
  backupKeep: 14,
  topics: TOPICS,
};
const whole: TrustFacts = {
  ...bare,
  officer: true,
  https: true,
  under14: "consent",
  named: ["mail"],
  mail: true,
  hosts: { mail: ["mail.example"] },
  typed: {
    institution: "새봄초등학교",
    officer: "교감 박정은",
    contact: "032-123-4567",
    effectiveOn: "2027-03-02",
    place: "own",
    hasConsentForms: true,
    processors: { mail: { "mail.example": { name: "우편회사", country: "대한민국" } } },
  },
};

const toWords = (paper: Paper): string => JSON.stringify(paper);
const facts = (of: object): CouncilFacts => of as CouncilFacts;

describe("the nine answers", () => {
  it.each(golden.answerCouncil)("of $name", ({ facts: given, answers }) => {
    expect(answerCouncil(facts(given))).toEqual(answers);
  });

  it("ask what the data of the law asks, with its source and day", () => {
    expect(Object.entries(councilQuestions).map(([id, rest]) => ({ id, ...rest }))).toEqual(
      golden.questions,
    );
    expect(policyArticles.map((title, at) => ({ article: at + 1, title }))).toEqual(
      golden.articles,
    );
    expect(councilLaw).toMatchObject(golden.source);
  });

  it("do not take a promise of no names for one while names are kept", () => {
    const children = answerCouncil({ under14: "no-names" }).find(({ id }) => id === "4-1");
    expect(children?.answer).toBe("no");
  });
});

describe("what changed since the council", () => {
  it.each(golden.diffFacts)("$name", ({ decided, today, changed }) => {
    expect(diffFacts(facts(decided), facts(today))).toEqual(changed);
  });

  it("is said once each, and nothing where all is as it was", () => {
    const moved = { ...whole, hosts: { mail: ["post.example"] } };
    const { mail: _, named: __, ...without } = whole;

    expect(sayDrift(whole, { ...whole })).toEqual([]);
    const on = { madeOn: "2027-03-02", decidedOn: "2027-03-08", decision: "passed" } as const;
    const decided = { ...on, note: "", facts: whole, factsHash: "7f3a91c2".repeat(8) };
    const notice = JSON.stringify(writeDriftNotice(decided, moved));
    for (const words of ["2027년 3월 8일", "통과", "메일 서버 주소가 post.example로 바뀌었어요"])
      expect(notice).toContain(words);
    expect(
      sayDrift({ ...without, hosts: {}, typed: { ...whole.typed, processors: {} } }, whole),
    ).toEqual(["메일 서버가 더해졌어요"]);
    expect(sayDrift(whole, moved)).toEqual(["메일 서버 주소가 post.example로 바뀌었어요"]);
    expect(sayDrift({ ...whole, ai: "local" }, { ...whole, ai: "cloud" })).toEqual([
      "AI 자료가 밖에 모이게 되었어요",
    ]);
    expect(sayDrift(whole, { ...whole, topics: TOPICS.slice(1) })).toEqual([
      "다루는 정보에서 「학생 명단」이 빠졌어요",
    ]);
  });

  it("is measured from the papers that were passed, not from those that were printed last", () => {
    const pack = (madeOn: string, of: TrustFacts, decision?: CouncilPack["decision"]) =>
      ({ madeOn, facts: of, factsHash: hashFacts(of), decision }) as CouncilPack;
    const packs = [pack("2027-03-08", bare, "passed"), pack("2027-03-09", whole)];

    expect(findDrift(packs, bare)).toEqual([]);
    expect(findDrift(packs, { ...bare, lanPads: true })).toHaveLength(1);
    expect(findDrift([pack("2027-03-08", bare, "refused")], whole)).toEqual([]);
  });

  it("counts from the papers that were printed last of a day, whatever their codes are", () => {
    const day = { madeOn: "2027-03-08", decision: "passed" } as const;
    const pack = (of: TrustFacts, madeAt: number) =>
      ({ ...day, madeAt, facts: of, factsHash: hashFacts(of) }) as CouncilPack;

    for (const [first, last] of [
      [bare, whole],
      [whole, bare],
    ] as const)
      expect(findDrift([pack(first, 900), pack(last, 1000)], last)).toEqual([]);
  });

  it("names no company of what came or went, and none that is not named yet", () => {
    const moved = { ...whole, hosts: { mail: ["post.example"] } };
    const { mail: _, named: __, ...without } = whole;
    const renamed = { mail: { "mail.example": { name: "다른 회사", country: "대한민국" } } };

    expect(sayDrift(whole, { ...without, hosts: {} })).toEqual(["메일 서버가 빠졌어요"]);
    expect(sayDrift(whole, moved)).toEqual(["메일 서버 주소가 post.example로 바뀌었어요"]);
    expect(sayDrift(whole, { ...whole, typed: { ...whole.typed, processors: renamed } })).toEqual([
      "메일 서버 업체가 바뀌었어요",
    ]);
    const backup = {
      backup: true,
      backupAway: true,
      hosts: { ...whole.hosts, backup: ["far.example"] },
    };
    expect(sayDrift(whole, { ...whole, ...backup })).toEqual(["백업 저장소가 더해졌어요"]);
  });

  it("has a code that hangs on the facts alone", () => {
    const turned = Object.fromEntries(Object.entries(whole).toReversed()) as unknown as TrustFacts;
    expect(hashFacts(turned)).toBe(hashFacts(whole));
    expect(hashFacts({ ...whole, backupKeep: 7 })).not.toBe(hashFacts(whole));
  });
});

describe("the papers", () => {
  it("say as 「____」 what nobody typed, exactly where the band says so", () => {
    expect(listGaps(bare)).toEqual([
      "기관명",
      "보호책임자",
      "연락처",
      "시행일",
      "서버가 있는 곳",
      "만 14세 미만",
    ]);
    expect(listGaps({ ...bare, push: true }).at(-1)).toBe("알림 서버 업체와 나라");
    expect(toWords(writePolicy(bare))).toContain(GAP);
    expect(listGaps(whole)).toEqual([]);
    expect(toWords(writePolicy(whole))).not.toContain(GAP);
    expect(toWords(writePolicy({ ...whole, push: true }))).toContain(`알림 서버: ${GAP}`);

    // A name belongs to the host that it was typed for.
    const moved = { ...whole, hosts: { mail: ["post.example"] } };
    expect(listGaps(moved)).toEqual(["메일 서버 업체와 나라 (post.example)"]);
    expect(toWords(writePolicy(moved))).not.toContain("우편회사");
    expect(toWords(writeConsent(moved))).not.toContain("우편회사");
  });

  it("have twelve articles, and the nine answers with what is to be done", () => {
    const { sections } = writePolicy(whole);
    expect(sections.map(({ title }) => title.split(" ")[0])).toEqual(
      Array.from({ length: 12 }, (_, at) => `제${at + 1}조`),
    );
    expect(toWords(writeCheckList(bare))).toContain("보호책임자와 연락처를 적어 주세요.");
    expect(toWords(writeCheckList(whole))).not.toContain("주세요");
  });

  it("tell a guardian where the data goes, and that a number is enough", () => {
    const words = toWords(writeConsent(whole));
    expect(words).toContain("메일 서버 우편회사 (대한민국)");
    expect(words).toContain("동의하지 않으면 번호만 써요");
    const ofPupils = TOPICS.map((name) => dataTopics[name]).filter(
      ({ whose }) => whose !== "선생님",
    );
    for (const { items } of ofPupils) expect(words).toContain(items);
    expect(toWords(writeConsent(bare))).toContain("이 서버 안에만 있어요");
  });

  it("say abroad what goes abroad, and nothing of it where all stays", () => {
    const abroad = { mail: { "mail.example": { name: "Post Inc.", country: "미국" } } };
    const tell = (of: TrustFacts) => JSON.stringify(writePolicy(of).sections[5]);

    expect(tell(whole)).toContain("나라 밖으로 보내지 않아요");
    expect(tell({ ...whole, typed: { ...whole.typed, processors: abroad } })).toContain("미국");
    const open = tell({ ...whole, typed: { ...whole.typed, processors: {} } });
    expect(open).toContain("어느 나라인지 아직 적지 않은 곳: 메일 서버 (mail.example)");
    expect(open).not.toMatch(/나라 밖으로/u);
    const half = { mail: { "mail.example": { name: "우편회사", country: "" } } };
    const unsaid = { ...whole, typed: { ...whole.typed, processors: half } };
    expect(listGaps(unsaid)).toEqual(["메일 서버 나라 (mail.example)"]);
  });
});

it("the policy says who ends what, and when: the browsers of families go with their link", () => {
  const words = toWords(writePolicy(whole));
  const told = ["가정으로 가는 알림", "링크가 끝날 때까지, 길어도 학년도가 끝나는 날까지"];
  expect(words).toContain(JSON.stringify([...told, "서버가 스스로 지워요"]));
});

describe("the data map", () => {
  it("has a line for every kind, and no topic that nothing is kept of but those of tables alone", () => {
    const told = new Set(kindFacts.flatMap(({ topics }) => topics));
    expect(kindFacts.map(({ kind }) => kind.name).toSorted()).toEqual(
      recordKinds.map(({ name }) => name).toSorted(),
    );
    expect(TOPICS.filter((name) => !told.has(name))).toEqual([
      "handover",
      "familyPush",
      "accessLog",
      "promises",
      "audit",
    ]);
  });

  it("keeps as long as the data of the law says; what is not built is not promised", () => {
    const spans: Readonly<Record<string, { readonly span: object }>> = retention;
    const known = golden.retention.filter(({ key }) => key in spans);

    expect(golden.retention.filter(({ key }) => !(key in spans)).map(({ key }) => key)).toEqual([]);
    for (const { key, span } of known) expect(spans[key]?.span, key).toEqual(span);
  });
});
