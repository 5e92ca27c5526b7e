import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnFreePort } from "./free-port.ts";

/** How the host meets the next query. */
export type HostBehaviour =
  | { documents: unknown[] }
  /** It responds with this status and body. */
  | { status: number; body?: string }
  /** It responds with 200 and this body. */
  | { falseBody: string }
  /** It takes the request and never responds. */
  | "silent"
  /** It closes the connection. */
  | "down";

type HostRequest = {
  method: string;
  path: string;
  query: string;
  authorization: string | undefined;
  /** When it came, in milliseconds since 1970. */
  time: number;
};

/**
 * Stands in for a hosted content lake, for faults that the embedded one does not have. The real client calls it:
 * query, listen, and who somebody is.
 */
export async function openContentHost(initialBehaviour: HostBehaviour, options: ListenOptions = {}) {
  let behaviour = initialBehaviour;
  let refusal: { status: number; asked: string } | undefined;
  const requests: HostRequest[] = [];
  const listeners = new Set<ServerResponse>();
  const people = new Set(["editor"]);

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://content.host");
    if (url.pathname.includes("/data/listen/")) return listen(response, listeners, options);
    if (url.pathname.endsWith("/users/me")) return respond(response, personWith(request, people));
    if (!url.pathname.includes("/data/query/")) return response.writeHead(404).end();
    const asked = await requestIn(request, url);
    requests.push(asked);
    if (refusal === undefined || !asked.query.includes(refusal.asked)) return respond(response, behaviour);
    respond(response, { status: refusal.status });
    refusal = undefined;
  });
  const url = `http://127.0.0.1:${await listenOnFreePort(server)}`;

  return {
    url,
    /** The requests so far. */
    requests,
    /** The tokens of those who may edit. */
    people,
    is(next: HostBehaviour) {
      behaviour = next;
    },
    /** The next query that contains this is answered with the status, and those after it as before. */
    refuseOnce(status: number, asked: string) {
      refusal = { status, asked };
    },
    /** An editor publishes: the next query finds these documents, and listeners are told so at once. */
    publish(documents: unknown[]) {
      behaviour = { documents };
      this.announce();
    },
    /** An editor deletes these: the next query finds the others, and listeners are told of each. */
    remove(...ids: string[]) {
      if ("string" === typeof behaviour || !("documents" in behaviour))
        throw new Error("There is nothing to remove.");
      const isGone = (document: object) => "_id" in document && ids.some((id) => id === document._id);
      behaviour = {
        documents: behaviour.documents.filter(
          (document) => !(Object(document) === document && isGone(Object(document))),
        ),
      };
      for (const id of ids) for (const listener of listeners) listener.write(mutationEvent(id, "disappear"));
    },
    /** Listeners are told of a change, whatever the next query will find. */
    announce() {
      for (const listener of listeners) listener.write(mutationEvent("product-any"));
    },
    /** Those who listen are cut off. */
    hangUp() {
      for (const listener of listeners) listener.destroy();
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function respond(response: ServerResponse, behaviour: HostBehaviour) {
  if (behaviour === "silent") return;
  if (behaviour === "down") return response.destroy();
  response.setHeader("content-type", "application/json");
  if ("documents" in behaviour) return response.end(JSON.stringify({ ms: 1, result: behaviour.documents }));
  if ("falseBody" in behaviour) return response.end(behaviour.falseBody);
  return response
    .writeHead(behaviour.status)
    .end(behaviour.body ?? JSON.stringify({ error: "refused", message: "refused" }));
}

function personWith({ headers }: IncomingMessage, people: ReadonlySet<string>): HostBehaviour {
  const token = headers.authorization?.replace("Bearer ", "") ?? "";
  return people.has(token)
    ? { falseBody: JSON.stringify({ id: token, roles: [{ name: "editor" }] }) }
    : { status: 401 };
}

async function requestIn(request: IncomingMessage, url: URL): Promise<HostRequest> {
  const body = (await request.toArray()).join("");
  return {
    method: request.method ?? "",
    path: url.pathname,
    query: url.searchParams.get("query") ?? body,
    authorization: request.headers.authorization,
    time: Date.now(),
  };
}

/** How long a client that was cut off waits before it listens again. In milliseconds. */
type ListenOptions = { retryMs?: number };

function listen(response: ServerResponse, listeners: Set<ServerResponse>, { retryMs }: ListenOptions) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (retryMs !== undefined) response.write(`retry: ${retryMs}\n\n`);
  response.write('event: welcome\ndata: {"listenerName":"stand-in"}\n\n');
  listeners.add(response);
  response.once("close", () => listeners.delete(response));
}

function mutationEvent(documentId: string, transition: "update" | "disappear" = "update") {
  const transactionId = crypto.randomUUID();
  const event = {
    eventId: `${transactionId}#${documentId}`,
    documentId,
    transactionId,
    transition,
    visibility: "query",
    timestamp: new Date().toISOString(),
  };
  return `event: mutation\nid: ${event.eventId}\ndata: ${JSON.stringify(event)}\n\n`;
}
