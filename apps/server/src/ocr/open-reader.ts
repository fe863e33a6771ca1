import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Page } from "tesseract.js";
import type { OcrLanguages } from "./ocr-languages.ts";

/** OEM.LSTM_ONLY of tesseract.js, and PSM.SINGLE_BLOCK. */
const LSTM_ONLY = 1;
const SINGLE_BLOCK = "6";

interface Told {
  readonly jobId: string;
  readonly status: "resolve" | "reject" | "progress";
  readonly data: unknown;
}

/**
 * The thread that reads, as tesseract.js has it, told its steps by ourselves: its own `createWorker` throws in the
 * process when a step fails or the thread dies, and asks for the core that reads the old models too.
 */
export function openReader(
  script = fileURLToPath(import.meta.resolve("tesseract.js/src/worker-script/node/index.js")),
): {
  readonly read: (
    png: Uint8Array,
    form: Pick<OcrLanguages, "languages" | "folder">,
  ) => Promise<Page>;
  readonly close: () => Promise<void>;
} {
  const worker = new Worker(script);
  let waiting: (PromiseWithResolvers<unknown> & { readonly action: string }) | undefined;
  let ended: Error | undefined;
  const end = (error: Error): void => {
    ended ??= error;
    waiting?.reject(ended);
  };
  worker.on("error", end);
  worker.on("exit", (code) => end(new Error(`the reader ended with ${code}`)));
  worker.on("message", ({ jobId, status, data }: Told) => {
    if (jobId !== waiting?.action) return;
    if (status === "resolve") waiting.resolve(data);
    if (status === "reject") waiting.reject(new Error(String(data)));
  });
  const step = (action: string, payload: object): Promise<unknown> => {
    if (ended) return Promise.reject(ended);
    const asked = { ...Promise.withResolvers<unknown>(), action };
    waiting = asked;
    worker.postMessage({ workerId: "reader", jobId: action, action, payload });
    return asked.promise;
  };
  return {
    async read(png, { languages: langs, folder }) {
      // A number, though it is called otherwise: with `true` it loads the larger core.
      await step("load", { options: { lstmOnly: LSTM_ONLY } });
      const options = { langPath: folder, cacheMethod: "none", gzip: true, lstmOnly: true };
      await step("loadLanguage", { langs, options });
      await step("initialize", { langs, oem: LSTM_ONLY, config: {} });
      const params = { tessedit_pageseg_mode: SINGLE_BLOCK, preserve_interword_spaces: "1" };
      await step("setParameters", { params });
      const output = { blocks: true, text: false };
      // As its own reader writes it.
      return (await step("recognize", {
        image: new Uint8Array(png),
        options: {},
        output,
      })) as Page;
    },
    async close() {
      await worker.terminate();
    },
  };
}
