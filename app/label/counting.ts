import { privacyWords } from "#words/privacy.ts";

/** What the shop counts of its visits while COUNT_VISITS is on; nothing else is stored of them. */
export const counting = {
  /** A day's counts are deleted after so many. */
  retentionDays: 400,
  /** For the privacy page, each one line of a list. */
  counted: privacyWords.visits.counted,
} as const;
