/** The one tag of every result, which live events name after a commit: in one small dataset "something changed" is precise enough. */
export const SYNC_TAG = "s1:content";
