import { privacyWords } from "#words/privacy.ts";

/** Everything that the shop stores of visits while COUNT_VISITS is on. */
export const counting = {
  /** A day's counts are deleted after so many. */
  retentionDays: 400,
  /** Each is one line of a list on the privacy page. */
  counted: privacyWords.visits.counted,
} as const;
