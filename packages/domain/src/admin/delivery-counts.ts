/** How messages to devices do, in counts alone: no body, no teacher, no address. `GET api/admin/deliveries`. */
export interface DeliveryCountsReply {
  /** Messages that wait for their moment or for another try. */
  readonly waiting: number;
  /** Messages whose cause lies within a day and of which nothing is left to do. */
  readonly settledToday: number;
  /** Devices that hear, and those of them whose last message did not go out. */
  readonly devices: number;
  readonly failingDevices: number;
  /** Why, as the push service said it: 「503」, 「timeout」; the most frequent first. */
  readonly failures: readonly { readonly why: string; readonly count: number }[];
}
