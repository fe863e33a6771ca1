/** As an upload: a slow line takes long. */
const LIMIT_MS = 120_000;

/** What lies at an address of ours or of this page: a file, a picture. Nothing while it cannot be had. */
export async function fetchBlob(address: string): Promise<Blob | undefined> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(address, { cache: "no-store", signal });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
