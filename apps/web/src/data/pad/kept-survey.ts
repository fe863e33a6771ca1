import type { PadTile } from "@damim/domain/pad/pad-entrance.ts";
import type { SurveyQuestion } from "@damim/domain/survey/survey.ts";
import { readText, writeText } from "../../platform/kept/device-texts.ts";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { ANSWER_CODE, KEPT_SURVEY } from "../opening/room-keys.ts";
import type { LeftAnswer } from "./left-here.ts";

/** What a shared tablet needs to ask the next child without a network: nothing of a pupil but the numbers of the class. */
export interface KeptSurvey {
  /** Of its link. */
  readonly code: string;
  readonly title: string;
  readonly questions: readonly SurveyQuestion[];
  readonly numbers: readonly PadTile["number"][];
  readonly closesAt: number | null;
}

/** The child who has the tablet. */
export interface AloneChild {
  readonly survey: KeptSurvey;
  readonly number: number;
  readonly own?: LeftAnswer | undefined;
}

/** A reload leads back to them. Nothing where this tab asks another survey by now. */
export function readAlone(): AloneChild | undefined {
  const child = JSON.parse(readTabText("padAlone") ?? "null") as AloneChild | null;
  return child?.survey.code === readText(ANSWER_CODE) ? (child ?? undefined) : undefined;
}

export function saveAlone(child: AloneChild | undefined): void {
  saveTabText("padAlone", child && JSON.stringify(child));
}

/** Where the numbers are not known, those of before stay. */
export function keepSurvey(survey: KeptSurvey): void {
  const before = readKeptSurvey();
  const isSame = before?.code === survey.code && survey.numbers.length === 0;
  writeText(KEPT_SURVEY, JSON.stringify(isSame ? { ...survey, numbers: before.numbers } : survey));
}

/** Of this page's own making; nothing once its hour has come. */
export function readKeptSurvey(now = 0): KeptSurvey | undefined {
  try {
    const kept = JSON.parse(readText(KEPT_SURVEY) ?? "null") as KeptSurvey | null;
    return kept && kept.numbers.length > 0 && (kept.closesAt ?? Infinity) > now ? kept : undefined;
  } catch {
    return undefined;
  }
}
