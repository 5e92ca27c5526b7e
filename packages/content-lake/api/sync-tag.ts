/** Live events name this one tag after a commit. "Something changed" is precise enough for one small dataset. */
export const SYNC_TAG = "s1:content";
