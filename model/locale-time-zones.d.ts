/** Node has it; TypeScript's libraries do not know it yet. */
// biome-ignore lint/style/noNamespace: nothing else adds to the types of Intl
declare namespace Intl {
  interface Locale {
    /** Undefined for a language without a country. */
    getTimeZones(): string[] | undefined;
  }
}
