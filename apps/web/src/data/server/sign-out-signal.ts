export interface SignOutSignal {
  /** To the other tabs of this device: this teacher is signed out, take the rows off the screen. */
  announce(): void;
  close(): void;
}

/** What the tabs of one device tell each other when a teacher signs out. A tab does not hear itself. */
export function openSignOutSignal(uid: string, onSignedOut: () => void): SignOutSignal {
  if (typeof BroadcastChannel !== "function") {
    return { announce: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(`damim:sign-out:${uid}`);
  channel.onmessage = () => onSignedOut();
  return { announce: () => channel.postMessage("signed-out"), close: () => channel.close() };
}
