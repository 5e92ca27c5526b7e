import { httpError } from "../http/http-error.ts";
import { jsonResponse } from "../http/json-response.ts";
import { readJson } from "../http/request-body.ts";
import type { Route } from "../http/router.ts";
import { limits } from "../limits.ts";
import { type Caller, programs } from "../store/caller.ts";
import type { Store } from "../store/document-store.ts";
import type { People } from "../store/people.ts";
import { requirePermission } from "../store/permissions.ts";
import { openReleases } from "../store/release.ts";
import type { Tokens } from "../store/tokens.ts";
import type { Settings } from "../store/user-settings.ts";
import { grantsOf } from "./access-control-list.ts";

export interface ProjectParts {
  projectId: string;
  dataset: string;
  people: People;
  tokens: Pick<Tokens, "find">;
  settings: Settings;
  store: Store;
}

interface Context {
  request: Request;
  caller: Caller | undefined;
}

/** What Studio asks about the project and the person in front of it; hosted features that a lake of one's own has not are said to be absent. */
export function projectRoutes({
  projectId,
  dataset,
  people,
  tokens,
  settings,
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
  const datasets = [{ name: dataset, aclMode: "public", datasetProfile: "content", tags: [] }];

  function userWithId(id: string, caller: Caller | undefined) {
    const person = people.find(id);
    const known = person ?? tokens.find(id) ?? Object.values(programs).find((program) => program.id === id);
    const user = known ?? (id === caller?.id ? caller : undefined);
    if (user === undefined) return undefined;
    return {
      id,
      projectId,
      displayName: user.name,
      familyName: null,
      givenName: null,
      middleName: null,
      imageUrl: null,
      createdAt: asTime(person?.created),
      updatedAt: asTime(person?.updated),
      isCurrentUser: id === caller?.id,
    };
  }

  return [
    {
      method: "GET",
      path: "/users/me",
      respond: ({ caller }) => jsonResponse(caller === undefined ? {} : currentUser(caller)),
    },
    {
      method: "GET",
      path: "/auth/id",
      respond: ({ caller }) => jsonResponse(caller === undefined ? {} : { id: caller.id }),
    },
    {
      method: "GET",
      path: "/users/me/keyvalue/:keys",
      respond: ({ caller }, { keys = "" }) =>
        jsonResponse(settings.read(requirePermission(caller, "read").id, keys.split(","))),
    },
    {
      method: "PUT",
      path: "/users/me/keyvalue",
      respond: async ({ request, caller }) => {
        const { id } = requirePermission(caller, "read");
        return jsonResponse(settings.write(id, await readJson(request, LARGEST_SETTING)));
      },
    },
    {
      method: "GET",
      path: "/users/:ids",
      respond: ({ caller }, { ids = "" }) => {
        requirePermission(caller, "read");
        const users = ids.split(",").flatMap((id) => userWithId(id, caller) ?? []);
        if (ids.includes(",")) return jsonResponse(users);
        if (users[0] === undefined) throw httpError(404, `User with ID "${ids}" not found`);
        return jsonResponse(users[0]);
      },
    },
    {
      method: "GET",
      path: "/projects/:project",
      respond: ({ caller }) => {
        requirePermission(caller, "read");
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
        requirePermission(caller, "read");
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

/** As Studio's fetchReleaseLimits reads it; there is no organization whose limit would count as well. */
function releaseLimits(count: number) {
  return {
    orgActiveReleaseCount: count,
    orgMeteredActiveReleaseCount: count,
    orgActiveReleaseLimit: null,
    datasetReleaseLimit: limits.openReleases.value,
  };
}

function currentUser({ id, name, role }: Caller) {
  const roles = [{ name: role, title: role, description: "" }];
  return { id, name, email: "", profileImage: "", provider: "local", role, roles };
}

/** Of programs, and of people from before their times were kept, none is known: the beginning of all times. */
function asTime(milliseconds = 0): string {
  return new Date(milliseconds).toISOString();
}

function isAboutComments(request: Request): boolean {
  return new URL(request.url).searchParams.get("datasetProfile") === "comments";
}

const LARGEST_SETTING = 256 * 1024;
