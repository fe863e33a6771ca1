/** Clubs that one teacher may be in, teachers in one club, invitations of one teacher in a day (spec 14 §12). */
export const MOST_CLUBS = 10;
export const MOST_CLUB_MEMBERS = 40;
export const MOST_INVITES_A_DAY = 10;
export const LONGEST_CLUB_NAME = 20;
export const LONGEST_CLUB_PLACE = 20;
/** 50 bits: a code that is open for a week, behind a limit of tries. */
export const CLUB_CODE_LETTERS = 10;
export const CLUB_INVITE_DAYS = 7;
