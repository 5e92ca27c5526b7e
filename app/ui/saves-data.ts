/**
 * Whether the visitor has asked to save data: then nothing is fetched ahead. https://wicg.github.io/savedata: not in every
 * browser, nor in TypeScript's idea of one.
 */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  );
}
