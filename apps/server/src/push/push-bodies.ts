import * as v from "valibot";

const KEY = /^[\w-]{16,128}={0,2}$/;

const endpointField = v.pipe(v.string(), v.maxLength(1_024), v.url());
/** As `PushSubscription.toJSON()` of the browser writes it. */
export const subscriptionBody = v.object({
  endpoint: endpointField,
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(KEY)),
    auth: v.pipe(v.string(), v.regex(KEY)),
  }),
});
/** The address alone: who has it may give it up. */
export const endpointBody = v.object({ endpoint: endpointField });
