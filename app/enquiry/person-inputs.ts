import type { InputAttributes } from "#app/ui/field.tsx";

/** Who writes: her name, and where the answer goes. */
export const personInputs = [
  { name: "name", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email" },
] as const satisfies readonly InputAttributes[];
