import { useState } from "react";
import { readTextSize, type TextSize } from "../../platform/kept/screen-preferences.ts";
import { chooseTextSize } from "../../platform/kept/text-size.ts";
import { Segments } from "../../ui/field/segments.tsx";

const sizes: readonly { readonly value: TextSize; readonly label: string }[] = [
  { value: "normal", label: "보통" },
  { value: "large", label: "크게" },
  { value: "board", label: "전자칠판" },
];

/** 설정 · 글자 크기: everything on the screen grows, for a screen that a whole class looks at. */
export function Component() {
  const [size, setSize] = useState(readTextSize);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-15 text-fg-2">
        전자칠판을 고르면 교실 뒤에서도 보이게 글자와 버튼이 커져요.
      </p>
      <Segments
        label="글자 크기"
        value={size}
        segments={sizes}
        onValueChange={(next) => {
          chooseTextSize(next);
          setSize(next);
        }}
      />
    </div>
  );
}
