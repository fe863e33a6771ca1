import { SyncFailure } from "../client/rounds.ts";
import type { SyncReply, SyncRequest } from "../protocol.ts";
import type { Random } from "./random.ts";

/** One request on its way. It may reach the server more than once, late, or never. */
interface Flight {
  readonly device: number;
  readonly request: SyncRequest;
  readonly resolve: (reply: SyncReply) => void;
  readonly reject: (failure: SyncFailure) => void;
  reply?: SyncReply;
}

/** A network that a fuzz run drives step by step. */
export interface FuzzNetwork {
  send(device: number, request: SyncRequest): Promise<SyncReply>;
  /** Moves one message on, or loses it. False when there is none. */
  step(): Promise<boolean>;
  setPartition(device: number, isCut: boolean): void;
  /** While healed, nothing is lost, repeated or cut. */
  setHealed(isHealed: boolean): void;
  readonly faults: { lost: number; answersLost: number; duplicated: number; cut: number };
}

export function createFuzzNetwork(
  random: Random,
  answer: (request: SyncRequest) => Promise<SyncReply>,
): FuzzNetwork {
  const flights: Flight[] = [];
  /** Copies that the network made; their answers go nowhere. */
  const ghosts: SyncRequest[] = [];
  const cutDevices = new Set<number>();
  const faults = { lost: 0, answersLost: 0, duplicated: 0, cut: 0 };
  let isHealed = false;

  const isFault = (probability: number): boolean => !isHealed && random.isLucky(probability);

  function fail(flight: Flight): void {
    flight.reject(new SyncFailure(isFault(0.1) ? "after-sign-in" : "later"));
  }

  function takeOut(): Flight | undefined {
    // Any of them, not the first: that is what reorders and delays.
    return flights.splice(random.below(flights.length), 1)[0];
  }

  return {
    faults,
    send(device, request) {
      if (cutDevices.has(device)) {
        faults.cut++;
        return Promise.reject(new SyncFailure("later"));
      }
      return new Promise((resolve, reject) => flights.push({ device, request, resolve, reject }));
    },
    async step() {
      if (ghosts.length > 0 && random.isLucky(0.2)) {
        const ghost = ghosts.splice(random.below(ghosts.length), 1)[0];
        if (ghost) await answer(ghost);
        return true;
      }
      const flight = takeOut();
      if (!flight) return false;
      if (flight.reply) {
        if (isFault(0.08)) {
          faults.answersLost++;
          fail(flight);
        } else flight.resolve(flight.reply);
        return true;
      }
      if (isFault(0.08)) {
        faults.lost++;
        fail(flight);
        return true;
      }
      if (isFault(0.05)) {
        faults.duplicated++;
        ghosts.push(flight.request);
      }
      flight.reply = await answer(flight.request);
      flights.push(flight);
      return true;
    },
    setPartition(device, isCut) {
      if (isCut && !isHealed) cutDevices.add(device);
      else cutDevices.delete(device);
    },
    setHealed(isNowHealed) {
      isHealed = isNowHealed;
      cutDevices.clear();
    },
  };
}
