import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { useEffect, useEffectEvent } from "react";

/**
 * A word to the page that is, or will be, on screen at a place; the first one to take it has it. In memory only: a
 * pupil, a search, a text stand in no address and in no browser history.
 */
export function createAsk<Place extends string, T>() {
  let asked: { readonly place: Place; readonly value: T } | undefined;
  const listeners = new Set<() => void>();
  const ask = (place: Place, value: T): void => {
    asked = { place, value };
    for (const listener of listeners) listener();
  };
  /** Takes what is asked for at this place, now and as long as the page stands. */
  const useAsked = (place: Place, onAsk: (value: T) => void): void => {
    const take = useEffectEvent(() => {
      if (asked?.place !== place) return;
      const { value } = asked;
      asked = undefined;
      onAsk(value);
    });
    useEffect(() => {
      const listen = (): void => take();
      listen();
      listeners.add(listen);
      return () => void listeners.delete(listen);
    }, []);
  };
  return [ask, useAsked] as const;
}

/** Where a pupil can be opened: on the board of a day, in the roster's form, on the page of 학생조회, or in a new consultation. */
export type StudentPlace = "attendance" | "roster" | "student" | "consult";

export const [askForStudent, useAskedStudent] = createAsk<StudentPlace, StudentId>();

/** A call to a guardian of today, or a booked talk, that a consultation is written about. */
export interface AskedCall {
  readonly studentId: StudentId;
  /** 「09:02」. */
  readonly time: string;
  readonly way: "phone" | "text" | "face" | "online";
  /** Absent: today. */
  readonly day?: CalendarDay;
  /** The booked time: with the record it is done. */
  readonly slotId?: string;
}

/** 「이어서 상담 쓰기」. */
export const [askToWriteUp, useAskedCall] = createAsk<"consult", AskedCall>();

/** Words to search for. */
export const [askToSearch, useAskedSearch] = createAsk<string, string>();

/** A post of 도움방 that is begun for the teacher: nothing in it may name anybody (`describeTrouble`, fixed sentences). */
export interface AskedPost {
  readonly title: string;
  readonly body: string;
}

/** Begins a post on the page of 쌤카페. The teacher reads it, and posts it or not. */
export const [askToPost, useAskedPost] = createAsk<"cafe", AskedPost>();

/** An act that a press elsewhere begins: 「바로 뽑기」 of 수업놀이. */
export const [askForAct, useAskedAct] = createAsk<"drawSeats", true>();
