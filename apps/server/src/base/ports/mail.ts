/**
 * What a mail says, in words: how it looks is one place's business (`render-mail.ts`), so that every mail has
 * the same calm page and a plain text beside it that says the same.
 */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Said in a quiet box: 새 주소, 삭제하는 날. */
  readonly facts?: readonly MailFact[];
  /** The one thing to do. Its link is shown on the console when there is no mail server. */
  readonly action?: { readonly label: string; readonly link: string };
  /** What it means when the reader knows nothing of this. */
  readonly ending?: string;
  readonly supportEmail?: string | undefined;
}

export interface MailFact {
  readonly label: string;
  readonly value: string;
}

export interface MailSender {
  /** False: mails lie in the outbox folder, and a new teacher is signed in at once. */
  readonly isConfigured: boolean;
  /**
   * Takes the mail and sees to it. Never fails towards the caller: an answer that depended on the
   * mail server would tell whether an address is registered.
   */
  send(mail: Mail): Promise<void>;
  /** Hands a mail over once, for those that are written down beside their cause and tried again from there. Rejects. */
  sendOnce(mail: Mail): Promise<void>;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
  close(): void;
}
