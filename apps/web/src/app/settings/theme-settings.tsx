import { useState } from "react";
import { readTheme } from "../../platform/kept/device-preferences.ts";
import { chooseTheme } from "../../platform/kept/theme.ts";
import { Segments } from "../../ui/field/segments.tsx";
import { themeChoices } from "../base/theme-choices.ts";

/** 설정 · 화면 모드: light, dark, or as the device says. */
export function Component() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-15 text-fg-2">기기 설정을 고르면 이 기기의 화면 모드를 따라요.</p>
      <Segments
        label="화면 모드"
        value={theme}
        segments={themeChoices}
        onValueChange={(next) => {
          chooseTheme(next);
          setTheme(next);
        }}
      />
    </div>
  );
}
