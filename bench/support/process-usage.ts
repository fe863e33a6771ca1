import { readFileSync } from "node:fs";

const MS_PER_TICK = 10;

/** User and system time of a process, to the next 10 ms. */
export function readCpuMs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name before the last bracket may hold spaces; utime and stime are the 14th and 15th field.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** Memory that a process holds in RAM, MB (10⁶ bytes). */
export function readRssMb(pid: number): number {
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return (Number(kib) * 1024) / 1_000_000;
}
