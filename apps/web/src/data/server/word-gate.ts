/** Resolves with nothing where somebody was asked and left it. */
type WordGate = <T extends object>(body: T) => Promise<T | undefined>;

let gate: WordGate | undefined;

/** Stands before what a teacher sends by no row, where names may not just go along. Returns the way to take it down. */
export function setWordGate(next: WordGate): () => void {
  gate = next;
  return () => {
    if (gate === next) gate = undefined;
  };
}

/** A body as it may leave this device; nothing where somebody was asked and left it. Every request with a teacher's words asks. */
export async function passWords<T extends object>(body: T): Promise<T | undefined> {
  return gate ? gate(body) : body;
}
