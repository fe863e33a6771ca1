/** What an installation is asked for. Where it was not measured (`bench/school-day.ts`), it is an assumption. */
export interface CapacityInput {
  readonly teachers: number;
  /** Share of them that is there on the same morning. */
  readonly activeShare: number;
  readonly opsPerMorning: number;
  readonly pushesPerMorning: number;
  readonly morningMinutes: number;
  /** The busiest moment of a morning against its average. */
  readonly burst: number;
  readonly devicesPerTeacher: number;
  /** Share of all teachers that has a pad room open at once. */
  readonly padShare: number;
  readonly pupilsPerRoom: number;
  readonly cardsPerPupilSecond: number;
  readonly rowsPerYear: number;
  readonly bytesPerRow: number;
  /** Bytes of history against those of rows. */
  readonly historyShare: number;
  readonly filesMbPerYear: number;
  readonly accessLinesPerDay: number;
  readonly bytesPerAccessLine: number;
  readonly schoolDays: number;
  readonly opsPerSecondPerNode: number;
  readonly opsPerSecondPerProcess: number;
  readonly streamsPerProcess: number;
  readonly microsPerDelivery: number;
  /** CPU of one beat of one open stream, µs, and the seconds between two. 0: not counted. */
  readonly microsPerBeat?: number;
  readonly beatSeconds?: number;
  /** Share of a machine that may be in use at the peak. */
  readonly fill: number;
}

export interface CapacityEstimate {
  readonly peakOps: number;
  readonly peakRequests: number;
  readonly streams: number;
  readonly padRooms: number;
  readonly padCardsPerSecond: number;
  readonly padDeliveriesPerSecond: number;
  readonly padCores: number;
  readonly beatCores: number;
  readonly rowsTbPerYear: number;
  readonly historyTbPerYear: number;
  readonly filesTbPerYear: number;
  readonly accessLogTbTwoYears: number;
  readonly databaseNodes: number;
  readonly webProcesses: number;
}

/** One process may die and one be replaced at the peak. */
const SPARE_PROCESSES = 2;
const BYTES_PER_TB = 1e12;

/**
 * What an installation needs at its busiest minute and after a year, for the page of an operator (`docs/scale.md`).
 * Rates a second, sizes in TB (10¹² bytes). Where one process within its fill does, it is alone; else two are to spare.
 *
 * ```ts
 * estimateCapacity({ ...input, teachers: 5_000 }); // { peakOps: 338, databaseNodes: 1, webProcesses: 3, … }
 * ```
 */
export function estimateCapacity(input: CapacityInput): CapacityEstimate {
  const { teachers, fill, microsPerBeat = 0, beatSeconds = 20 } = input;
  const active = teachers * input.activeShare;
  const perSecond = (perMorning: number): number =>
    ((active * perMorning) / (input.morningMinutes * 60)) * input.burst;
  const peakOps = perSecond(input.opsPerMorning);
  const streams = active * input.devicesPerTeacher;
  const padRooms = teachers * input.padShare;
  const cards = padRooms * input.pupilsPerRoom * input.cardsPerPupilSecond;
  // To each pupil of the room and to its teacher.
  const deliveries = cards * (input.pupilsPerRoom + 1);
  const beatCores = ((streams / beatSeconds) * microsPerBeat) / 1e6;
  const rowsTb = (teachers * input.rowsPerYear * input.bytesPerRow) / BYTES_PER_TB;
  const logged = active * input.accessLinesPerDay * input.bytesPerAccessLine;
  const processes = Math.max(
    streams / input.streamsPerProcess,
    peakOps / (input.opsPerSecondPerProcess * fill),
    beatCores / fill,
  );
  return {
    peakOps: Math.round(peakOps),
    peakRequests: Math.round(perSecond(input.pushesPerMorning)),
    streams: Math.round(streams),
    padRooms: Math.round(padRooms),
    padCardsPerSecond: Math.round(cards),
    padDeliveriesPerSecond: Math.round(deliveries),
    padCores: roundTo((deliveries * input.microsPerDelivery) / 1e6, 1),
    beatCores: roundTo(beatCores, 1),
    rowsTbPerYear: roundTo(rowsTb, 2),
    historyTbPerYear: roundTo(rowsTb * input.historyShare, 2),
    filesTbPerYear: roundTo((teachers * input.filesMbPerYear) / 1e6, 2),
    accessLogTbTwoYears: roundTo((logged * input.schoolDays * 2) / BYTES_PER_TB, 2),
    databaseNodes: Math.max(1, Math.ceil(peakOps / (input.opsPerSecondPerNode * fill))),
    webProcesses: processes <= fill ? 1 : Math.ceil(processes) + SPARE_PROCESSES,
  };
}

function roundTo(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
