// Overlay: imports Base UI through ui/overlay/menu.tsx. Loaded lazily by top-row.tsx.
import { toMaskedEmail } from "@damim/domain/masked-email/masked-email.ts";
import {
  Archive,
  CalendarOff,
  CircleHelp,
  Lock,
  LogOut,
  MonitorSmartphone,
  PanelLeft,
  SunMoon,
  Trash2,
  UserRound,
  UsersRound,
  Wrench,
} from "lucide-react";
import { useState } from "react";
import { Link } from "../../ui/link.tsx";
import { sendRequest } from "../../platform/server/send-request.ts";
import { findText } from "../../data/server/json-fields.ts";
import { useFetched } from "../../data/use-fetched.ts";
import { toAddress } from "../base/base-path.ts";
import { readTheme, type Theme } from "../../platform/kept/device-preferences.ts";
import { chooseTheme } from "../../platform/kept/theme.ts";
import { useLive } from "../../data/use-teacher-data.ts";
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from "../../ui/overlay/menu.tsx";
import { listMenuPlaces, useMenuPlace } from "../base/menu-place.ts";
import { useScreenLock } from "../base/screen-lock-context.ts";
import { useSignOut } from "../base/sign-out.ts";
import { themeChoices } from "../base/theme-choices.ts";
import { late } from "../../ui/arrival/late.ts";
import { VersionItems } from "./version-items.tsx";

const PhoneItems = late(() => import("./phone-items.tsx").then((file) => file.PhoneItems), null, {
  isMain: true,
});

const IDLE_CLOSE_MS = 8_000;

const places = [
  [UsersRound, "/club", "클럽 관리"],
  [CalendarOff, "/holidays", "휴일 관리"],
  [MonitorSmartphone, "/devices", "로그인한 기기"],
  [Archive, "/data", "내 자료"],
  [Trash2, "/trash", "휴지통"],
] as const;

export interface ProfileMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly anchor: Element | null;
}

/** What belongs to the person and the device: profile, place of the menu, theme, sign-out. */
export function ProfileMenu({ isOpen, onClose, anchor }: ProfileMenuProps) {
  const teacher = useLive((data) => data.teacher);
  const role = useLive((data) => data.account.role);
  const { place, choosePlace } = useMenuPlace();
  const [theme, setTheme] = useState<Theme>(readTheme);
  const { askLock } = useScreenLock();
  const signOut = useSignOut();
  const ownGuide = useFetched(isOpen ? fetchOwnGuide : undefined);
  return (
    <Menu
      isOpen={isOpen}
      onClose={onClose}
      anchor={anchor}
      label="프로필 메뉴"
      idleCloseMs={IDLE_CLOSE_MS}
      head={
        <>
          <span className="block font-semibold text-fg">{teacher.nickName} 선생님</span>
          {teacher.email !== "" && (
            <span className="block truncate">{toMaskedEmail(teacher.email)}</span>
          )}
        </>
      }
    >
      <PhoneItems />
      <MenuItem icon={<Lock size={20} aria-hidden />} onSelect={askLock}>
        화면잠금
      </MenuItem>
      <MenuLink
        icon={<CircleHelp size={20} aria-hidden />}
        link={<a href={ownGuide ?? toAddress("/simsim/all")} target="_blank" rel="noopener" />}
      >
        사용법
        <span className="sr-only">새 창</span>
      </MenuLink>
      <MenuLink icon={<UserRound size={20} aria-hidden />} link={<Link to="/profile" />}>
        프로필 수정
      </MenuLink>
      <VersionItems />
      {places.map(([Picture, to, words]) => (
        <MenuLink key={to} icon={<Picture size={20} aria-hidden />} link={<Link to={to} />}>
          {words}
        </MenuLink>
      ))}
      {role && (
        <MenuLink icon={<Wrench size={20} aria-hidden />} link={<Link to="/admin" />}>
          관리
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuChoice
        icon={<PanelLeft size={20} aria-hidden />}
        label="메뉴 위치"
        value={place}
        options={listMenuPlaces()}
        onValueChange={choosePlace}
      />
      <MenuChoice
        icon={<SunMoon size={20} aria-hidden />}
        label="화면 모드"
        value={theme}
        options={themeChoices}
        onValueChange={(next) => {
          chooseTheme(next);
          setTheme(next);
        }}
      />
      <MenuSeparator />
      <MenuItem icon={<LogOut size={20} aria-hidden />} onSelect={signOut}>
        {teacher.isTrying ? "둘러보기 끝내기" : "로그아웃"}
      </MenuItem>
    </Menu>
  );
}

/** The operator's own page of help, where there is one. */
async function fetchOwnGuide(): Promise<string | undefined> {
  const response = await sendRequest("guide-place");
  return response.ok ? findText(await response.json(), "url") : undefined;
}
