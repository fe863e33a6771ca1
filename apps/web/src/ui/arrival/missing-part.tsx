/** In the place of a part that did not come: what stands around it stays, and it comes by itself when it can. */
export const missingPart = <p className="text-14 text-fg-2">인터넷이 연결되면 나와요.</p>;
