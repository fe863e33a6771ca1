/** What opens the room again on this device; the source's name (spec 01 §5). */
export const PAD_IT_INFO = "padItInfo";
/** The place that this device held. Another tab that comes into a room writes it anew. */
export const PLACE_KEY = "padItPlace";
