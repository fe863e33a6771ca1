import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers a request by itself, or lets it go on to the app: at once, or with its body in `rawBody`. */
export type Shortcut = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  goOn: () => void,
) => void;
