import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import { useEffect, useState } from "react";
import { openTeacherPad } from "../../data/pad/open-teacher-pad.ts";
import type { PadData } from "../../data/pad/pad-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";

/** The room's rows on this device, open for as long as the page is. */
export function useOpenPad(roomId: PadRoomId): PadData | undefined {
  const { teacher, vault, club } = useTeacherData();
  const [data, setData] = useState<PadData>();
  const [opened] = useState({ teacher, vault: vault ?? club?.present.vault });
  useEffect(() => {
    let isLeft = false;
    let open: PadData | undefined;
    const start = async (): Promise<void> => {
      open = await openTeacherPad(opened, roomId);
      if (isLeft) open.close();
      else setData(open);
    };
    void start();
    return () => {
      isLeft = true;
      open?.close();
      setData(undefined);
    };
  }, [opened, roomId]);
  return data;
}
