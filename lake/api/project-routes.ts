import type { Caller } from "../access/caller.ts";
import { hasPermission, requirePermission } from "../access/permissions.ts";
import { jsonResponse } from "../http/json-response.ts";
import type { Routes } from "../http/router.ts";
import { limits } from "../limits.ts";
import { openReleases } from "../releases/release.ts";
import type { Call, LakeParts } from "./call.ts";

/** Studio asks this about the project. Hosted features that the lake has not are reported absent. */
export function projectRoutes({ projectId, dataset, isPublic, people, store }: LakeParts): Routes<Call> {
  const project = {
    id: projectId,
    displayName: projectId,
    organizationId: null,
    studioHost: null,
    features: [],
    metadata: {},
    isBlocked: false,
    isDisabled: false,
    activityFeedEnabled: false,
  };
  const aclMode = isPublic ? "public" : "private";
  const datasets = [{ name: dataset, aclMode, datasetProfile: "content", tags: [] }];

  return {
    "GET /projects/:project": ({ caller }) => {
      requirePermission(caller, "useStudio");
      const members = people
        .list()
        .map(({ id, role }) => ({ id, role, isRobot: false, roles: [{ name: role, title: role }] }));
      return jsonResponse({ ...project, members });
    },
    "GET /projects/:project/datasets": ({ request }) =>
      jsonResponse(isAboutComments(request) ? [] : datasets),
    "GET /projects/:project/datasets/:name/acl": ({ caller }) =>
      jsonResponse(caller === undefined ? [] : grantsTo(caller)),
    // Studio offers its releases only where they are named. Without comments it is drawn anew around an offer of them, and what
    // somebody has begun is gone.
    "GET /features": () => jsonResponse(["contentReleases", "studioComments"]),
    "GET /projects/:project/new-content-release-allowed": ({ caller }) => {
      requirePermission(caller, "useStudio");
      return jsonResponse({ data: releaseLimits(openReleases(store).length) });
    },
    "GET /projects/:project/grants": () => jsonResponse({}),
    "GET /projects/:project/user-applications": () => jsonResponse([]),
    "GET /journey/:name": () => jsonResponse(null),
    "GET /intake/telemetry-status": () => jsonResponse({ status: "denied" }),
    "POST /intake/batch": () => jsonResponse({}),
    "GET /help": () => jsonResponse({}),
    "GET /ping": () => jsonResponse({}),
    "GET /data/ping/:name": () => jsonResponse({}),
  };
}

/** Studio's fetchReleaseLimits reads this. There is no organization with a limit of its own. */
function releaseLimits(count: number) {
  return {
    orgActiveReleaseCount: count,
    orgMeteredActiveReleaseCount: count,
    orgActiveReleaseLimit: null,
    datasetReleaseLimit: limits.openReleases,
  };
}

function isAboutComments(request: Request): boolean {
  return new URL(request.url).searchParams.get("datasetProfile") === "comments";
}

/** Studio knows this shape as its own `Grant`. */
type Grant = {
  filter: string;
  permissions: readonly string[];
};

/** Studio decides by these grants what it shows and what it locks. The hosted service describes its roles in the same words. */
function grantsTo(caller: Caller): Grant[] {
  if (!hasPermission(caller, "read")) return [];
  const reading = hasPermission(caller, "useStudio") ? ["read", "history"] : ["read"];
  const grants: Grant[] = [{ filter: EVERYTHING, permissions: reading }];
  if (hasPermission(caller, "editDrafts")) grants.push({ filter: UNPUBLISHED, permissions: WRITING });
  if (hasPermission(caller, "publish")) grants.push({ filter: EVERYTHING, permissions: WRITING });
  if (hasPermission(caller, "manage")) grants.push({ filter: EVERYTHING, permissions: ["manage"] });
  return grants;
}

const EVERYTHING = '_id in path("**")';
const UNPUBLISHED = '_id in path("drafts.**") || _id in path("versions.**")';
const WRITING = ["create", "update", "editHistory"] as const;
