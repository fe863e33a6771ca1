/** Where the network is missing (spec 14 §0). */
export const AWAY = "쌤마당 글은 인터넷이 이어지면 보여요. 쓰던 글은 이 기기에 있어요.";
/** Said instead of a nickname. */
export const LEFT_TEACHER = "떠난 선생님";
