/**
 * Loaded into a server before anything else (`node --import`): time is what the year's machine says, and runs on from
 * there. Timers of 15 s and more wait for that time (so jobs look for what is due at every step); shorter ones are patience with a
 * socket and stay real.
 */
import { flushCompileCache } from "node:module";
import net from "node:net";
import { getEnvironmentData, isMainThread, setEnvironmentData } from "node:worker_threads";

const LONG_MS = 15_000;
const FLUSH_MS = 2_000;
const RealDate = Date;
const real = { setTimeout, setInterval, clearTimeout, clearInterval };
const said = Number(getEnvironmentData("livedTime") ?? process.env["YEAR_NOW"]);
let base = { lived: said, real: RealDate.now() };
const now = (): number => base.lived + RealDate.now() - base.real;

/** A timer that waits for lived time. */
class LivedTimer {
  at: number;
  readonly work: () => void;
  readonly everyMs: number | undefined;
  constructor(work: () => void, delayMs: number, isRepeated: boolean) {
    this.work = work;
    this.at = now() + delayMs;
    this.everyMs = isRepeated ? delayMs : undefined;
    timers.add(this);
  }
  ref = (): this => this;
  unref = (): this => this;
  hasRef = (): boolean => false;
}
const timers = new Set<LivedTimer>();

globalThis.Date = class extends RealDate {
  constructor(...from: [] | ConstructorParameters<DateConstructor>) {
    if (from.length === 0) super(now());
    else super(...from);
  }
  static override now(): number {
    return now();
  }
} as DateConstructor;

function replaceTimer(name: "setTimeout" | "setInterval", isRepeated: boolean): void {
  const usual = real[name];
  const replaced = (work: (...args: unknown[]) => void, delayMs = 0, ...args: unknown[]) =>
    delayMs >= LONG_MS && delayMs < 2 ** 31
      ? new LivedTimer(() => work(...args), delayMs, isRepeated)
      : usual(work, delayMs, ...args);
  Object.defineProperty(globalThis, name, { value: replaced });
}
function replaceClear(name: "clearTimeout" | "clearInterval"): void {
  const usual = real[name];
  const replaced = (timer: unknown): void =>
    timer instanceof LivedTimer ? void timers.delete(timer) : usual(timer as NodeJS.Timeout);
  Object.defineProperty(globalThis, name, { value: replaced });
}

function live(lived: number): void {
  base = { lived, real: RealDate.now() };
  setEnvironmentData("livedTime", lived);
  for (const timer of timers) {
    if (timer.at > lived) continue;
    if (timer.everyMs === undefined) timers.delete(timer);
    else timer.at = lived + timer.everyMs;
    timer.work();
  }
}

if (isMainThread) {
  replaceTimer("setTimeout", false);
  replaceTimer("setInterval", true);
  replaceClear("clearTimeout");
  replaceClear("clearInterval");
  const socket = net.connect(Number(process.env["YEAR_CLOCK"]), "127.0.0.1").unref();
  socket.on("error", () => undefined);
  // Who is killed writes nothing down, and would be compiled anew at every start.
  socket.once("data", () => real.setTimeout(flushCompileCache, FLUSH_MS).unref());
  socket.on("data", (lines) => {
    const last = lines.toString().trim().split("\n").at(-1);
    live(Number(last));
    socket.write(`${last}\n`);
  });
}
