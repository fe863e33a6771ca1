import { listNeisRoutes } from "../neis/neis-routes.ts";
import type { ServerModule } from "../start/server-module.ts";
import { createWeatherJob } from "../weather/weather-job.ts";
import { listWeatherRoutes } from "../weather/weather-routes.ts";
import { listServiceRoutes } from "./service-routes.ts";

export const services: ServerModule = {
  name: "services",
  routes: (ground) =>
    [listNeisRoutes, listWeatherRoutes, listServiceRoutes].flatMap((list) => list(ground)),
  jobs: (ground) => [createWeatherJob(ground)],
};
