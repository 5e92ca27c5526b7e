/** The lake uses this of libheif's own interface for JavaScript, which comes without types. */
declare module "libheif-js/wasm-bundle.js" {
  type Handle = { readonly ofImage: unique symbol };
  type Pixels = { readonly ofPixels: unique symbol };
  type Failure = { code: unknown };

  /** The pixels stand in libheif's memory until they are released; a row has `stride` bytes. */
  type Decoded = { image: Pixels; channels: [{ data: Uint8Array; stride: number }] };

  interface HeifImage {
    readonly handle: Handle;
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    free(): void;
  }

  const libheif: {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGBA: unknown };
    heif_js_decode_image2(handle: Handle, colourspace: unknown, chroma: unknown): Decoded | Failure;
    heif_image_release(pixels: Pixels): void;
  };
  export = libheif;
}
