import { apiUrl } from "../../../data/server/api-url.ts";
import { readJsonAnswer } from "../../../data/server/server-trouble.ts";

const REQUEST_TIMEOUT_MS = 20_000;

/** The way of guardians to a plan. */
export interface BookingLink {
  /** 「7F3K-9QX2」, to be read aloud. */
  readonly code: string;
  readonly address: string;
  readonly target: string;
  /** The server is known within the school alone. */
  readonly isSchoolOnly: boolean;
}

/** Makes the link of a plan, or gives the one that it has. Rejects when the server could not be asked. */
export async function openBookingLink(target: string): Promise<BookingLink> {
  const response = await fetch(apiUrl("links"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind: "book", target }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const { links } = (await readJsonAnswer(response)) as { readonly links: readonly BookingLink[] };
  const link = links.find((one) => one.target === target && one.address !== "");
  if (!link) throw new Error("no link was made");
  return link;
}
