import { useRef, useState } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

const ProfileMenu = lazyOverlay(() =>
  import("./profile-menu.tsx").then((file) => file.ProfileMenu),
);

/** The round button at the right end: who is signed in, and what belongs to that. */
export function ProfileMenuButton() {
  const { teacher } = useTeacherData();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="프로필 메뉴"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className="press ml-1 grid size-11 shrink-0 place-items-center rounded-pill bg-brand text-16 font-bold text-on-brand"
        onClick={() => {
          setAnchor(button.current);
          setOpen(!isOpen);
        }}
      >
        {toFirstLetter(teacher.nickName)}
      </button>
      <ProfileMenu isOpen={isOpen} onClose={() => setOpen(false)} anchor={anchor} />
    </>
  );
}

/** One letter as people see it, also where it is made of several code points. */
function toFirstLetter(name: string): string {
  for (const { segment } of new Intl.Segmenter("ko").segment(name.trim())) return segment;
  return "나";
}
