import type {
  CapsuleCardReply,
  CapsulePageReply,
} from "@damim/domain/time-capsule/capsule-reply.ts";
import type { LetterPart } from "@damim/domain/time-capsule/letter-parts.ts";
import { hasTurned } from "@damim/domain/time-capsule/capsule-time.ts";
import { readStudentNumber } from "@damim/domain/student/read-student-number.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { sayTrouble, type ServerTrouble } from "../../../data/server/ask-wordless.ts";
import type {
  CapsulePageRequests,
  SealedLetter,
} from "../../../data/server/capsule-page-requests.ts";
import { currentTime } from "../../../platform/clock.ts";
import { newId } from "../../../platform/random.ts";
import { toBase64Url } from "../../../platform/secrets/base64url.ts";
import { watchDay } from "../../../platform/waking.ts";
import { openFile, openWords, sealWhole } from "../letter/sealed-letter.ts";
import { useLetterDraft, type LetterDraft } from "./use-letter-draft.ts";

const AWAY =
  "인터넷이나 서버에 닿지 못했어요. 적은 글은 이 화면에 그대로 있어요. 잠시 뒤에 다시 눌러 주세요.";
const STILL_HERE = "적은 글은 이 화면에 그대로 있어요.";
const BROKEN = "편지를 열지 못했어요. 편지는 그대로 있어요. 선생님께 말씀해 주세요.";

export interface OpenedLetter {
  readonly id: string;
  readonly words: string;
  readonly partCount: number;
  /** Undefined in the place of what could not be had. */
  readonly readParts: () => Promise<readonly (LetterPart | undefined)[]>;
}

/** What a pupil does with a capsule: writes and seals a letter; with a card also takes it out, or reads it after the day. */
export function usePupilCapsule(of: {
  readonly requests: CapsulePageRequests;
  readonly cardKey: string | undefined;
  readonly place: string;
}) {
  const { requests, cardKey, place } = of;
  const [page, setPage] = useState<CapsulePageReply>();
  /** How far this device's clock is behind the server's, ms. */
  const [behindMs, setBehindMs] = useState(0);
  const [mine, setMine] = useState<CapsuleCardReply>();
  const [ended, setEnded] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSealed, setSealed] = useState(false);
  const [opened, setOpened] = useState<readonly OpenedLetter[]>();
  const [isBusy, setBusy] = useState(false);
  const { draft, change, addPart, removePart, forget } = useLetterDraft(place);

  useEffect(() => {
    void load();
    // Once: the code of a page does not change.
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what stood there when the page was opened
  }, []);

  // A page that was left open turns over with the day, and at nine of the day that it waits for.
  const turn = useEffectEvent(async () => {
    if (!page || isBusy || !hasTurned(page, currentTime() + behindMs)) return;
    const [read, own] = await ask();
    // Else it is asked again a little later; what stands here is true of the moment at which it was opened.
    if (read.ok && own?.ok !== false) show(read.value, own?.value);
  });
  useEffect(() => watchDay(() => void turn()), []);

  const ask = () =>
    Promise.all([requests.read(), cardKey === undefined ? undefined : requests.mine(cardKey)]);

  function show(read: CapsulePageReply, own: CapsuleCardReply | undefined): void {
    setBehindMs(read.now - currentTime());
    setPage(read);
    setMine(own);
  }

  async function load(): Promise<void> {
    setProblem(undefined);
    const [read, own] = await ask();
    for (const answer of [read, own])
      if (answer && !answer.ok) {
        if (answer.refusal.code === "not-found") return setEnded(answer.refusal.sentence);
        return tell(answer.refusal);
      }
    if (read.ok) show(read.value, own?.ok ? own.value : undefined);
  }

  function tell(fault: ServerTrouble): void {
    setProblem(sayTrouble(fault, AWAY));
  }

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    await work();
    setBusy(false);
  }

  return {
    page,
    mine,
    ended,
    problem,
    isSealed,
    opened,
    isBusy,
    draft,
    load,
    change,
    addPart,
    removePart,
    seal: () =>
      run(async () => {
        if (!page) return;
        const letter = draft.sealed ?? (await sealDraft(page, draft));
        // Kept before it is sent: where its answer gets lost, the same letter goes again.
        change({ sealed: letter });
        const { number, name } = draft;
        const writer =
          cardKey === undefined
            ? { number: readStudentNumber(number) ?? 0, name: name.trim() }
            : { key: cardKey };
        const answer = await requests.put(writer, letter);
        if (!answer.ok) {
          const { refusal } = answer;
          tell(refusal);
          // Of a link that was ended meanwhile: it says nothing of what was typed.
          if (refusal.code === "not-found") setProblem(`${refusal.sentence} ${STILL_HERE}`);
          return;
        }
        forget();
        if (mine) setMine({ ...mine, isSealed: true });
        setSealed(true);
        scrollTo(0, 0);
      }),
    writeAnother: () => setSealed(false),
    takeOut: () =>
      run(async () => {
        const answer = cardKey === undefined ? undefined : await requests.takeOut(cardKey);
        if (!answer) return;
        if (!answer.ok) return tell(answer.refusal);
        setMine(answer.value);
        setSealed(false);
      }),
    open: () =>
      run(async () => {
        if (!page || !mine || cardKey === undefined) return;
        const readFile = (id: string) => requests.readPart(cardKey, id);
        const found = await Promise.allSettled(
          mine.letters.map((letter) => openOne(page.id, letter, readFile)),
        );
        const whole = found.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
        if (whole.length > 0) setOpened(whole);
        if (whole.length < found.length) setProblem(BROKEN);
      }),
  };
}

async function sealDraft(
  { id: capsule, publicKey }: CapsulePageReply,
  { letter: words, parts }: LetterDraft,
): Promise<SealedLetter> {
  const id = newId(currentTime());
  const { box, files } = await sealWhole(words.trim(), parts, { capsule, letter: id, publicKey });
  return {
    id,
    sealed: { box },
    parts: files.map(({ file, ...part }) => ({ ...part, file: toBase64Url(file) })),
  };
}

async function openOne(
  capsule: string,
  { id, box, key, files }: CapsuleCardReply["letters"][number],
  readFile: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>,
): Promise<OpenedLetter> {
  const by = { capsule, letter: id, key };
  return {
    id,
    words: await openWords(box, by),
    partCount: files.length,
    readParts: () =>
      Promise.all(
        files.map(async (part) => {
          const file = await readFile(part.id);
          return file && openFile({ ...part, file }, by).catch(() => undefined);
        }),
      ),
  };
}

export type PupilCapsule = ReturnType<typeof usePupilCapsule>;
