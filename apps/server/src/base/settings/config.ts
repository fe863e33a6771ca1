import type {
  AnalyticsPlace,
  S3Place,
  SentryPlace,
  ServicePlace,
  WeatherPlaces,
} from "./places.ts";

/** What the operator decides. Everything has a default: `npm start` needs no setting. */
export interface Config {
  readonly port: number;
  /**
   * Addresses to listen on: all of this computer, unless a proxy stands in front. What may be done over
   * plain http from elsewhere is the business of `http/arrival.ts`.
   */
  readonly listenOn: readonly string[];
  readonly dataDir: string;
  /** Folder of a built web app; without it the one of this project. */
  readonly webRoot?: string;
  /** `postgres://…`; without it SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  /** Its part where several processes share the work: `web` answers people, `jobs` does what nobody asks for. */
  readonly role: "all" | "web" | "jobs";
  /** How commits of other server processes come to the listeners of this one. */
  readonly bus: "local" | "postgres" | "poll" | "redis";
  /** Of the Redis that `redis` names; it may hold a password. */
  readonly redisUrl?: string;
  /** For people, or for a collector of logs. */
  readonly logFormat: "text" | "json";
  /** Which requests have a line: none, what went wrong and a hundredth of the others, or all. */
  readonly logRequests: "off" | "sample" | "all";
  /** Where a collector reads figures; nowhere without it. */
  readonly metricsOn?: { readonly host: string; readonly port: number };
  /** Whether what teachers wrote lies on several nodes of PostgreSQL (Citus). */
  readonly isCluster: boolean;
  /** Connections to PostgreSQL at most. */
  readonly poolSize: number;
  /** Where the bytes of files lie: the data folder, or a bucket. */
  readonly files: { readonly type: "disk" } | ({ readonly type: "s3" } & S3Place);
  /** How many bytes of files a teacher may have. */
  readonly fileQuotaBytes: number;
  /** How many bytes of files a pad room may have. */
  readonly padQuotaBytes: number;
  /** How many backups of SQLite stay. */
  readonly backupKeep: number;
  /** The bucket that backups also go to, away from the house. */
  readonly backupTo?: S3Place;
  /** Begins and ends with a slash. */
  readonly basePath: string;
  /** The address people type, without a path; links in mails begin with it. */
  readonly origin: string;
  /** Origins whose pages may write: `origin` and, on http, the other names of this computer. */
  readonly trustedOrigins: readonly string[];
  /** Known by an https address (`DAMIM_ORIGIN`): the rules for the school's own network are off. */
  readonly isHttps: boolean;
  /** Proxies in front, as addresses or networks: what they say of where a request comes from is believed. */
  readonly proxies: readonly string[];
  /** The operator's own certificate; without it an installation makes its own. */
  readonly tlsFiles?: { readonly certificateFile: string; readonly keyFile: string };
  readonly smtpUrl?: string;
  readonly supportEmail?: string;
  /** Where 「사용법」 of the profile menu leads; without it to the guides of ours. */
  readonly guideUrl?: string;
  /** Whether a visitor may look around in a class that is made up (「둘러보기」). */
  readonly isTryOffered: boolean;
  /** Hosts of push services beside the known ones. */
  readonly pushHosts: readonly string[];
  /** Where scrubbed bugs go; nowhere without it. */
  readonly sentry?: SentryPlace;
  /** `SENTRY_DSN=self`: scrubbed bugs are kept here. */
  readonly keepsErrors: boolean;
  /** Where opened pages are counted; nowhere without it. */
  readonly analytics?: AnalyticsPlace;
  /** `ANALYTICS_URL=self`: opened pages are counted here. */
  readonly countsPages: boolean;
  /** 「Google로 로그인」 is offered only with it. */
  readonly google?: GoogleSettings;
  /** The education-data service (open.neis.go.kr). Without a key it gives five rows of anything. */
  readonly neis: ServicePlace;
  /** Weather and dust; nowhere when the operator wants none. */
  readonly weather?: WeatherPlaces;
  /** The model of AI매니저; without it prompts are copied by hand. */
  readonly ai?: AiPlace;
  /** Tokens a teacher may use in a day. */
  readonly aiDailyTokens: number;
}

/** A service that speaks chat completions, also one on the school's own machine. */
export interface AiPlace {
  /** Without a slash at the end: `https://ai.example/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly key: string | undefined;
}

/** A client of an OpenID provider: Google's, or the one at `issuer`. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Without a slash at the end; its discovery document lies below `/.well-known/`. */
  readonly issuer: string;
}
/** sysexits.h EX_CONFIG: service managers know that a restart does not help. */
export const WRONG_SETTING_EXIT_CODE = 78;
