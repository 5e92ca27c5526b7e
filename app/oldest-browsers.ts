/** The oldest versions that the shop works in; docs/browsers.md has the reasons. The build writes its syntax for them. */
export const oldestBrowsers = {
  chrome: "109",
  edge: "109",
  firefox: "115",
  safari: "15.5",
  ios: "15.5",
} as const;
