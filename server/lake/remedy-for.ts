const remedies: { reason: RegExp; remedy: string }[] = [
  {
    reason: /another process is using the content lake/i,
    remedy:
      "One process can use a lake's folder. Another shop shares its lake with SANITY_API_HOST and SANITY_API_TOKEN, or takes another DATA_DIR.",
  },
  {
    reason: /ENOSPC|EDQUOT|no space left|disk is full/i,
    remedy:
      "The disk of DATA_DIR is full, or this account's share of it. Make room there, or take a DATA_DIR on another: the lake then starts by itself.",
  },
];

/** What an operator can do about a lake that has ended for this reason; undefined where that is not known. */
export function remedyFor(reason: string): string | undefined {
  return remedies.find((known) => known.reason.test(reason))?.remedy;
}
