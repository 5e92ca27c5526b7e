import { createRateLimit } from "@trousseau/host/rate-limit.ts";
import type { WebSocket } from "ws";
import { type Caller, tokenIn } from "../access/caller.ts";
import { hasPermission, isVisible } from "../access/permissions.ts";
import type { LakeParts } from "../api/call.ts";
import { type Fields, isFields } from "../documents/document.ts";
import { toHttpError } from "../http/json-response.ts";
import { limits } from "../limits.ts";
import { onMessage, sendMessage, sendText } from "./socket-messages.ts";
import { type MoveTo, TRY_AGAIN_LATER, UNAUTHORIZED } from "./socket-slots.ts";

type PresenceParts = Pick<LakeParts, "tokens" | "tokenWatch">;

type Member = {
  socket: WebSocket;
  moveTo: MoveTo;
  caller: Caller | undefined;
  /** A tab needs one subscription, so another takes its place. */
  subscription: string | undefined;
  /** The browser tab gives itself this name. */
  session: string | undefined;
  release: () => void;
};

/** Studio speaks the JSON-RPC of its bifur client. Each tab's position goes to the others, and nothing is stored. */
export function createPresence(parts: PresenceParts): (socket: WebSocket, moveTo: MoveTo) => void {
  const members = createMembers();
  const rate = createRateLimit({
    burst: limits.presenceMessagesPerPerson,
    perSecond: limits.presenceMessagesPerPerson / 5,
  });

  function handle(member: Member, method: string, params: Fields): Fields {
    if (method === "authorization") authorize(member, tokenIn(String(params.authorization)), parts);
    if (member.caller === undefined) return { error: { code: -32_000, message: "Unauthorized" } };
    rate.count(member.caller.id);
    const call = Object.hasOwn(members.calls, method) ? members.calls[method] : undefined;
    return { result: call?.(member, params) ?? "ok" };
  }

  return (socket, moveTo) => {
    const member = members.add(socket, moveTo);
    const heartbeat = setInterval(() => socket.send("♥"), HEARTBEAT_MS);
    onMessage(socket, messages, ({ id, method, params }) => {
      const reply = (result: Fields) => void sendMessage(socket, { jsonrpc: "2.0", id, ...result });
      try {
        reply(handle(member, String(method), isFields(params) ? params : {}));
      } catch (error) {
        reply({ error: { code: -32_000, message: toHttpError(error).body.message } });
        socket.close(TRY_AGAIN_LATER, "Too much of this person at once");
      }
    });
    socket.on("close", () => {
      clearInterval(heartbeat);
      members.remove(member);
    });
  };
}

function authorize(member: Member, token: string, { tokens, tokenWatch }: PresenceParts): void {
  member.release();
  member.caller = undefined;
  const caller = tokens.identify(token);
  // Presence tells who works on what, which is nothing for the program of another shop.
  if (typeof caller === "string" || !hasPermission(caller, "useStudio")) return;
  member.moveTo(`presence of ${caller.id}`);
  member.release = tokenWatch.watch(token, caller, () =>
    member.socket.close(UNAUTHORIZED, "The token has ended"),
  );
  member.caller = caller;
}

type Call = (member: Member, params: Fields) => unknown;

function createMembers() {
  const members = new Set<Member>();

  /** Each message is written once for all who get it, because only the subscription differs. */
  function tellOthers(sender: Member, message: Fields, forWriters = message): void {
    const written = (told: Fields) => JSON.stringify({ i: sender.caller?.id, ...told });
    const [result, resultForWriters] = [written(message), written(forWriters)];
    for (const member of members) {
      if (member === sender || member.subscription === undefined) continue;
      const own = hasPermission(member.caller, "readPrivate") ? result : resultForWriters;
      const params = `{"subscription":"${member.subscription}","result":${own}}`;
      void sendText(member.socket, `{"jsonrpc":"2.0","method":"presence_subscription","params":${params}}`);
    }
  }

  function leave(member: Member): void {
    if (member.session !== undefined)
      tellOthers(member, { type: "disconnect", m: { session: member.session } });
    member.session = undefined;
  }

  const calls: Readonly<Record<string, Call>> = {
    presence_subscribe(member) {
      member.subscription = crypto.randomUUID();
      return member.subscription;
    },
    presence_unsubscribe(member) {
      member.subscription = undefined;
    },
    presence_rollcall(member, { session }) {
      tellOthers(member, { type: "rollCall", session });
    },
    presence_announce(member, { data }) {
      if (!isFields(data)) return;
      member.session = String(data.sessionId);
      tellOthers(
        member,
        { type: "state", m: data },
        { type: "state", m: { ...data, locations: publicOnly(data.locations) } },
      );
    },
    presence_disconnect: leave,
  };

  return {
    calls,
    add(socket: WebSocket, moveTo: MoveTo): Member {
      const member = {
        socket,
        moveTo,
        caller: undefined,
        subscription: undefined,
        session: undefined,
        release: () => undefined,
      };
      members.add(member);
      return member;
    },
    remove(member: Member): void {
      leave(member);
      member.release();
      members.delete(member);
    },
  };
}

/** Studio sends a position five times a second at most, and each goes to all other tabs. */
const messages = {
  largest: limits.presenceMessageBytes,
  burst: limits.presenceMessages,
  perSecond: limits.presenceMessages / 5,
};

/** Which message of a visitor somebody reads is nothing for a writer. */
function publicOnly(locations: unknown): unknown[] {
  if (!Array.isArray(locations)) return [];
  return locations.filter((one) => isFields(one) && isVisible("label", String(one.documentId)));
}

const HEARTBEAT_MS = 15_000;
