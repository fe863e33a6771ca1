import type { ServicesReply } from "@damim/domain/outside/services-reply.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { tooOften } from "../http/http-failure.ts";
import { admin, type Route } from "../http/route.ts";
import { createLimit } from "../session/limits.ts";
import { checkServices, listServices, type AskedServices } from "./list-services.ts";

const CHECKS_AN_HOUR = 20;
const HOUR_SECONDS = 3_600;
const checkBody = v.object({});

/** `GET api/admin/services` and 「지금 확인」, which asks each service once (spec 15 §2, §9). */
export function listServiceRoutes(
  deps: Pick<ServerDeps, "config" | "officeProgram" | "now"> & { readonly services: AskedServices },
): readonly Route[] {
  const { services } = deps;
  const limit = createLimit({
    burst: CHECKS_AN_HOUR,
    seconds: HOUR_SECONDS,
    now: deps.now,
    refuse: tooMany,
  });
  const reply = async (): Promise<ServicesReply> => ({
    services: await listServices(deps, services),
  });
  return [
    admin("GET api/admin/services", {}, () => reply()),
    admin("POST api/admin/services/check", { body: checkBody, limit }, async (c) => {
      await checkServices(services);
      return c.json(await reply());
    }),
  ];
}

const tooMany = tooOften(
  "TooManyRequests",
  "서비스를 너무 자주 확인했어요. 잠시 뒤 다시 해 주세요.",
);
