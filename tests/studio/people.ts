/** Who works in the atelier during the journeys. */
export const people = {
  mara: { name: "Mara", password: "nine layers of tulle" },
  noor: { name: "Noor", password: "a hem cut by eye" },
} as const;

export type Person = (typeof people)[keyof typeof people];
