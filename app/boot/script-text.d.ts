/** A module with all that it imports, as the text of one script: vite.config.ts builds it. */
declare module "*?script" {
  export const text: string;
}
