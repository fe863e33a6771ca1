import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { AppEnv } from "../http/route.ts";

/** One end of an event stream that takes bytes as they are. */
export interface LiveSink {
  write(bytes: Uint8Array): void;
  /** After what was written. Later words go nowhere. */
  end(): void;
}

/** A reader that is so far behind is cut off: it comes back and pulls. */
const BACKLOG_MAX_BYTES = 1_000_000;

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  // Proxies such as nginx would hold frames back to fill their buffer.
  "X-Accel-Buffering": "no",
};

/**
 * Opens an event stream for hundreds of readers of the same words: bytes that are encoded once go straight to each
 * socket. Through a web stream a frame costs several times the server's CPU.
 */
export function openLiveSink(
  c: Context<AppEnv>,
  onClose: () => void,
): { readonly sink: LiveSink; readonly answer: Response } {
  const outgoing = findOutgoing(c);
  const answer = c.body(null, 200, HEADERS);
  if (!outgoing) return openStreamSink(answer.headers, onClose);
  // Without a length and without chunks the body is all that comes until the connection ends.
  outgoing.useChunkedEncodingByDefault = false;
  outgoing.shouldKeepAlive = false;
  outgoing.writeHead(200, Object.fromEntries(answer.headers));
  outgoing.flushHeaders();
  const { socket } = outgoing;
  let isOpen = true;
  outgoing.once("close", () => {
    isOpen = false;
    onClose();
  });
  const sink: LiveSink = {
    write(bytes) {
      if (!isOpen || !socket) return;
      if (socket.writableLength > BACKLOG_MAX_BYTES) socket.destroy();
      else socket.write(bytes);
    },
    end() {
      isOpen = false;
      outgoing.end();
    },
  };
  return { sink, answer: RESPONSE_ALREADY_SENT };
}

function findOutgoing(c: Context<AppEnv>): ServerResponse | undefined {
  // A test that calls the app has no bindings.
  const outgoing = (c.env as Partial<typeof c.env> | undefined)?.outgoing;
  return outgoing && "useChunkedEncodingByDefault" in outgoing ? outgoing : undefined;
}

/** For a call without a socket. */
function openStreamSink(
  headers: Headers,
  onClose: () => void,
): { readonly sink: LiveSink; readonly answer: Response } {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const close = (): void => {
    if (!controller) return;
    controller = undefined;
    onClose();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened;
      },
      cancel: close,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BACKLOG_MAX_BYTES }),
  );
  const sink: LiveSink = {
    write(bytes) {
      if (controller && (controller.desiredSize ?? 0) <= 0) return sink.end();
      controller?.enqueue(bytes);
    },
    end() {
      const open = controller;
      close();
      open?.close();
    },
  };
  return { sink, answer: new Response(body, { headers }) };
}
