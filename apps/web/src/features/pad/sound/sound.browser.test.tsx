import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PadDataContext, usePadCards } from "../../../data/pad/use-pad-data.ts";
import { buildPadData } from "../../../testing/build-pad-data.ts";
import type { CardDraft } from "../card/card-draft.ts";
import { SoundEditor } from "./sound-editor.tsx";
import { SoundView } from "./sound-view.tsx";

const button = (name: string) => page.getByRole("button", { name });

/** A microphone that hears one note, and tells whether it was given back. */
function plugInMicrophone(): MediaStream {
  const context = new AudioContext();
  const { stream } = new MediaStreamAudioDestinationNode(context);
  answerAskedMicrophone(() => Promise.resolve(stream));
  return stream;
}

function answerAskedMicrophone(answer: () => Promise<MediaStream>): void {
  const asked = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(answer);
  cleanUp.push(() => asked.mockRestore());
}

const cleanUp: (() => void)[] = [];

afterEach(() => {
  for (const undo of cleanUp.splice(0)) undo();
  vi.unstubAllGlobals();
});

async function open(initial?: CardDraft) {
  const onDone = vi.fn<(draft: CardDraft) => void>();
  const onCancel = vi.fn();
  await render(
    <SoundEditor {...(initial ? { initial } : {})} onDone={onDone} onCancel={onCancel} />,
  );
  return { onDone, onCancel };
}

/** A tenth of a second of silence, as a file that any device can play. */
function makeWave(): File {
  const samples = 800;
  const bytes = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string): void =>
    new TextEncoder().encode(text).forEach((byte, index) => bytes.setUint8(at + index, byte));
  write(0, "RIFF");
  bytes.setUint32(4, 36 + samples, true);
  write(8, "WAVEfmt ");
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, 8_000, true);
  bytes.setUint32(28, 8_000, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  write(36, "data");
  bytes.setUint32(40, samples, true);
  for (let index = 44; index < 44 + samples; index += 1) bytes.setUint8(index, 128);
  return new File([bytes], "노래.wav", { type: "audio/wav" });
}

describe("the sound editor", () => {
  it("records what is said, lets it be heard and gives the microphone back", async () => {
    const stream = plugInMicrophone();
    const { onDone } = await open({ type: "text", text: "바람 소리" });

    await button("녹음 시작").click();
    await expect.element(page.getByRole("timer", { name: "녹음한 시간" })).toBeVisible();
    await button("녹음 멈추기").click();
    await expect.element(page.getByLabelText("녹음 들어 보기")).toBeInTheDocument();
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(["ended"]);
    await button("소리 넣기").click();

    const draft = onDone.mock.lastCall?.[0];
    expect(draft).toMatchObject({ type: "sound", text: "바람 소리", seconds: 1 });
    expect(draft?.newFile?.blob.type).toMatch(/^audio\/(?:webm|mp4)$/);
    expect(draft?.fileName).toMatch(/^녹음\.(?:webm|m4a)$/);
  });

  it("asks before Escape takes a recording, and gives the microphone back when it goes", async () => {
    const stream = plugInMicrophone();
    const onCancel = vi.fn();
    const { unmount } = await render(<SoundEditor onDone={vi.fn()} onCancel={onCancel} />);
    await button("녹음 시작").click();
    await expect.element(button("녹음 멈추기")).toBeVisible();

    await userEvent.keyboard("{Escape}");
    expect(onCancel).not.toHaveBeenCalled();
    await page.getByRole("button", { name: "그만두기" }).click();
    expect(onCancel).toHaveBeenCalledOnce();
    await unmount();

    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(["ended"]);
  });

  it("takes a sound file where the address has no microphone", async () => {
    vi.stubGlobal("MediaRecorder", undefined);
    const { onDone } = await open();

    await expect.element(page.getByText(/여기에서는 녹음할 수 없어요/)).toBeVisible();
    await expect.element(button("녹음 시작")).not.toBeInTheDocument();
    await page.getByLabelText("소리 파일 고르기").upload(makeWave());
    await expect.element(page.getByLabelText("녹음 들어 보기")).toBeInTheDocument();
    await button("소리 넣기").click();

    expect(onDone.mock.lastCall?.[0]).toMatchObject({
      type: "sound",
      fileName: "노래.wav",
      seconds: 1,
    });
  });

  it("says what to do when the microphone is refused, and when a file is no sound", async () => {
    const refusal = new DOMException("no", "NotAllowedError");
    answerAskedMicrophone(() => Promise.reject(refusal));
    await open();

    await button("녹음 시작").click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("마이크를 쓸 수 없어요. 마이크를 허용하거나 소리 파일을 골라 주세요.");
    await page.getByLabelText("소리 파일 고르기").upload(new File(["글"], "글.mp3"));

    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("이 파일은 들을 수 없어요. 다른 소리를 골라 주세요.");
  });
});

function Sounds() {
  return usePadCards().map((card) => <SoundView key={card.id} card={card} />);
}

describe("a sound on its card", () => {
  it("is fetched only when somebody listens, and says how long it is", async () => {
    const file = "019aa0c4-0000-7000-8000-0000000000f1";
    const data = await buildPadData({ cards: [{ id: "c1", type: "sound", file, seconds: 75 }] });
    await render(
      <PadDataContext value={data}>
        <Sounds />
      </PadDataContext>,
    );

    const player = page.getByLabelText("소리 듣기 1:15");
    await expect.element(player).toHaveAttribute("preload", "none");
    await expect.element(player).toHaveAttribute("src", data.files.addressOf(file, "content"));
  });
});
