/** The footer has icons for these. */
export const socialNetworks = ["instagram", "facebook", "pinterest", "youtube"] as const;
