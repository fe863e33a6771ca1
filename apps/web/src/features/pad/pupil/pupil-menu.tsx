import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useState } from "react";
import { readDraftWords } from "../../../data/pad/draft-places.ts";
import { usePadData, usePadLive } from "../../../data/pad/use-pad-data.ts";
import { readTheme, type Theme } from "../../../platform/kept/device-preferences.ts";
import { chooseTheme } from "../../../platform/kept/theme.ts";
import { ActButton, actsLook } from "../card/pad-controls.tsx";
import { PadSheet } from "../card/pad-sheet.tsx";
import { PadIcon } from "../card/pad-icon.tsx";
import { LOG_OUT } from "../card/window-icons.ts";

const THEMES: Readonly<Record<Theme, string>> = {
  light: "밝게",
  dark: "어둡게",
  system: "기기에 맞춰서",
};

/** Who I am here, how the screen looks, and the way out. */
export function PupilMenu(props: {
  readonly onClose: () => void;
  readonly onLeave: () => Promise<void>;
}) {
  const { onClose, onLeave } = props;
  const { entrance } = usePadData();
  const waiting = usePadLive(
    ({ store, files, name }) =>
      store.pending().length +
      store.refused().length +
      files.waiting().length +
      readDraftWords(name).filter(Boolean).length,
  );
  const [theme, setTheme] = useState(readTheme);
  const [asks, setAsks] = useState(false);
  const me = entrance?.me;
  return (
    <PadSheet title={me ? toStudentWords(me) : "나"} onClose={onClose}>
      <fieldset className="flex flex-wrap gap-x-4.5 gap-y-1">
        <legend className="mb-1 text-14 font-semibold">화면</legend>
        {(["light", "dark", "system"] as const).map((each) => (
          <label key={each} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              className="size-5 accent-brand"
              name="pad-theme"
              checked={theme === each}
              onChange={() => {
                chooseTheme(each);
                setTheme(each);
              }}
            />
            {THEMES[each]}
          </label>
        ))}
      </fieldset>
      {asks ? (
        <div>
          <p className="mb-3">
            {waiting > 0
              ? "아직 올라가지 못한 글이 있어요. 지금 나가면 그 글은 이 기기에서 지워져요."
              : "나가면 이 자리를 다른 기기에서 쓸 수 있어요. 올린 카드는 그대로 있어요."}
          </p>
          <div className={actsLook}>
            <ActButton onClick={() => setAsks(false)}>
              {waiting > 0 ? "더 있을래요" : "그만두기"}
            </ActButton>
            <ActButton isDangerous onClick={() => void onLeave()}>
              방에서 나가기
            </ActButton>
          </div>
        </div>
      ) : (
        <button type="button" className="pad-line-button" onClick={() => setAsks(true)}>
          <PadIcon path={LOG_OUT} />
          {me?.number ? "내 자리가 아니에요 / 나가기" : "나가기"}
        </button>
      )}
    </PadSheet>
  );
}
