import type { Caller } from "../access/caller.ts";
import type { People } from "../access/people.ts";
import { permissionsOf, type Role, requirePermission } from "../access/permissions.ts";
import type { Store } from "../documents/document-store.ts";
import { httpError } from "../http/http-error.ts";
import { jsonResponse } from "../http/json-response.ts";
import type { Route } from "../http/router.ts";
import { limits } from "../limits.ts";
import { openReleases } from "../releases/release.ts";

export interface ProjectParts {
  projectId: string;
  dataset: string;
  /** A public dataset lets anybody read published content without a token. */
  isPublic: boolean;
  people: People;
  store: Store;
}

interface Context {
  request: Request;
  caller: Caller | undefined;
}

/** Studio asks this about the project. Hosted features that the lake has not are reported absent. */
export function projectRoutes({
  projectId,
  dataset,
  isPublic,
  people,
  store,
}: ProjectParts): Route<Context>[] {
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

  return [
    {
      method: "GET",
      path: "/projects/:project",
      respond: ({ caller }) => {
        requirePermission(caller, "useStudio");
        const members = people
          .list()
          .map(({ id, role }) => ({ id, role, isRobot: false, roles: [{ name: role, title: role }] }));
        return jsonResponse({ ...project, members });
      },
    },
    {
      method: "GET",
      path: "/projects/:project/datasets",
      respond: ({ request }) => jsonResponse(isAboutComments(request) ? [] : datasets),
    },
    {
      method: "GET",
      path: "/projects/:project/datasets/:dataset/acl",
      respond: ({ caller }) => jsonResponse(caller === undefined ? [] : grantsOf(caller.role)),
    },
    // Studio offers its releases only where this feature is named.
    { method: "GET", path: "/features", respond: () => jsonResponse(["contentReleases"]) },
    {
      method: "GET",
      path: "/projects/:project/new-content-release-allowed",
      respond: ({ caller }) => {
        requirePermission(caller, "useStudio");
        return jsonResponse({ data: releaseLimits(openReleases(store).length) });
      },
    },
    { method: "GET", path: "/projects/:project/grants", respond: () => jsonResponse({}) },
    ...absent.map(
      ({ path, value }): Route<Context> => ({ method: "GET", path, respond: () => jsonResponse(value) }),
    ),
    { method: "POST", path: "/intake/batch", respond: () => jsonResponse({}) },
  ];
}

const absent = [
  { path: "/projects/:project/user-applications", value: [] },
  { path: "/journey/:name", value: null },
  { path: "/intake/telemetry-status", value: { status: "denied" } },
  { path: "/help", value: {} },
  { path: "/ping", value: {} },
  { path: "/data/ping/:dataset", value: {} },
] as const;

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
interface Grant {
  filter: string;
  permissions: readonly string[];
}

/** Studio decides by these grants what it shows and what it locks. The hosted service describes its roles in the same words. */
function grantsOf(role: Role): Grant[] {
  const permissions = permissionsOf(role);
  const grants: Grant[] = [];
  const reading = permissions.has("useStudio") ? (["read", "history"] as const) : (["read"] as const);
  if (permissions.has("read")) grants.push({ filter: EVERYTHING, permissions: reading });
  if (permissions.has("editDrafts")) grants.push({ filter: UNPUBLISHED, permissions: WRITING });
  if (permissions.has("publish")) grants.push({ filter: EVERYTHING, permissions: WRITING });
  if (permissions.has("manage")) grants.push({ filter: EVERYTHING, permissions: ["manage"] });
  return grants;
}

const EVERYTHING = '_id in path("**")';
const UNPUBLISHED = '_id in path("drafts.**") || _id in path("versions.**")';
const WRITING = ["create", "update", "editHistory"] as const;

/** There is nothing about any other project. */
export function inProject<Context>(route: Route<Context>, projectId: string): Route<Context> {
  return {
    ...route,
    respond(context, values) {
      if (values.project !== undefined && values.project !== projectId) throw projectNotFound(values.project);
      return route.respond(context, values);
    },
  };
}

export function projectNotFound(project: string | undefined) {
  return httpError(404, `Project "${project}" not found`, "SIO-404-PNF");
}
