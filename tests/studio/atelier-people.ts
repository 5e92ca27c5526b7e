/** Who works in the atelier during the journeys. */
export const people = {
  mara: { name: "Mara", password: "nine layers of tulle", role: "editor" },
  noor: { name: "Noor", password: "a hem cut by eye", role: "editor" },
  iris: { name: "Iris", password: "pins in the left sleeve", role: "contributor" },
  odette: { name: "Odette", password: "the key to the house", role: "administrator" },
  vera: { name: "Vera", password: "only here for a look", role: "viewer" },
} as const;

export type Person = (typeof people)[keyof typeof people];
