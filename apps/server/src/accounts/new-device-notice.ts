import type { Context } from "hono";
import type { AppEnv } from "../http/route.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { buildNewDeviceMail } from "./change/change-mails.ts";
import { toDeviceName } from "../session/device-name.ts";

/**
 * Tells a teacher by mail that the right password was typed on a device never seen before. Not at the very
 * first: who has just signed up knows.
 */
export async function tellOfNewDevice(
  { database, mail, config }: ServerDeps,
  c: Context<AppEnv>,
  email: string,
): Promise<void> {
  const known = await database.queries
    .selectFrom("known_devices")
    .innerJoin("users", "users.id", "known_devices.user_id")
    .select("users.email")
    .where("users.email", "=", email.toLowerCase())
    .executeTakeFirst();
  if (!known) return;
  const device = toDeviceName(c.req.header("user-agent") ?? null) ?? "알 수 없는 기기";
  const link = `${config.origin}${config.basePath}`;
  const { supportEmail } = config;
  await mail.send(buildNewDeviceMail({ to: known.email, link, supportEmail, device }));
}
