/** As 관리 「서비스」 names them, in this order. */
export type ServiceName = "날씨" | "미세먼지" | "NEIS" | "문서" | "메일" | "파일" | "오류";

/** How a service does. No key and no address of anybody. Times in epoch ms. */
export interface ServiceReply {
  readonly name: ServiceName;
  readonly state: "on" | "off" | "away";
  /** From whom it comes, or what happens without it. */
  readonly note: string;
  readonly lastGoodAt: number | null;
  readonly lastFailedAt: number | null;
  /** The last failure in a sentence; empty where there was none. */
  readonly lastFailure: string;
  /** Of a service whose calls are counted. */
  readonly calls: { readonly today: number; readonly perDay: number } | null;
}

/** What our server answers to `GET api/admin/services` and `POST api/admin/services/check`. */
export interface ServicesReply {
  readonly services: readonly ServiceReply[];
}

export const serviceStateLabels: Readonly<Record<ServiceReply["state"], string>> = {
  on: "켜짐",
  off: "꺼짐",
  away: "닿지 않음",
};
