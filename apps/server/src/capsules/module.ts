import type { ServerModule } from "../start/server-module.ts";
import { linkPage } from "../web/page-way.ts";
import { listCapsulePageRoutes } from "./capsule-page-routes.ts";
import { listCapsuleRoutes } from "./capsule-routes.ts";
import { createCapsules } from "./capsules.ts";
import { createEmptyCapsulesJob } from "./empty-capsules-job.ts";

const door = {
  title: "이 주소에서는 봉할 수 없어요",
  why: "같은 Wi-Fi에 있는 사람이 편지를 볼 수 있는 주소예요. 안전한 주소에서 편지를 쓰고 읽어 주세요.",
  qr: "다른 기기로 열 때는 이 QR이나 받은 카드의 QR을 찍어 주세요.",
};

export const capsules: ServerModule = {
  name: "capsules",
  routes(ground) {
    const deps = { ...ground, capsules: createCapsules(ground, ground.secrets.capsules) };
    return [...listCapsuleRoutes(deps), ...listCapsulePageRoutes(deps)];
  },
  jobs: (ground) => [createEmptyCapsulesJob(ground)],
  pages: [linkPage("capsule", door)],
};
