import type { ServerDeps } from "../base/server-deps.ts";
import type { Route } from "../http/route.ts";
import { createNeisClient } from "../neis/neis-client.ts";
import { listNeisRoutes } from "../neis/neis-routes.ts";
import { listWeatherRoutes } from "../weather/weather-routes.ts";
import { listServiceRoutes } from "./service-routes.ts";
import { createWeatherService, type WeatherService } from "../weather/weather-service.ts";

export interface Services {
  /** Absent where the operator wants none. */
  readonly weather: WeatherService | undefined;
  readonly routes: readonly Route[];
}

/** The services outside that teachers ask through this server, with their routes. */
export function openServices(deps: ServerDeps): Services {
  const neis = createNeisClient(deps);
  const weather = createWeatherService(deps);
  return {
    weather,
    routes: [
      ...listNeisRoutes(deps, neis),
      ...listWeatherRoutes(deps, weather),
      ...listServiceRoutes(deps, { neis, weather }),
    ],
  };
}
