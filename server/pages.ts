import { pictureHostOf } from "#app/content/pictures.server.ts";
import { texts } from "#app/content/texts.server.ts";
import type { Answer } from "./middleware.ts";
import { finishedPage } from "./finished-page.ts";
import type { Running } from "./run.ts";
import type { RenderScreen } from "./shop.ts";
import { inTime, notYet, waitingPage } from "./waiting-page.ts";

/** The shop's screens and their data; the waiting page while there is nothing to show. */
export function pages({ store, settings }: Running, renderScreen: RenderScreen): Answer {
  const pictureHost = pictureHostOf(settings.content);
  return async (request) => {
    const ready = store.whenReady();
    if (!store.current()) {
      if (isForAPerson(request)) return waitingPage(ready);
      if (!(await inTime(ready))) return notYet();
    }
    const { origin } = new URL(request.url);
    const answer = await renderScreen(request, { catalogue: await ready, texts, origin });
    return finishedPage(answer, pictureHost);
  };
}

function isForAPerson(request: Request): boolean {
  return request.method === "GET" && (request.headers.get("Accept")?.includes("text/html") ?? false);
}
