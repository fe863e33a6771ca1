import pg from "pg";

const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_FIRST_MS = 50;
const RETRY_LONGEST_MS = 5_000;
/** A connection may die without a word, when a router forgets it: asked so often, it is found out. */
const BEAT_MS = 10_000;
const BEAT_TIMEOUT_MS = 5_000;

export const LISTENER_NAME = "damim listener";

/**
 * Listens on a channel over a connection of its own, which is opened again with growing pauses
 * whenever it is lost. `onListening` comes after each opening: what was sent before it is missed.
 */
export function listenPostgres(options: {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  readonly onListening: () => void;
  readonly onLost: (error: unknown) => void;
}): { close(): Promise<void> } {
  const { databaseUrl, channel, onMessage, onListening, onLost } = options;
  const ending = Promise.withResolvers<void>();
  let isEnding = false;

  async function listenUntilLost(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: LISTENER_NAME,
      keepAlive: true,
    });
    const lost = new Promise<never>((_resolve, reject) => {
      client.on("error", reject);
      client.on("end", () => reject(new Error("the connection ended")));
    });
    lost.catch(() => undefined); // also when nobody waits for it any more
    client.on("notification", ({ payload = "" }) => onMessage(payload));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      failures = 0;
      onListening();
      await Promise.race([ending.promise, lost, beatUntilSilent(client)]);
    } finally {
      // With a question open, as after a silent death, this cuts the connection instead of waiting.
      void client.end().catch(() => undefined);
    }
  }

  async function beatUntilSilent(client: pg.Client): Promise<void> {
    while (!isEnding) {
      await pause(BEAT_MS, ending.promise);
      const isSilent = pause(BEAT_TIMEOUT_MS).then(() => {
        throw new Error("the connection is silent");
      });
      isSilent.catch(() => undefined);
      if (!isEnding) await Promise.race([client.query("select 1"), isSilent]);
    }
  }

  let failures = 0;
  async function run(): Promise<void> {
    while (!isEnding) {
      await listenUntilLost().catch((error: unknown) => {
        if (!isEnding) onLost(error);
      });
      const retryMs = Math.min(RETRY_FIRST_MS * 2 ** failures++, RETRY_LONGEST_MS);
      await pause(retryMs * (0.5 + Math.random()), ending.promise);
    }
  }

  const running = run();
  return {
    async close() {
      isEnding = true;
      ending.resolve();
      await running;
    },
  };
}

function pause(durationMs: number, ending?: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs);
    timer.unref();
    void ending?.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
