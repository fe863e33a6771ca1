/** Waits beside a page: a hidden window's own timers come up to a minute late. */
onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly delayMs: number }>): void => {
  setTimeout(() => postMessage(data.id), data.delayMs);
};
