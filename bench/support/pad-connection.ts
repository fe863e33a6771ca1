import { connect, type Socket } from "node:net";

export interface PadAnswer {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | undefined;
}

/**
 * One kept connection that speaks just enough HTTP. Node's own client takes more CPU for 300 pupils than the server
 * that is measured, on the same cores.
 */
export interface PadConnection {
  /** One request at a time. */
  call(method: "GET" | "POST", path: string, body?: object): Promise<PadAnswer>;
  /** Opens an event stream; the connection is for nothing else from then on. Rejects when it is refused. */
  stream(path: string, onText: (text: string) => void, onEnd: () => void): Promise<void>;
  cookie: string;
  close(): void;
}

export function openPadConnection(origin: string): PadConnection {
  const { hostname, port, host } = new URL(origin);
  let socket: Socket | undefined;
  let onData = (_text: string): void => {};
  let onLost = (_error: Error): void => {};

  function open(): Socket {
    if (socket && !socket.destroyed) return socket;
    const fresh = connect({ host: hostname, port: Number(port), noDelay: true });
    fresh.setEncoding("utf8");
    const lose = (error: Error): void => {
      // An error is followed by a close: the first of them is told.
      if (socket !== fresh) return;
      socket = undefined;
      onLost(error);
    };
    fresh.on("data", (text: string) => onData(text));
    fresh.on("error", lose);
    fresh.on("close", () => lose(new Error("the connection was closed")));
    return (socket = fresh);
  }

  function write(method: string, path: string, body: object | undefined): void {
    const text = body ? JSON.stringify(body) : "";
    const about = body
      ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
      : "";
    const cookie = connection.cookie ? `cookie: ${connection.cookie}\r\n` : "";
    open().write(
      `${method} /damim/${path} HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\n${cookie}${about}\r\n${text}`,
    );
  }

  const connection: PadConnection = {
    cookie: "",
    call(method, path, body) {
      return new Promise((resolve, reject) => {
        let received = "";
        // As a browser does: a kept connection that the server closed meanwhile is no failure of the request.
        let mayTryAgain = socket !== undefined;
        onLost = (error) => {
          if (!mayTryAgain || received !== "") return reject(error);
          mayTryAgain = false;
          write(method, path, body);
        };
        onData = (text) => {
          received += text;
          const end = received.indexOf("\r\n\r\n");
          if (end === -1) return;
          const head = received.slice(0, end);
          const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
          const content = received.slice(end + 4);
          // As long as its characters are fewer than its bytes, it may be whole or not: ask exactly then.
          if (content.length < length && Buffer.byteLength(content) < length) return;
          onLost = () => {};
          const cookie = /\r\nset-cookie: ([^;]+)/i.exec(head)?.[1];
          resolve({ status: Number(head.slice(9, 12)), text: content, cookie });
        };
        write(method, path, body);
      });
    },
    stream(path, onText, onEnd) {
      return new Promise((resolve, reject) => {
        let received = "";
        onLost = reject;
        onData = (text) => {
          received += text;
          const end = received.indexOf("\r\n\r\n");
          if (end === -1) return;
          const status = Number(received.slice(9, 12));
          if (status !== 200) return reject(new Error(`the stream was answered ${status}`));
          onLost = onEnd;
          onData = onText;
          onText(received.slice(end + 4));
          resolve();
        };
        write("GET", path, undefined);
      });
    },
    close() {
      onLost = () => {};
      socket?.destroy();
    },
  };
  return connection;
}
