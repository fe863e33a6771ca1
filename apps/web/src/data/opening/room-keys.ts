/** What opens the room again on this device; the source's name (spec 01 §5). */
export const PAD_IT_INFO = "padItInfo";
/** Of the survey that was opened last: after one pupil of a shared device comes the next. */
export const ANSWER_CODE = "answerCode";
/** The place that this device held. Another tab that comes into a room writes it anew. */
export const PLACE_KEY = "padItPlace";
/** Who left while the server could not hear of it, with what it has to get of them yet. */
export const LEFT_KEY = "padItLeft";
/** The survey that this device asks one pupil after the other, also without a network. */
export const KEPT_SURVEY = "answerSurvey";
