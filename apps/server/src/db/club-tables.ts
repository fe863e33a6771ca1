/** Clubs, and the saved jobs of 반편성: rows that lie in scopes of their own. */
export interface ClubTables {
  clubs: ClubRow;
  club_members: ClubMemberRow;
  club_invites: ClubInviteRow;
  club_log: ClubLogRow;
  assigns: AssignRow;
  assign_members: AssignMemberRow;
}

/** A saved job of 반편성: its rows lie in the scope `assign/{id}`. */
export interface AssignRow {
  /** UUIDv7, of the device that saved it. */
  id: string;
  owner_id: string;
  created_at: number;
}

/** Who may come to the rows of a job. */
export interface AssignMemberRow {
  assign_id: string;
  user_id: string;
  role: "owner";
  joined_at: number;
}

/** A club: its rows lie in the scopes `t/{uid}/…`. */
export interface ClubRow {
  /** `c_` and a UUIDv7: never a teacher's. */
  uid: string;
  name: string;
  /** ISO weekdays: "25". */
  days: string;
  place: string;
  created_at: number;
}

export interface ClubMemberRow {
  club_uid: string;
  user_id: string;
  role: string;
  joined_at: number;
}

/** Opens a club to one teacher, once. */
export interface ClubInviteRow {
  code_hash: string;
  club_uid: string;
  role: string;
  /** Whom it is for; null: whoever has the code. */
  email: string | null;
  made_by: string;
  expires_at: number;
}

/** Who did what in a club, for its members. */
export interface ClubLogRow {
  /** UUIDv7: in the order of time. */
  id: string;
  club_uid: string;
  user_id: string;
  act: string;
  subject: string;
  at: number;
}
