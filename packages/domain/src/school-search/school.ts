import * as v from "valibot";

/** How the education-data service (NEIS) knows a school; kept when a teacher picks hers from the search. */
export interface SchoolCode {
  /** ATPT_OFCDC_SC_CODE: of the office of education, 「B10」. */
  readonly office: string;
  /** SD_SCHUL_CODE: 「7010057」. */
  readonly school: string;
}

export interface School extends SchoolCode {
  readonly name: string;
  /** 초등학교, 중학교, 고등학교, 특수학교 …; empty where the service says nothing. */
  readonly level: string;
  /** Tells namesakes apart. */
  readonly address: string;
}

/** Letters and digits alone: the codes go into an address. */
export const officeCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]\d{2}$/));
export const schoolCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z0-9]{5,10}$/));

export const schoolSchema = v.object({
  office: officeCodeSchema,
  school: schoolCodeSchema,
  name: v.string(),
  level: v.string(),
  address: v.string(),
});

export const SHORTEST_SCHOOL_SEARCH = 2;
export const LONGEST_SCHOOL_SEARCH = 40;
