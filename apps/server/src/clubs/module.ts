import { createWaitingMails } from "../deliver/mails/waiting-mails.ts";
import type { ServerModule } from "../start/server-module.ts";
import { createClubNames } from "./club-deps.ts";
import { listClubRoutes } from "./club-routes.ts";
import { createInvitesEndJob } from "./invites-end-job.ts";

export const clubs: ServerModule = {
  name: "clubs",
  routes: (ground) =>
    listClubRoutes({
      ...ground,
      names: createClubNames(ground.secrets.clubs),
      mails: createWaitingMails(ground.secrets.mails),
    }),
  jobs: (ground) => [createInvitesEndJob(ground)],
};
