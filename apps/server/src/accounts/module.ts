import type { ServerModule } from "../start/server-module.ts";
import { createDeletionJob } from "./change/deletion-job.ts";
import { listAccountRoutes } from "./change/account-routes.ts";
import { listDeviceRoutes } from "./device-routes.ts";
import { createPasswordTries } from "./password-tries.ts";
import { listAuthRoutes } from "./sign-in/auth-routes.ts";
import { listGoogleRoutes } from "./sign-in/google-routes.ts";
import { createPasskeyAuths } from "./sign-in/passkey-auths.ts";
import { listPasskeyRoutes } from "./sign-in/passkey-routes.ts";
import { listPasskeySignInRoutes } from "./sign-in/passkey-sign-in.ts";
import { listSecondFactorRoutes } from "./sign-in/second-factor-routes.ts";
import { listSecondFactorSignInRoutes } from "./sign-in/second-factor-sign-in.ts";
import { listSessionRoutes } from "./sign-in/session-routes.ts";
import { listSignInWayRoutes } from "./sign-in/sign-in-way-routes.ts";
import { listStepUpRoutes } from "./step-up-routes.ts";

const lists = [
  listAuthRoutes,
  listGoogleRoutes,
  listSecondFactorSignInRoutes,
  listPasskeySignInRoutes,
  listSignInWayRoutes,
  listSecondFactorRoutes,
  listPasskeyRoutes,
  listSessionRoutes,
  listStepUpRoutes,
  listAccountRoutes,
  listDeviceRoutes,
];

export const accounts: ServerModule = {
  name: "accounts",
  routes(ground) {
    const deps = {
      ...ground,
      tries: createPasswordTries({ ...ground, onWrong: ground.notes.refusedSignIn }),
      findPasskeyAuth: createPasskeyAuths(ground.createAuth),
    };
    return lists.flatMap((list) => list(deps));
  },
  jobs: (ground) => [createDeletionJob(ground)],
};
