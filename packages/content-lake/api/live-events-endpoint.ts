import { isVisible, type Visibility } from "../access/visibility.ts";
import { createEventStream } from "../http/event-stream.ts";
import type { ListenParts } from "./listen-endpoint.ts";

/** Live events name this one tag after a commit. "Something changed" is precise enough for one small dataset. */
export const SYNC_TAG = "s1:content";

/** `/data/live/events/{dataset}` says that results may have changed, without saying how. */
export function respondToLive(
  visibility: Visibility,
  { onCommit, release }: Pick<ListenParts, "onCommit" | "release">,
): Response {
  let stop: () => void = () => undefined;
  const stream = createEventStream(() => {
    stop();
    release();
  });
  stop = onCommit(({ id, changes }) => {
    if (changes.some((change) => isVisible(visibility, change.id)))
      stream.send("message", { tags: [SYNC_TAG] }, id);
  });
  stream.send("welcome", {});
  return stream.response;
}
