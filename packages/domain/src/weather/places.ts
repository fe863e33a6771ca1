/** A point on the map, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** The seat of one of the 17 provinces. */
export interface ProvincePlace extends Point {
  /** ATPT_OFCDC_SC_CODE of its office of education. */
  readonly office: string;
  /** As 에어코리아 asks for it: 「서울」. */
  readonly sido: string;
  readonly name: string;
}

/** Positions to about 1 km: enough for a grid of 5 km. */
export const provincePlaces: readonly ProvincePlace[] = [
  { office: "B10", sido: "서울", name: "서울특별시", lat: 37.5665, lon: 126.978 },
  { office: "C10", sido: "부산", name: "부산광역시", lat: 35.1798, lon: 129.075 },
  { office: "D10", sido: "대구", name: "대구광역시", lat: 35.8714, lon: 128.6014 },
  { office: "E10", sido: "인천", name: "인천광역시", lat: 37.4563, lon: 126.7052 },
  { office: "F10", sido: "광주", name: "광주광역시", lat: 35.1601, lon: 126.8514 },
  { office: "G10", sido: "대전", name: "대전광역시", lat: 36.3504, lon: 127.3845 },
  { office: "H10", sido: "울산", name: "울산광역시", lat: 35.5396, lon: 129.3115 },
  { office: "I10", sido: "세종", name: "세종특별자치시", lat: 36.48, lon: 127.289 },
  { office: "J10", sido: "경기", name: "경기도", lat: 37.2894, lon: 127.0535 },
  { office: "K10", sido: "강원", name: "강원특별자치도", lat: 37.8854, lon: 127.7298 },
  { office: "M10", sido: "충북", name: "충청북도", lat: 36.6357, lon: 127.4914 },
  { office: "N10", sido: "충남", name: "충청남도", lat: 36.6588, lon: 126.6728 },
  { office: "P10", sido: "전북", name: "전북특별자치도", lat: 35.8203, lon: 127.1088 },
  { office: "Q10", sido: "전남", name: "전라남도", lat: 34.8161, lon: 126.4629 },
  { office: "R10", sido: "경북", name: "경상북도", lat: 36.576, lon: 128.5056 },
  { office: "S10", sido: "경남", name: "경상남도", lat: 35.2383, lon: 128.6924 },
  { office: "T10", sido: "제주", name: "제주특별자치도", lat: 33.489, lon: 126.4983 },
];

/**
 * Where a school lies as far as its office of education tells.
 *
 * ```ts
 * findPlaceOfOffice("F10")?.name; // "광주광역시"
 * ```
 */
export function findPlaceOfOffice(office: string): ProvincePlace | undefined {
  return provincePlaces.find((place) => place.office === office);
}
