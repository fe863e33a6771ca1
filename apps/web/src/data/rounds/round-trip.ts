import { sendRequest } from "../../platform/server/send-request.ts";

/** An HTTP answer as it stands on the wire. */
export interface RoundTripAnswer {
  readonly status: number;
  readonly text: string;
}

/** Takes one request of the sync protocol to the server and back. Rejects when the network does not. */
export type RoundTrip = (body: string) => Promise<RoundTripAnswer>;

/** The round trip itself, on whichever thread calls it, to a place below `api/`. */
export function createRoundTrip(path: string): RoundTrip {
  return async (body) => {
    const response = await sendRequest(path, { body, wait: "round" });
    return { status: response.status, text: await response.text() };
  };
}

/** To the sync endpoint of a signed-in teacher. */
export const makeRoundTrip: RoundTrip = createRoundTrip("sync");
