export interface CoverSignal {
  /** To the other pages of this teacher on this device. */
  announce(isCovered: boolean): void;
  close(): void;
}

/** The pages of one teacher on one device are covered and shown together. A page does not hear itself. */
export function openCoverSignal(uid: string, onChange: (isCovered: boolean) => void): CoverSignal {
  if (typeof BroadcastChannel !== "function") {
    return { announce: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(`damim:cover:${uid}`);
  channel.onmessage = ({ data }) => onChange(data === "covered");
  return {
    announce: (isCovered) => channel.postMessage(isCovered ? "covered" : "shown"),
    close: () => channel.close(),
  };
}

const ASKED = "damim:cover-asked";

/** The button 가리기 of a page that fills its window: the same as Ctrl+. */
export function askCover(): void {
  dispatchEvent(new Event(ASKED));
}

/** Returns the way to stop. */
export function watchCoverAsked(listener: () => void): () => void {
  addEventListener(ASKED, listener);
  return () => removeEventListener(ASKED, listener);
}
