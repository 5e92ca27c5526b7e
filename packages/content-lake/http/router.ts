import { httpError } from "./http-error.ts";

export interface Route<Context> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** A segment is written `:name`. */
  path: string;
  respond(context: Context, values: Readonly<Record<string, string>>): Response | Promise<Response>;
}

interface Routes<Context> {
  respond(method: string, path: string, context: Context): Response | Promise<Response>;
}

export function createRoutes<Context>(routes: readonly Route<Context>[]): Routes<Context> {
  const table = routes.map((route) => ({ ...route, pattern: toPattern(route.path) }));

  return {
    respond(method, path, context) {
      const expected = method === "HEAD" ? "GET" : method;
      const matches = table.filter(({ pattern }) => pattern.test(path));
      const route = matches.find((match) => match.method === expected);
      if (route !== undefined) return route.respond(context, decode(path.match(route.pattern)?.groups));
      throw matches.length > 0
        ? httpError(405, `${method} is not possible here`)
        : httpError(404, "There is nothing at this address");
    },
  };
}

function toPattern(path: string): RegExp {
  const source = path.replaceAll(/:([a-z]+)/gi, "(?<$1>[^/]+)");
  return new RegExp(`^${source}$`);
}

function decode(groups: Record<string, string> | undefined): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    throw httpError(400, "The address is not encoded properly");
  }
}
