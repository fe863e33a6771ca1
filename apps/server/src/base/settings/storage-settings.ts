import path from "node:path";
import { hasScheme } from "./parse-places.ts";
import { parseS3Place } from "./parse-s3-place.ts";
import type { S3Place } from "./places.ts";
import { numberOf, where } from "./readers.ts";
import { setting } from "./setting.ts";

const MB = 1024 * 1024;
const MEGABYTES = /^[1-9]\d{0,6}$/;

type FilesPlace = { readonly type: "disk" } | ({ readonly type: "s3" } & S3Place);

/** The settings of what is kept, and where. */
export const storageSettings = [
  setting("DAMIM_DATA_DIR", "folder of the database, files, secret, backups", {
    as: "dataDir",
    default: "./data",
    read: (text) => path.resolve(text),
  }),
  setting("DATABASE_URL", "`postgres://user:password@host/database`", {
    as: "databaseUrl",
    without: "SQLite in that folder",
    read: where((text) => hasScheme(text, ["postgres:", "postgresql:"])),
    wrong:
      "은 postgres://사용자:비밀번호@주소/데이터베이스 형식이어야 해요. 비밀번호의 @ / ? #은 %40 %2F %3F %23으로 적어 주세요.",
    secret: true,
  }),
  setting("DAMIM_CLUSTER", "`citus`: words lie on several nodes (`docs/scale.md`)", {
    as: "isCluster",
    without: "(none)",
    else: false,
    read: (text) => text === "citus" || undefined,
    wrong: "는 citus만 쓸 수 있어요. 한 데이터베이스면 지워 주세요.",
  }),
  setting("DAMIM_POOL", "connections to PostgreSQL at most", {
    as: "poolSize",
    default: "20",
    read: numberOf(/^[1-9]\d{0,2}$/),
    wrong: "은 1~999 사이의 숫자(데이터베이스 연결 수)여야 해요.",
  }),
  setting("DAMIM_FILES", "or a bucket, below", {
    as: "files",
    default: "disk",
    read(text): FilesPlace | undefined {
      if (text === "disk") return { type: "disk" };
      const place = parseS3Place(text);
      return place && { type: "s3", ...place };
    },
    wrong:
      "는 disk이거나 s3+https://열쇠:비밀열쇠@저장소주소/버킷?region=지역 형식이어야 해요. s3+http는 이 컴퓨터 안의 저장소만 쓸 수 있어요.",
    secret: true,
  }),
  setting("DAMIM_FILES_QUOTA_MB", "files of one teacher", {
    as: "fileQuotaBytes",
    default: "1024",
    read: numberOf(MEGABYTES, MB),
    wrong: "는 1~9999999 사이의 숫자(MB)여야 해요.",
  }),
  setting("DAMIM_PAD_QUOTA_MB", "files of one pad room", {
    as: "padQuotaBytes",
    default: "200",
    read: numberOf(MEGABYTES, MB),
    wrong: "는 1~9999999 사이의 숫자(MB)여야 해요.",
  }),
  setting("DAMIM_BACKUP_TO", "a bucket that backups also go to, below", {
    as: "backupTo",
    read: parseS3Place,
    wrong:
      "는 s3+https://열쇠:비밀열쇠@저장소주소/버킷?region=지역 형식이어야 해요. s3+http는 이 컴퓨터 안의 저장소만 쓸 수 있어요.",
    secret: true,
    show: "다른 곳에 백업: 백업이 이 건물에만 있어요",
  }),
  setting("DAMIM_BACKUP_KEEP", "how many backups stay", {
    as: "backupKeep",
    default: "14",
    read: numberOf(/^[1-9]\d{0,3}$/),
    wrong: "는 1~9999 사이의 숫자여야 해요.",
  }),
];
