import { httpError } from "@trousseau/host/http-error.ts";

/** A route is named by its method and its path, in which `:name` stands for a segment. */
export type Routes<Context> = Readonly<
  Record<`${"GET" | "POST" | "PUT" | "DELETE"} /${string}`, Respond<Context>>
>;

export type Respond<Context> = (context: Context, values: Segments) => Response | Promise<Response>;

type Segments = Readonly<Record<string, string>>;

/** `check` throws for a segment that names something else than this lake. */
export function createRouter<Context>(routes: Routes<Context>, check: (values: Segments) => void) {
  const table = Object.entries(routes).map(([name, respond]) => {
    const [method, path = ""] = name.split(" ");
    return { method, pattern: toPattern(path), respond };
  });

  return (method: string, path: string, context: Context): Response | Promise<Response> => {
    const expected = method === "HEAD" ? "GET" : method;
    const matches = table.filter(({ pattern }) => pattern.test(path));
    const route = matches.find((match) => match.method === expected);
    if (route === undefined)
      throw matches.length > 0
        ? httpError(405, `${method} is not possible here`)
        : httpError(404, "There is nothing at this address");
    const values = decode(path.match(route.pattern)?.groups);
    check(values);
    return route.respond(context, values);
  };
}

function toPattern(path: string): RegExp {
  const source = path.replaceAll(/:([a-z]+)/gi, "(?<$1>[^/]+)");
  return new RegExp(`^${source}$`);
}

function decode(groups: Record<string, string> | undefined): Segments {
  try {
    return Object.fromEntries(
      Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    throw httpError(400, "The address is not encoded properly");
  }
}
