import { randomBytes, randomInt } from "node:crypto";
import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import * as v from "valibot";
import type { Auth } from "../auth/create-auth.ts";

/** What authenticator apps know: six digits, a new code each half minute. */
const PERIOD_MS = 30_000;
const SECRET_LENGTH = 20;
const RECOVERY_CODES = 10;
/** Without letters and digits that look alike on paper. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const HALF_LENGTH = 5;

const codesSchema = v.array(v.string());

/** 140 bits of chance as text: better-auth keeps texts, and apps take them in 32 letters. */
export function makeSecret(): string {
  return String.fromCharCode(...randomBytes(SECRET_LENGTH).map((byte) => byte & 127));
}

/** What the QR code says to an authenticator app (Key Uri Format), no longer than it must be. */
export function toSecretUri(secret: string, email: string): string {
  const [issuer, account] = ["담임", email].map(encodeURIComponent);
  const letters = base32.encode(secret, { padding: false });
  return `otpauth://totp/${issuer}:${account}?secret=${letters}&issuer=${issuer}`;
}

/**
 * The half minute that a code belongs to: this one, or a neighbour for clocks that differ. Nothing when it
 * is wrong.
 */
export async function findStep(
  secret: string,
  code: string,
  now: number,
): Promise<number | undefined> {
  const current = Math.floor(now / PERIOD_MS);
  const otp = createOTP(secret);
  const steps = [current, current - 1, current + 1];
  const codes = await Promise.all(steps.map((step) => otp.hotp(step)));
  return steps[codes.indexOf(code)];
}

/** Ten codes for the day the phone is gone, each good once: `k7w2m-9fhqa`. */
export function makeRecoveryCodes(): readonly string[] {
  return Array.from(
    { length: RECOVERY_CODES },
    () => `${makeText(HALF_LENGTH)}-${makeText(HALF_LENGTH)}`,
  );
}

/** A recovery code as it was typed from paper: upper case, spaces and dashes as they came. */
export function toRecoveryCode(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
  return `${plain.slice(0, HALF_LENGTH)}-${plain.slice(HALF_LENGTH)}`;
}

/** Encrypts as better-auth does, which reads both at the sign-in. */
export async function sealFor(auth: Auth, data: string): Promise<string> {
  return symmetricEncrypt({ key: (await auth.$context).secretConfig, data });
}

export async function openFor(auth: Auth, data: string): Promise<string> {
  return symmetricDecrypt({ key: (await auth.$context).secretConfig, data });
}

export async function countCodes(auth: Auth, sealed: string): Promise<number> {
  return v.parse(codesSchema, JSON.parse(await openFor(auth, sealed))).length;
}

function makeText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
