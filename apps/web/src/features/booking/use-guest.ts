import type { BookingReply, MyBooking } from "@damim/domain/booking/booking-reply.ts";
import type { SlotPlace } from "@damim/domain/booking/slot-place.ts";
import { readStudentNumber } from "@damim/domain/student/read-student-number.ts";
import { useEffect, useState } from "react";
import type { BookRequests } from "../../data/booking/book-requests.ts";
import { canAskAgain, sayTrouble, type ServerTrouble } from "../../data/server/ask-wordless.ts";
import type { GuestKey } from "./guest-key.ts";
import { hasWords, type GuestDraft } from "./guest-draft.ts";
import { useGuestDraft } from "./use-guest-draft.ts";
import { useStep, type Step } from "./use-step.ts";

const sayAway = (isTyped: boolean): string =>
  `인터넷이나 서버에 닿지 못했어요.${isTyped ? " 적은 글은 그대로 있어요." : ""} 잠시 뒤에 다시 눌러 주세요.`;

const GONE = "예약이 취소됐거나 끝났어요.";

/** The way of a guardian through a plan: who, when, what to say; and what they hold. */
export function useGuest(requests: BookRequests, guestKey: GuestKey) {
  const [reply, setReply] = useState<BookingReply>();
  const [mine, setMine] = useState<MyBooking>();
  const [isNew, setNew] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [ended, setEnded] = useState<string>();
  const [draft, changeDraft, forgetDraft] = useGuestDraft(guestKey.place);
  const { step, setStep, goToStep } = useStep();
  const { isBusy, problem, setProblem, run } = useRun();
  const [taken, setTaken] = useState<Pick<SlotPlace, "day" | "time">>();
  /** Words of the form: where a booking is moved there is none. */
  const isTyped = !mine && hasWords(draft);

  useEffect(() => {
    void load();
    // Once: the code of a page does not change.
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what stood there when the page was opened
  }, []);

  async function load(): Promise<void> {
    setProblem(undefined);
    const found = await readPage(requests, guestKey, sayAway(isTyped));
    if (found.mine) setMine(found.mine);
    if (found.reply) setReply(found.reply);
    setProblem(found.problem);
    setEnded(found.ended);
  }

  /** What was free is asked anew: somebody may have been quicker there too. */
  async function refresh(): Promise<void> {
    const read = await requests.read();
    if (read.ok) setReply(read.value);
  }

  function tell(refusal: ServerTrouble, wanted: GuestDraft["slot"]): void {
    if (refusal.code === "slot-taken" || refusal.code === "too-late") {
      setTaken(wanted);
      changeDraft({ slot: undefined });
      setProblem(refusal.code === "slot-taken" ? undefined : refusal.sentence);
      setStep(2);
      return;
    }
    setProblem(sayTrouble(refusal, sayAway(isTyped)));
    if (refusal.code === "who") setStep(1);
  }

  const settle = (booked: MyBooking): void => {
    guestKey.noteUse();
    setMine(booked);
    setMoving(false);
    setTaken(undefined);
    forgetDraft();
    setStep(1);
    scrollTo(0, 0);
  };

  const beginAgain = (): void => {
    setMine(undefined);
    setNew(false);
    setProblem(undefined);
    setStep(1);
  };

  return {
    reply,
    mine,
    isNew,
    isMoving,
    ended,
    draft,
    step,
    problem,
    taken,
    isBusy,
    isTyped,
    others: guestKey.listOthers(),
    load,
    change: changeDraft,
    goTo(next: Step): void {
      setProblem(undefined);
      goToStep(next);
      scrollTo(0, 0);
    },
    book: () =>
      run(async () => {
        const { slot, way } = draft;
        if (!slot || !way) return;
        // Kept before it is sent: an answer that gets lost is asked for again with the same key.
        const key = guestKey.make();
        const { number, name, guardian, phone, wish } = draft;
        const answer = await requests.claim({
          key,
          ...slot,
          number: readStudentNumber(number) ?? 0,
          name: name.trim(),
          way,
          guardian: guardian.trim(),
          phone: phone.trim(),
          wish: wish.trim(),
        });
        if (answer.ok) {
          setNew(true);
          return settle(answer.value);
        }
        tell(answer.refusal, slot);
        if (!canAskAgain(answer.refusal)) await refresh();
      }),
    beginMove: () => {
      setMoving(true);
      setNew(false);
      if (mine && mine.state !== "cancelled") changeDraft({ way: mine.way });
      void refresh();
      scrollTo(0, 0);
    },
    stopMove: () => {
      setMoving(false);
      setTaken(undefined);
      setProblem(undefined);
      changeDraft({ slot: undefined, way: undefined });
    },
    move: () =>
      run(async () => {
        const { slot, way } = draft;
        const key = guestKey.read();
        if (!slot || !way || !key) return;
        const answer = await requests.move(key, { ...slot, way });
        if (answer.ok) return settle(answer.value);
        tell(answer.refusal, slot);
        await refresh();
      }),
    cancel: () =>
      run(async () => {
        const key = guestKey.read();
        const answer = key ? await requests.cancel(key) : undefined;
        if (!answer) return;
        if (!answer.ok) return tell(answer.refusal, undefined);
        guestKey.forgetUse();
        setMine(answer.value);
        await refresh();
      }),
    /** After 「예약 취소」, from the beginning. */
    beginAgain,
    /** 「다른 학생도 예약」: what this device holds stays, under its own key. */
    beginOther: () => {
      guestKey.beginOther();
      beginAgain();
    },
  };
}

/** What a guardian finds who opens the page: what they hold, what is free, or why there is nothing. */
async function readPage(
  requests: BookRequests,
  guestKey: GuestKey,
  away: string,
): Promise<{
  readonly mine?: MyBooking;
  readonly reply?: BookingReply;
  readonly ended?: string;
  readonly problem?: string;
}> {
  const key = guestKey.read();
  const [own, read] = await Promise.all([key ? requests.mine(key) : undefined, requests.read()]);
  if (own && !own.ok && canAskAgain(own.refusal)) return { problem: sayTrouble(own.refusal, away) };
  const mine = own?.ok && own.value.state !== "cancelled" ? own.value : undefined;
  if (mine) guestKey.noteUse();
  // The slot that it held may be somebody else's by now: then the server does not know the key any more.
  const isGone = own !== undefined && !mine && (own.ok || guestKey.wasUsed());
  const held = mine && { mine };
  if (read.ok)
    return {
      ...held,
      reply: read.value,
      ...(isGone && { problem: `${GONE} 다시 고를 수 있어요.` }),
    };
  if (canAskAgain(read.refusal)) return { ...held, problem: sayTrouble(read.refusal, away) };
  return { ...held, ended: isGone ? `${GONE} 선생님께 말씀해 주세요.` : read.refusal.sentence };
}

/** One act at a time, and what was wrong with the last. */
function useRun() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    await work();
    setBusy(false);
  }
  return { isBusy, problem, setProblem, run };
}

export type Guest = ReturnType<typeof useGuest>;
