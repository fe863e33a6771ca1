import { X509Certificate } from "node:crypto";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import tls from "node:tls";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Certificate } from "../base/ports/network.ts";
import { createAuthority, createLeaf } from "./local-authority.ts";
import { openLocalCertificate } from "./open-certificate.ts";
import { findOwnNames } from "./own-names.ts";

const NOW = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;
const own = {
  hostName: "class-3-2",
  names: ["localhost", "class-3-2", "class-3-2.local"],
  lanAddresses: ["192.168.0.7"],
};

describe("the certificate of an installation", () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-tls-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it("vouches for this computer's names and private addresses, with keys for the owner only", async () => {
    const { certificate } = await openLocalCertificate({ dataDir, own, now: NOW });

    const leaf = new X509Certificate(certificate);
    for (const name of own.names) expect(leaf.checkHost(name)).toBe(name);
    for (const address of ["127.0.0.1", "192.168.0.7"]) expect(leaf.checkIP(address)).toBe(address);
    for (const file of ["ca.key", "server.key"]) {
      expect(statSync(path.join(dataDir, "tls", file)).mode & 0o777).toBe(0o600);
    }
  });

  it("stays the same until an address changes or it ends soon; the authority stays", async () => {
    const first = await openLocalCertificate({ dataDir, own, now: NOW });
    const again = await openLocalCertificate({ dataDir, own, now: NOW + 30 * DAY_MS });
    const moved = await openLocalCertificate({
      dataDir,
      own: { ...own, lanAddresses: ["10.1.2.3"] },
      now: NOW,
    });
    const nextYear = await openLocalCertificate({ dataDir, own, now: NOW + 350 * DAY_MS });

    expect(again).toEqual(first);
    expect(new X509Certificate(moved.certificate).checkIP("10.1.2.3")).toBe("10.1.2.3");
    expect(nextYear.certificate).not.toBe(first.certificate);
    expect(nextYear.authority).toEqual(first.authority);
  });

  it("is accepted by a device that has installed the authority", async () => {
    const { certificate, key, authority } = await openLocalCertificate({
      dataDir,
      own,
      now: Date.now(),
    });

    const seen = await shake({ certificate, key }, authority?.certificate ?? "", "class-3-2.local");

    expect(seen).toBe("accepted");
  });

  it("cannot be made for a name outside of this network, even with the authority's key", async () => {
    const authority = await createAuthority({ hostName: "class-3-2", now: Date.now() });
    const leaf = (names: string[], addresses: string[]) =>
      createLeaf({ authority, names, addresses, now: Date.now() });

    expect(
      await shake(await leaf(["bank.example"], []), authority.certificate, "bank.example"),
    ).toBe("permitted subtree violation");
    expect(
      await shake(await leaf(["localhost"], ["8.8.8.8"]), authority.certificate, "localhost"),
    ).toBe("permitted subtree violation");
    expect(
      await shake(await leaf(["localhost"], ["10.9.8.7"]), authority.certificate, "localhost"),
    ).toBe("accepted");
  });
});

describe("the names of this computer", () => {
  it("are its own, and its private addresses, not those of the internet or of loopback", () => {
    const found = findOwnNames({
      hostname: () => "Class-3-2.school.example",
      networkInterfaces: () => ({
        lo: [{ address: "127.0.0.1", internal: true }],
        eth0: [
          { address: "203.0.113.9", internal: false },
          { address: "192.168.0.7", internal: false },
          { address: "fe80::1", internal: false },
        ],
        wlan0: [{ address: "172.20.1.1", internal: false }],
      }),
    });

    expect(found).toEqual({
      hostName: "class-3-2",
      names: ["localhost", "class-3-2", "class-3-2.local"],
      lanAddresses: ["172.20.1.1", "192.168.0.7"],
    });
  });

  it("are localhost alone when the computer's name is no host name", () => {
    const found = findOwnNames({
      hostname: () => "김하린의 컴퓨터",
      networkInterfaces: () => ({}),
    });

    expect(found.names).toEqual(["localhost"]);
  });
});

/** A real handshake: "accepted", or the words of the client that refuses. */
async function shake(server: Certificate, ca: string, servername: string): Promise<string> {
  const listener = tls.createServer({ cert: server.certificate, key: server.key });
  listener.on("tlsClientError", () => undefined);
  const port = await new Promise<number>((resolve) => {
    listener.listen(0, "127.0.0.1", () => {
      const address = listener.address();
      resolve(address && typeof address === "object" ? address.port : 0);
    });
  });
  try {
    return await new Promise((resolve) => {
      const socket = tls.connect({ port, host: "127.0.0.1", servername, ca }, () => {
        socket.destroy();
        resolve("accepted");
      });
      socket.on("error", (error) => resolve(error.message));
    });
  } finally {
    listener.close();
  }
}
