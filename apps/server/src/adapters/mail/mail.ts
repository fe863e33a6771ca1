/** A mail with one link, ready to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Shown on the console when there is no mail server. */
  readonly link?: string;
}

export interface MailSender {
  /** False: mails lie in the outbox folder, and a new teacher is signed in at once. */
  readonly isConfigured: boolean;
  /**
   * Takes the mail and sees to it. Never fails towards the caller: an answer that depended on the
   * mail server would tell whether an address is registered.
   */
  send(mail: Mail): Promise<void>;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
  close(): void;
}
