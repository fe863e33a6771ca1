type News = Readonly<Record<string, unknown>>;

/** One event stream of a pad room, read to the end; events wait here until a test asks for them. */
export interface PadReader {
  /** The next event of this name; frames of rows are called "message". */
  until(name: string): Promise<News>;
  /** Passes over events of this name until one says this. */
  untilEqual(name: string, expected: News): Promise<void>;
  /** The server ended the stream. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

export async function openPadReader(response: Response): Promise<PadReader> {
  if (!response.ok) throw new Error(`the stream was answered ${response.status}`);
  const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const waiting: { readonly name: string; readonly news: News }[] = [];
  let wake = (): void => {};
  const ended = (async () => {
    let text = "";
    for (;;) {
      const chunk = await stream?.read();
      if (!chunk || chunk.done) return;
      text += chunk.value;
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) waiting.push(toNews(event));
      wake();
    }
  })();

  async function until(name: string): Promise<News> {
    for (;;) {
      const place = waiting.findIndex((event) => event.name === name);
      const [found] = place === -1 ? [] : waiting.splice(place, 1);
      if (found) return found.news;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }

  return {
    until,
    async untilEqual(name, expected) {
      for (;;) if (JSON.stringify(await until(name)) === JSON.stringify(expected)) return;
    },
    ended,
    async close() {
      await stream?.cancel();
      await ended;
    },
  };
}

function toNews(event: string): { readonly name: string; readonly news: News } {
  const name = /^event: (.+)$/m.exec(event)?.[1] ?? "message";
  return { name, news: JSON.parse(/^data: (.+)$/m.exec(event)?.[1] ?? "{}") as News };
}
