import { fact } from "../base/facts/fact.ts";
import type { ServerModule } from "../start/server-module.ts";
import { listLiveRoutes } from "./live-routes.ts";

const streams = fact("streams", "열어 둔 화면", {
  read: async ({ streams: open }) => open?.count(),
  say: (count) => `${count}개`,
  figures: {
    damim_live_streams: ["Open event streams of this process.", (count) => count],
  },
});

const bus = fact("bus", "다른 서버의 소식", {
  read: async ({ bus: others }) => others && { isDeaf: others.isDeaf?.() ?? false },
  say: ({ isDeaf }) =>
    isDeaf
      ? "다른 서버의 소식을 듣지 못하고 있어요. 바뀐 것이 늦게 보여요. DAMIM_BUS를 확인해 주세요"
      : undefined,
  isWarn: ({ isDeaf }) => isDeaf,
  figures: {
    damim_bus_deaf: ["1: other processes are not heard.", ({ isDeaf }) => (isDeaf ? 1 : 0)],
  },
});

export const live: ServerModule = { name: "live", routes: listLiveRoutes, facts: [streams, bus] };
