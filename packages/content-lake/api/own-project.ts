import { httpError } from "../http/http-error.ts";
import type { Route } from "../http/router.ts";

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
