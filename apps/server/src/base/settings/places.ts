/** A service outside of the house: where it is (without a slash at the end), and the operator's key for it. */
export interface ServicePlace {
  readonly baseUrl: string;
  readonly key: string | undefined;
}

/** The services that the operator chose for weather and dust. */
export interface WeatherPlaces {
  /** 기상청 and 에어코리아; asked only with a key. */
  readonly dataGoKr: ServicePlace;
  /** Without a key: the sky, and the air. */
  readonly openMeteo: { readonly baseUrl: string; readonly airUrl: string };
}

/** A Sentry-compatible service, as its DSN names it. */
export interface SentryPlace {
  readonly envelopeUrl: string;
  readonly publicKey: string;
}

/** An Umami-compatible counter. */
export interface AnalyticsPlace {
  readonly url: string;
  readonly website: string;
}

/** A bucket of an S3-compatible storage, addressed by path: `endpoint/bucket/prefix/key`. */
export interface S3Place {
  /** "https://s3.example" without a slash at the end. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Before each key; empty or ending with a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
