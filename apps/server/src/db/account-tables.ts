/** Who signs in, by what, and how an account ends. */
export interface AccountTables {
  users: UserRow;
  sessions: SessionRow;
  accounts: AccountRow;
  verifications: VerificationRow;
  passkeys: PasskeyRow;
  two_factors: TwoFactorRow;
  revoked_sessions: RevokedSessionRow;
  email_changes: EmailChangeRow;
  deletions: DeletionRow;
  known_devices: KnownDeviceRow;
  password_tries: PasswordTryRow;
}

/** better-auth's own tables: it writes times as ISO text in UTC, which also sorts by time. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  email_verified: number;
  image: string | null;
  /** 1 when a code is asked for after the password. */
  two_factor_enabled: number;
  created_at: string;
  updated_at: string;
}

export interface SessionRow {
  id: string;
  token: string;
  user_id: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
  ip_address: string | null;
  user_agent: string | null;
  /** The answer to "whose device is this?", absent until it was given. */
  device_id: string | null;
  device_use: string | null;
  /** Epoch ms of the last request, to a few minutes. */
  seen_at: number | null;
  /** Epoch ms at which the password was last typed again in this session. */
  stepped_up_at: number | null;
}

export interface AccountRow {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: string | null;
  refresh_token_expires_at: string | null;
  scope: string | null;
  password: string | null;
  created_at: string;
  updated_at: string;
}

export interface VerificationRow {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

/** A device that signs its teacher in by itself. Written by better-auth but for `last_used_at`. */
export interface PasskeyRow {
  id: string;
  name: string | null;
  public_key: string;
  user_id: string;
  credential_id: string;
  counter: number;
  device_type: string;
  backed_up: number;
  transports: string | null;
  aaguid: string | null;
  created_at: string;
  /** Epoch ms. */
  last_used_at: number | null;
}

/** The second factor of a teacher; read by better-auth at the sign-in. */
export interface TwoFactorRow {
  id: string;
  user_id: string;
  /** Encrypted with the secret of the installation. */
  secret: string;
  /** JSON list of the recovery codes that are left, encrypted likewise. */
  backup_codes: string;
  /** 0 until the first code was right. */
  verified: number;
  failed_verification_count: number;
  locked_until: string | null;
  /** The half minute whose code was used last: no code opens the door twice. */
  last_step: number | null;
}

/** A session that was ended from another device: its device wipes itself when it comes back. */
export interface RevokedSessionRow {
  /** SHA-256 of the session's token. */
  token_hash: string;
  /** Empty when the whole account is gone. */
  user_id: string;
  revoked_at: number;
  /** Null: signed out from another device. */
  cause: "account-deleted" | null;
}

/** An address that waits for its owner to press the link. One a teacher. */
export interface EmailChangeRow {
  user_id: string;
  new_email: string;
  /** SHA-256 of the link's token. */
  token_hash: string;
  expires_at: number;
}

/** An account that will be deleted unless its teacher takes it back. */
export interface DeletionRow {
  user_id: string;
  requested_at: number;
  due_at: number;
  /** 1: what she wrote in 쌤마당 goes too. */
  takes_posts: number;
}

/** A browser in which this teacher was signed in before: strangers' guesses do not slow it. */
export interface KnownDeviceRow {
  user_id: string;
  /** SHA-256 of its cookie. */
  device_hash: string;
  seen_at: number;
}

/** A try at a password of the last hour, whether it is under way or was wrong. */
export interface PasswordTryRow {
  id: string;
  /** Hash of account and client. */
  target: string;
  tried_at: number;
}
