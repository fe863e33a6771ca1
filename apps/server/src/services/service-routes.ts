import type { ServicesReply } from "@damim/domain/outside/services-reply.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { tooOften } from "../http/http-failure.ts";
import { parseBody } from "../http/parse-body.ts";
import { admin, type Route } from "../http/route.ts";
import { createAccountLimit } from "../session/account-limit.ts";
import { checkServices, listServices, type AskedServices } from "./list-services.ts";

const CHECKS_AN_HOUR = 20;
const HOUR_SECONDS = 3_600;
const checkBody = v.object({});

/** `GET api/admin/services` and 「지금 확인」, which asks each service once (spec 15 §2, §9). */
export function listServiceRoutes(
  deps: Pick<ServerDeps, "config" | "officeProgram" | "now">,
  services: AskedServices,
): readonly Route[] {
  const limit = createAccountLimit({
    burst: CHECKS_AN_HOUR,
    perSecond: CHECKS_AN_HOUR / HOUR_SECONDS,
    now: deps.now,
  });
  const reply = async (): Promise<ServicesReply> => ({
    services: await listServices(deps, services),
  });
  return [
    admin("GET", "api/admin/services", {}, async (c) => c.json(await reply())),
    admin("POST", "api/admin/services/check", { body: checkBody }, async (c, { user }) => {
      await parseBody(c, checkBody);
      const waitMs = limit.take(user.id, 1);
      if (waitMs > 0) throw tooMany(waitMs);
      await checkServices(services);
      return c.json(await reply());
    }),
  ];
}

const tooMany = tooOften(
  "TooManyRequests",
  "서비스를 너무 자주 확인했어요. 잠시 뒤 다시 해 주세요.",
);
