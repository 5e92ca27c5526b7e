/** It comes without types. */
declare module "subset-font" {
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: "sfnt" | "woff2" },
  ): Promise<Uint8Array>;
  export = subsetFont;
}
