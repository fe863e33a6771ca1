/** Why there is no microphone: an address without https has none, a person or a school may forbid it. */
export type NoMicrophone = "unavailable" | "refused" | "missing";

export interface SoundRecording {
  /** Resolves with the sound, without anything in it when nothing was heard. Gives the microphone back. */
  stop(): Promise<Blob>;
  /** Throws away what was recorded. */
  cancel(): void;
}

/** In this order: the first can be played on every device that pupils have. The server knows all of them. */
const FORMATS = ["audio/mp4;codecs=mp4a.40.2", "audio/webm;codecs=opus", "audio/mp4", "audio/ogg"];
/** Speech; two minutes are half a megabyte. */
const BITS_PER_SECOND = 32_000;

/** Whether this page may ask for a microphone at all; not so on plain http. */
export function canRecordSound(): boolean {
  return (
    typeof MediaRecorder === "function" &&
    // Missing on plain http, whatever the type says.
    (navigator.mediaDevices as MediaDevices | undefined) !== undefined
  );
}

/** Asks for the microphone and records from it until it is stopped. */
export async function recordSound(): Promise<SoundRecording | NoMicrophone> {
  if (!canRecordSound()) return "unavailable";
  let stream: MediaStream | undefined;
  let recorder: MediaRecorder;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    recorder = startRecorder(stream);
  } catch (error) {
    // A microphone that was pulled out between the two cannot be recorded from either.
    for (const track of stream?.getTracks() ?? []) track.stop();
    return error instanceof DOMException && error.name === "NotAllowedError"
      ? "refused"
      : "missing";
  }
  const parts: Blob[] = [];
  const release = (): void => {
    for (const track of recorder.stream.getTracks()) track.stop();
  };
  const ended = new Promise<Blob>((resolve) => {
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    recorder.addEventListener("stop", () => {
      release();
      // Without the codec: the server tells by what is inside.
      resolve(new Blob(parts, { type: recorder.mimeType.split(";")[0] ?? "" }));
    });
  });
  return {
    stop() {
      if (recorder.state !== "inactive") recorder.stop();
      return ended;
    },
    cancel() {
      if (recorder.state !== "inactive") recorder.stop();
      release();
    },
  };
}

function startRecorder(stream: MediaStream): MediaRecorder {
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType ? { mimeType } : {}),
  });
  recorder.start();
  return recorder;
}
