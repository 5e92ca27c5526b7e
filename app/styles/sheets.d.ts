/** The build makes it (vite.config.ts). */
declare module "virtual:sheets" {
  /** Rules of the whole shop. */
  export const style: string;
  /** Address of the rules that no document has but those whose screen it shows; undefined while developing. */
  export const modules: string | undefined;
}
