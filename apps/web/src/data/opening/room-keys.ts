/** What opens the room again on this device; the source's name (spec 01 §5). */
export const PAD_IT_INFO = "padItInfo";
/** Of the survey that was opened last: after one pupil of a shared device comes the next. */
export const ANSWER_CODE = "answerCode";
/** The place that this device held. Another tab that comes into a room writes it anew. */
export const PLACE_KEY = "padItPlace";
