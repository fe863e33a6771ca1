import { listAdminRoutes } from "../admin/admin-routes.ts";
import { listBoardRoutes } from "../cafe/board-routes.ts";
import { listCafeRoutes } from "../cafe/cafe-routes.ts";
import { listPostFileRoutes } from "../cafe/post-file-routes.ts";
import { listModerationRoutes } from "../cafe/moderation-routes.ts";
import { createClubNames } from "../clubs/club-deps.ts";
import { createWaitingMails } from "../deliver/mails/waiting-mails.ts";
import { listAssignRoutes } from "../assigns/assign-routes.ts";
import { listClubRoutes } from "../clubs/club-routes.ts";
import { listSessionIds } from "../accounts/list-sessions.ts";
import { type Uploads } from "../files/uploads.ts";
import { switchable, type Route } from "../http/route.ts";
import { comments } from "../cafe/comments.ts";
import { posts } from "../cafe/posts.ts";
import { listIdeaRoutes } from "../ideas/idea-routes.ts";
import { ideas } from "../ideas/ideas.ts";
import type { LiveStreams } from "../live/live-streams.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import { listNoticeRoutes } from "../notices/notice-routes.ts";
import { listTemplateRoutes } from "../templates/template-routes.ts";
import { templates } from "../templates/templates.ts";
import { createYardLimits } from "../yard/yard-limits.ts";
import { type Notices } from "../notices/notices.ts";
import { listReviewRoutes } from "../reviews/review-routes.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { type WriteScope } from "../sync/scope-writer.ts";

/** What teachers have with each other, and who looks after it. */
export function listCommunityRoutes(
  deps: ServerDeps,
  ways: {
    readonly bus: LiveBus;
    readonly writeScope: WriteScope;
    readonly notices: Notices;
    readonly uploads: Uploads;
    readonly streams: LiveStreams;
    readonly wakePush: () => void;
  },
): readonly Route[] {
  const { bus, writeScope, notices, uploads, wakePush, streams } = ways;
  const endStreams = async (userId: string): Promise<void> => {
    const sessionIds = await listSessionIds(deps.database.queries, userId);
    for (const id of sessionIds) bus.endSession(id);
  };
  const things = { post: posts, comment: comments, idea: ideas, template: templates };
  const limits = createYardLimits(deps.now);
  return [
    ...listAdminRoutes({ ...deps, writeScope, streams, bus }, (sessionId) =>
      bus.endSession(sessionId),
    ),
    ...listNoticeRoutes(deps, notices),
    ...switchable("cafe", [
      ...listCafeRoutes({ ...deps, writeScope }, limits, things),
      ...listPostFileRoutes(deps, uploads),
    ]),
    ...listBoardRoutes(deps),
    ...listModerationRoutes(deps, things),
    ...switchable("ideas", listIdeaRoutes(deps, limits)),
    ...switchable("templates", listTemplateRoutes(deps, limits)),
    ...switchable("reviews", listReviewRoutes(deps)),
    ...listClubRoutes({
      ...deps,
      names: createClubNames(deps.secrets.clubs),
      mails: createWaitingMails(deps.secrets.mails),
      wakePush,
      writeScope,
      endStreams,
    }),
    ...listAssignRoutes({ ...deps, endStreams }),
  ];
}
