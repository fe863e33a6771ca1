import { hash, randomBytes } from "node:crypto";
import * as v from "valibot";
import { createSealing } from "../base/sealing.ts";

/** What opens a room; kept sealed, because its teacher reads it again on another device. */
export interface PadRoomSecrets {
  readonly password: string;
  /** 128 bits, in the room's link. */
  readonly key: string;
}

const roomSecretsSchema = v.object({ password: v.string(), key: v.string() });

/**
 * Hashes and seals everything that opens a pad room, under a key of the installation: who has the database
 * alone can neither read a password nor try all short ones.
 */
export interface PadSecrets {
  /** Of a name as typed: in lower case and without blanks. */
  hashName(roomName: string): string;
  /** Of name and password together, both as typed: children write capitals and blanks where none are, or leave them out. */
  hashPassword(roomName: string, password: string): string;
  /** As `hashName`, and as rooms have it that were made while blanks in a name counted. */
  listNameHashes(roomName: string): readonly string[];
  /** As `hashPassword`, and as rooms have it that were made while blanks in a name counted. */
  listPasswordHashes(roomName: string, password: string): readonly string[];
  hashCode(type: "link" | "spoken", code: string): string;
  /** Proves on its own device who a participant was; nothing of it is kept. */
  signParticipant(participantId: string): string;
  seal(text: string): string;
  /** Empty when it was sealed under the key of another installation. */
  open(sealed: string): string;
  /** Both empty when it was sealed under the key of another installation. */
  openRoom(sealed: string): PadRoomSecrets;
}

export function createPadSecrets(key: Uint8Array): PadSecrets {
  const { hash, seal, open } = createSealing(key);
  const hashName = (name: string): string => hash("name", name).toString("base64url");
  const hashPassword = (name: string, password: string): string =>
    hash("password", `${name}\n${toTypedSecret(password)}`).toString("base64url");
  return {
    hashName: (roomName) => hashName(toBareName(roomName)),
    hashPassword: (roomName, password) => hashPassword(toBareName(roomName), password),
    listNameHashes: (roomName) =>
      [toBareName, toTypedName].map((spell) => hashName(spell(roomName))),
    listPasswordHashes: (roomName, password) =>
      [toBareName, toTypedName].map((spell) => hashPassword(spell(roomName), password)),
    hashCode: (type, code) => hash(`code ${type}`, toTypedSecret(code)).toString("base64url"),
    signParticipant: (id) => hash("participant", id).subarray(0, 16).toString("base64url"),
    seal,
    open,
    openRoom(sealed) {
      const text = open(sealed);
      return text ? v.parse(roomSecretsSchema, JSON.parse(text)) : { password: "", key: "" };
    },
  };
}

/** Of a secret with 128 bits of its own, which needs no key. */
export function hashToken(token: string): string {
  return hash("sha256", token, "base64url");
}

/** 128 bits in 22 letters that stand in an address as they are. */
export function drawToken(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * A cookie of a room. Its first four letters are the same on all devices of the room, so that a balancer in front of several
 * processes can keep them at one (`ops/haproxy.cfg`); 108 bits are its own.
 */
export function drawRoomCookie(roomId: string): string {
  return hash("sha256", roomId, "hex").slice(0, 4).toUpperCase() + drawToken().slice(4);
}

/** ```ts
 * toTypedName(" 3-2  국어 "); // "3-2 국어"
 * ``` */
export function toTypedName(roomName: string): string {
  return roomName.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
}

/** Children leave blanks out.
 *
 * ```ts
 * toBareName(" 3-2  국어 "); // "3-2국어"
 * ``` */
function toBareName(roomName: string): string {
  return toTypedName(roomName).replaceAll(" ", "");
}

/** ```ts
 * toTypedSecret("K3m 9px-2wq"); // "k3m9px2wq"
 * ``` */
export function toTypedSecret(secret: string): string {
  return secret
    .normalize("NFC")
    .replace(/[\s-]+/g, "")
    .toLowerCase();
}
