import * as v from "valibot";
import { hasScheme } from "./parse-places.ts";
import { parseS3Place } from "./parse-s3-place.ts";

/** The settings of what is kept, and where. */
export const storageEntries = {
  DAMIM_DATA_DIR: v.optional(v.string(), "./data"),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => hasScheme(text, ["postgres:", "postgresql:"]),
        "DATABASE_URL은 postgres://사용자:비밀번호@주소/데이터베이스 형식이어야 해요. 비밀번호의 @ / ? #은 %40 %2F %3F %23으로 적어 주세요.",
      ),
    ),
  ),
  DAMIM_CLUSTER: v.optional(
    v.picklist(["citus"], "DAMIM_CLUSTER는 citus만 쓸 수 있어요. 한 데이터베이스면 지워 주세요."),
  ),
  DAMIM_POOL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,2}$/, "DAMIM_POOL은 1~999 사이의 숫자(데이터베이스 연결 수)여야 해요."),
      v.transform(Number),
    ),
    "20",
  ),
  DAMIM_FILES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === "disk" || parseS3Place(text) !== undefined,
        "DAMIM_FILES는 disk이거나 s3+https://열쇠:비밀열쇠@저장소주소/버킷?region=지역 형식이어야 해요. s3+http는 이 컴퓨터 안의 저장소만 쓸 수 있어요.",
      ),
    ),
    "disk",
  ),
  DAMIM_FILES_QUOTA_MB: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,6}$/, "DAMIM_FILES_QUOTA_MB는 1~9999999 사이의 숫자(MB)여야 해요."),
      v.transform(Number),
    ),
    "1024",
  ),
  DAMIM_PAD_QUOTA_MB: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,6}$/, "DAMIM_PAD_QUOTA_MB는 1~9999999 사이의 숫자(MB)여야 해요."),
      v.transform(Number),
    ),
    "200",
  ),
  DAMIM_BACKUP_TO: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => parseS3Place(text) !== undefined,
        "DAMIM_BACKUP_TO는 s3+https://열쇠:비밀열쇠@저장소주소/버킷?region=지역 형식이어야 해요. s3+http는 이 컴퓨터 안의 저장소만 쓸 수 있어요.",
      ),
    ),
  ),
  DAMIM_BACKUP_KEEP: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, "DAMIM_BACKUP_KEEP는 1~9999 사이의 숫자여야 해요."),
      v.transform(Number),
    ),
    "14",
  ),
};
