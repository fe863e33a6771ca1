/** Pad rooms and who is in them. */
export interface PadTables {
  pad_rooms: PadRoomRow;
  pad_participants: PadParticipantRow;
  pad_codes: PadCodeRow;
}

/** A pad room: what stands beside its scope and is no pupil's business. */
export interface PadRoomRow {
  /** UUIDv7; its scope is `pad/{id}`. */
  id: string;
  /** The teacher's uid. */
  owner_id: string;
  name: string;
  /** Of the name as it is typed; several rooms may share it. */
  name_hash: string;
  /** Keyed hash of name and password together. */
  password_hash: string;
  /** SHA-256 of the key in the room's link. */
  key_hash: string;
  /** JSON `{ password, key }`, encrypted: the teacher reads them again on any device. */
  sealed: string;
  /** 1: the teacher's own choice, which may be short. */
  has_own_password: number;
  is_https_only: number;
  created_at: number;
}

/** One device in a pad room; dies twelve hours after it came. */
export interface PadParticipantRow {
  id: string;
  room_id: string;
  /** SHA-256 of its cookie. */
  cookie_hash: string;
  state: "choosing" | "waiting" | "in" | "removed";
  /** The place that it holds or waits for. */
  member_id: string | null;
  /** "Chrome · Android". */
  device: string | null;
  created_at: number;
  expires_at: number;
}

/** A short word that leads to a room: in the short link for good, spoken for a day. */
export interface PadCodeRow {
  /** Keyed hash of type and code. */
  code_hash: string;
  room_id: string;
  type: "link" | "spoken";
  /** The code, encrypted. */
  sealed: string;
  /** Null: as long as the room. */
  expires_at: number | null;
}
