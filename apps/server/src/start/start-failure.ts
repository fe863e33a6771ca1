import { WRONG_SETTING_EXIT_CODE, type Config } from "../base/settings/config.ts";
import { callByNpm, type CallName } from "./call-name.ts";
import { StartRefused } from "./check-start.ts";
import { findDatabaseFailure } from "../db/database-failure.ts";

/** sysexits.h EX_IOERR, EX_TEMPFAIL. */
export const DISK_EXIT_CODE = 74;
const LATER_EXIT_CODE = 75;

/** Why the server did not start, in Korean, and the exit code by which a service manager knows whether to try again. */
export interface StartFailure {
  readonly sentence: string;
  readonly exitCode: number;
}

/**
 * What the operator is told: what happened, and what to do. 78: a setting, a port or a folder has to be mended; 74: the disk;
 * 75: the database or Redis may answer later; 1: everything else.
 */
export function toStartFailure(
  error: unknown,
  about: Pick<Config, "dataDir" | "port"> & { readonly call?: CallName },
): StartFailure {
  const { dataDir, port, call = callByNpm } = about;
  const newEpoch = call("restore", "--new-epoch");
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const detail = findDetail(error);
  const setting = (sentence: string) => ({ sentence, exitCode: WRONG_SETTING_EXIT_CODE });
  if (error instanceof StartRefused) {
    const lines = error.sentences.map((line) => `- ${line}`);
    const sentence = ["시작하지 않았어요. 데이터는 그대로예요.", ...lines].join("\n");
    return error.isLater ? { sentence, exitCode: LATER_EXIT_CODE } : setting(sentence);
  }
  switch (code) {
    case "EADDRINUSE":
      return setting(
        `${port}번 포트를 다른 프로그램이 쓰고 있어요. 그 프로그램을 끝내거나 PORT=4001처럼 다른 번호로 시작해 주세요.`,
      );
    case "DATA_FOLDER_IN_USE":
      return setting(
        `${dataDir} 폴더는 다른 담임 서버가 쓰고 있어요. 그 서버를 먼저 끝내거나 DAMIM_DATA_DIR로 다른 폴더를 정해 주세요.`,
      );
    case "OTHER_SECRET":
      return setting(
        `이 데이터는 다른 서버 열쇠(secret)의 것이라 시작하지 않았어요. 데이터는 그대로예요. 그때의 secret 파일을 ${dataDir}에 넣어 주세요. 서버가 여럿이면 모두 같은 secret 파일을 써야 해요. 파일이 없으면 ${newEpoch}으로 복구 낱말을 넣을 수 있어요.`,
      );
    case "OTHER_FILES_PLACE":
      return setting(
        `선생님들의 파일이 ${dataDir}의 files가 아닌 다른 곳에 있어서 시작하지 않았어요. 서버가 여럿이면 files 폴더를 같이 쓰거나 DAMIM_FILES에 버킷을 적어 주세요. 파일을 옮겼거나 잃었다면 서버를 모두 끄고 ${newEpoch}을 실행해 주세요.`,
      );
    case "SECRET_DAMAGED":
      return setting(
        `서버 열쇠 파일이 비었거나 잘려서 시작하지 않았어요. 데이터는 그대로예요. 백업해 둔 secret 파일을 ${dataDir}에 넣거나, ${newEpoch}으로 복구 낱말을 넣어 주세요. (${detail})`,
      );
    case "TLS_FILES":
      return setting(
        `DAMIM_TLS_CERT와 DAMIM_TLS_KEY의 인증서를 쓸 수 없어서 시작하지 않았어요. 두 파일이 있는지, 서로 짝이 맞는지 확인해 주세요. (${detail})`,
      );
    case "WEB_ROOT":
      return setting(
        `DAMIM_WEB_ROOT에 화면 파일(index.html)이 없어서 시작하지 않았어요. 폴더를 확인하거나 그 설정을 지워 주세요. (${detail})`,
      );
    case "EADDRNOTAVAIL":
      return setting(
        `HOST에 적은 주소는 이 컴퓨터의 것이 아니에요. 주소를 고치거나 HOST를 지우고 다시 시작해 주세요. (${detail})`,
      );
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return setting(
        `${dataDir}에 쓸 수 없어요. 폴더의 권한을 확인하거나 DAMIM_DATA_DIR로 다른 폴더를 정해 주세요. (${detail})`,
      );
    case "EEXIST":
    case "ENOTDIR":
      return setting(
        `${dataDir}은 폴더가 아니에요. DAMIM_DATA_DIR로 다른 폴더를 정해 주세요. (${detail})`,
      );
    // PostgreSQL: invalid_catalog_name.
    case "3D000":
      return setting(
        `DATABASE_URL에 적은 데이터베이스가 없어요. createdb로 만들거나 이름을 확인해 주세요. (${detail})`,
      );
    // PostgreSQL: invalid_password, invalid_authorization_specification, insufficient_privilege.
    case "28P01":
    case "28000":
    case "42501":
      return setting(
        `데이터베이스가 DATABASE_URL의 사용자를 들여보내지 않았어요. 사용자, 비밀번호, 권한을 확인해 주세요. (${detail})`,
      );
    default:
      return findDatabaseStart(error, { dataDir, detail, code, call });
  }
}

function findDatabaseStart(
  error: unknown,
  about: {
    readonly dataDir: string;
    readonly detail: string;
    readonly code: string;
    readonly call: CallName;
  },
): StartFailure {
  const { dataDir, detail, code, call } = about;
  const failure = findDatabaseFailure(error);
  const errcode = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
  if (errcode === SQLITE_CORRUPT || errcode === SQLITE_NOTADB) {
    return {
      sentence: `${dataDir}의 damim.sqlite가 상해서 열지 못했어요. ${call("restore", "백업파일")}로 가장 새 백업을 되돌려 주세요. 선생님들의 기기에 있는 내용은 다시 와요. (${detail})`,
      exitCode: DISK_EXIT_CODE,
    };
  }
  if (errcode === SQLITE_READONLY || errcode === SQLITE_CANTOPEN || errcode === SQLITE_IOERR) {
    return {
      sentence: `${dataDir}의 데이터를 열거나 쓰지 못했어요. 디스크가 가득 찼거나 권한이 없어요. 남은 공간과 폴더의 권한을 확인하고 다시 시작해 주세요. 있던 데이터는 그대로예요. (${detail})`,
      exitCode: DISK_EXIT_CODE,
    };
  }
  if (failure === "full") {
    return {
      sentence: `디스크가 가득 차서 시작하지 못했어요. 있던 데이터는 그대로예요. ${dataDir}가 있는 디스크(데이터베이스가 따로 있으면 그 디스크)에 자리를 만들고 다시 시작해 주세요. (${detail})`,
      exitCode: DISK_EXIT_CODE,
    };
  }
  if (/unsupported startup parameter/.test(detail)) {
    return {
      sentence: `DATABASE_URL의 PgBouncer가 연결 설정을 받지 않았어요. pgbouncer.ini에 ignore_startup_parameters = lock_timeout, statement_timeout 을 적거나, PostgreSQL에 바로 연결해 주세요. (${detail})`,
      exitCode: WRONG_SETTING_EXIT_CODE,
    };
  }
  if (failure === "away" || UNREACHABLE.has(code)) {
    return {
      sentence: `DATABASE_URL의 데이터베이스에 연결하지 못했어요. 데이터베이스가 켜져 있는지, 주소가 맞는지 확인해 주세요. (${detail})`,
      exitCode: LATER_EXIT_CODE,
    };
  }
  return { sentence: `담임을 시작하지 못했어요. (${detail})`, exitCode: 1 };
}

/** https://www.sqlite.org/rescode.html */
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;

const UNREACHABLE = new Set(["EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

/** Of an address with several numbers each attempt failed: the first one's words. */
function findDetail(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return findDetail(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
