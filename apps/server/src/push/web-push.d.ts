/** What we use of the package, which brings no types. */
declare module "web-push" {
  interface RequestDetails {
    readonly endpoint: string;
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Buffer | null;
  }
  const webPush: {
    generateRequestDetails(
      subscription: {
        readonly endpoint: string;
        readonly keys: { readonly p256dh: string; readonly auth: string };
      },
      payload: string | null,
      options: {
        readonly vapidDetails: {
          readonly subject: string;
          readonly publicKey: string;
          readonly privateKey: string;
        };
        readonly TTL: number;
        readonly urgency: "normal" | "high";
        readonly contentEncoding: "aes128gcm";
      },
    ): RequestDetails;
  };
  export default webPush;
}
