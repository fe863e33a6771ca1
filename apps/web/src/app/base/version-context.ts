import { createContext, useContext } from "react";

/** The teacher's own data, or a club's. */
export interface Version {
  /** Uid of the club; undefined is 메인 버전. */
  readonly chosen: string | undefined;
  readonly choose: (clubUid: string | undefined) => void;
}

export const VersionContext = createContext<Version>({
  chosen: undefined,
  choose: () => undefined,
});

/** Which version this window shows, and the way to another. */
export function useVersion(): Version {
  return useContext(VersionContext);
}
