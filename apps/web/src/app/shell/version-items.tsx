// Overlay: imports Base UI through ui/overlay/menu.tsx.
import { Check, House, Users } from "lucide-react";
import { useLive } from "../../data/use-teacher-data.ts";
import { MenuItem } from "../../ui/overlay/menu.tsx";
import { useVersion } from "../base/version-context.ts";

/** 메인 버전 and one item per club. The menu closes by the choice: another page comes. */
export function VersionItems() {
  const clubs = useLive((data) => data.clubs.list());
  const { chosen, choose } = useVersion();
  if (clubs.length === 0) return null;
  const items = [{ uid: undefined, name: "메인 버전" }, ...clubs];
  return items.map(({ uid, name }) => (
    <MenuItem
      key={uid ?? "main"}
      icon={uid === undefined ? <House size={20} aria-hidden /> : <Users size={20} aria-hidden />}
      onSelect={() => {
        if (uid !== chosen) choose(uid);
      }}
    >
      <span className="min-w-0 truncate">{name || "클럽"}</span>
      {uid === chosen && (
        <>
          <span className="sr-only">지금 보고 있어요</span>
          <Check size={18} aria-hidden className="ml-auto shrink-0 text-brand" />
        </>
      )}
    </MenuItem>
  ));
}
