/** What a screen of 둘러보기 says where it needs the server. */
export const NOT_SENT = "둘러보기에서는 보낼 수 없어요";
