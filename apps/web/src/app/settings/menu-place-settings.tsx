import { Segments } from "../../ui/field/segments.tsx";
import { listMenuPlaces, useMenuPlace } from "../base/menu-place.ts";

/** 설정 · 메뉴 위치: at once, and for this device alone. */
export function Component() {
  const { place, choosePlace } = useMenuPlace();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-15 text-fg-2">이 기기에서 메뉴를 어디에 둘지 골라요.</p>
      <Segments
        label="메뉴 위치"
        value={place}
        segments={listMenuPlaces()}
        onValueChange={choosePlace}
      />
    </div>
  );
}
