/** In the place of a part that did not come: what stands around it stays, and it comes by itself when it can. */
export const missingPart = (
  <p className="text-14 text-fg-2">아직 못 불러왔어요. 인터넷이 되면 저절로 나와요.</p>
);
