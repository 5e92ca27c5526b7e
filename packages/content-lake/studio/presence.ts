import type { WebSocket } from "ws";
import { type Caller, tokenIn } from "../store/caller.ts";
import { type Fields, isFields } from "../store/document.ts";

export interface Presence {
  join(socket: WebSocket): void;
}

interface Member {
  socket: WebSocket;
  caller: Caller | undefined;
  subscription: string | undefined;
  /** The browser tab, by the name that it gives itself. */
  session: string | undefined;
}

/** Who is where in Studio, in the JSON-RPC that its bifur client speaks. What one tab announces the others hear; nothing is kept. */
export function createPresence(identify: (token: string) => Caller | undefined): Presence {
  const members = new Set<Member>();

  function tellOthers(sender: Member, message: Fields): void {
    for (const member of members) {
      if (member === sender || member.subscription === undefined) continue;
      const params = { subscription: member.subscription, result: { i: sender.caller?.id, ...message } };
      send(member.socket, { jsonrpc: "2.0", method: "presence_subscription", params });
    }
  }

  /** What each call does for somebody who is known; its answer, where a client looks at one. */
  const calls: Readonly<Record<string, (member: Member, params: Fields) => string | undefined>> = {
    presence_subscribe(member) {
      member.subscription = crypto.randomUUID();
      return member.subscription;
    },
    presence_unsubscribe(member) {
      member.subscription = undefined;
      return undefined;
    },
    presence_rollcall(member, { session }) {
      tellOthers(member, { type: "rollCall", session });
      return undefined;
    },
    presence_announce(member, { data }) {
      if (!isFields(data)) return undefined;
      member.session = String(data.sessionId);
      tellOthers(member, { type: "state", m: data });
      return undefined;
    },
    presence_disconnect(member) {
      leave(member);
      return undefined;
    },
  };

  function answer(member: Member, method: string, params: Fields): Fields {
    if (method === "authorization") {
      member.caller = identify(tokenIn(String(params.authorization)));
    }
    if (member.caller === undefined) return { error: { code: -32_000, message: "Unauthorized" } };
    const call = Object.hasOwn(calls, method) ? calls[method] : undefined;
    return { result: call?.(member, params) ?? "ok" };
  }

  function leave(member: Member): void {
    if (member.session !== undefined)
      tellOthers(member, { type: "disconnect", m: { session: member.session } });
    member.session = undefined;
  }

  return {
    join(socket) {
      const member: Member = { socket, caller: undefined, subscription: undefined, session: undefined };
      members.add(member);
      const heartbeat = setInterval(() => socket.send("♥"), HEARTBEAT_MS);
      socket.on("message", (data) => {
        const message = parse(String(data));
        if (message === undefined) return;
        const params = isFields(message.params) ? message.params : {};
        send(socket, { jsonrpc: "2.0", id: message.id, ...answer(member, String(message.method), params) });
      });
      socket.on("close", () => {
        clearInterval(heartbeat);
        leave(member);
        members.delete(member);
      });
    },
  };
}

function parse(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function send(socket: WebSocket, message: unknown): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}

const HEARTBEAT_MS = 15_000;
