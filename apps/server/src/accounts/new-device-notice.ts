import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import type { Context } from "hono";
import type { AppEnv } from "../http/route.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { buildNewDeviceMail } from "./auth/change-mails.ts";
import { deliver, type Message } from "../deliver/deliver.ts";
import { toDeviceName } from "../session/device-name.ts";

export type PushingDeps = ServerDeps & {
  /** Something was delivered: see `deliver`. */
  readonly wakePush: () => void;
};

const newDeviceMessage = (at: number): Message => ({
  source: "device",
  cls: "urgent",
  dedupe: `device~${at}`,
  title: "새 기기에서 로그인했어요",
  body: `${toSeoulTimeText(at)}. 직접 하신 일이 아니라면 「로그인한 기기」에서 로그아웃시켜 주세요.`,
  path: "/devices",
});

/**
 * Tells a teacher by mail and on her devices that the right password was typed on a device never seen before. Not at the very
 * first: who has just signed up knows.
 */
export async function tellOfNewDevice(
  { database, mail, config, now, wakePush }: PushingDeps,
  c: Context<AppEnv>,
  email: string,
): Promise<void> {
  const known = await database.queries
    .selectFrom("known_devices")
    .innerJoin("users", "users.id", "known_devices.user_id")
    .select(["users.id", "users.email"])
    .where("users.email", "=", email.toLowerCase())
    .executeTakeFirst();
  if (!known) return;
  const device = toDeviceName(c.req.header("user-agent") ?? null) ?? "알 수 없는 기기";
  const at = now();
  await database.tx((tx) => deliver(tx, [known.id], newDeviceMessage(at), at));
  wakePush();
  const link = `${config.origin}${config.basePath}`;
  const { supportEmail } = config;
  await mail.send(buildNewDeviceMail({ to: known.email, link, supportEmail, device }));
}
