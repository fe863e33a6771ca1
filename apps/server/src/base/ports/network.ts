/** Both as PEM. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** What the https half of the port shows, and how a device can check that it is ours. */
export interface ServerCertificate extends Certificate {
  /** Of our own authority; absent when the operator brought a certificate. */
  readonly authority?: { readonly certificate: string; readonly fingerprint: string };
}

export interface Network {
  /** IPv4 addresses of this computer there. Empty when the server listens to this computer only. */
  readonly lanAddresses: readonly string[];
  /** Absent when the server speaks http only. */
  readonly certificate?: ServerCertificate;
}
