/** Those that the footer has an icon for. */
export const socialNetworks = ["instagram", "facebook", "pinterest", "youtube"] as const;
