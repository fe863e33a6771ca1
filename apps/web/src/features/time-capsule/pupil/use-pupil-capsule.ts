import type {
  CapsuleCardReply,
  CapsulePageReply,
} from "@damim/domain/time-capsule/capsule-reply.ts";
import type { LetterPart } from "@damim/domain/time-capsule/letter-parts.ts";
import { useEffect, useState } from "react";
import { toFaultSentence, type ServerFault } from "../../../data/server/ask-server.ts";
import type {
  CapsulePageRequests,
  SealedLetter,
} from "../../../data/server/capsule-page-requests.ts";
import { currentTime } from "../../../platform/clock.ts";
import { newId } from "../../../platform/random.ts";
import { toBase64Url } from "../../../platform/secrets/base64url.ts";
import { openFile, openWords, sealWhole } from "../letter/sealed-letter.ts";
import { useLetterDraft, type LetterDraft } from "./use-letter-draft.ts";

const AWAY =
  "인터넷이나 서버에 닿지 못했어요. 적은 글은 이 화면에 그대로 있어요. 잠시 뒤에 다시 눌러 주세요.";
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

  async function load(): Promise<void> {
    setProblem(undefined);
    const [read, own] = await Promise.all([
      requests.read(),
      cardKey === undefined ? undefined : requests.mine(cardKey),
    ]);
    for (const answer of [read, own])
      if (answer && !answer.ok) {
        if (answer.refusal.type === "ServerSaid" && answer.refusal.code === "not-found")
          return setEnded(answer.refusal.sentence);
        return tell(answer.refusal);
      }
    if (read.ok) setPage(read.value);
    if (own?.ok) setMine(own.value);
  }

  function tell(fault: ServerFault): void {
    setProblem(toFaultSentence(fault, AWAY));
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
            ? { number: Number(number.normalize("NFKC")), name: name.trim() }
            : { key: cardKey };
        const answer = await requests.put(writer, letter);
        if (!answer.ok) return tell(answer.refusal);
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
        try {
          setOpened(
            await Promise.all(mine.letters.map((letter) => openOne(page.id, letter, readFile))),
          );
        } catch {
          setProblem(BROKEN);
        }
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
