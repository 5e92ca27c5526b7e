/** Whether JSON that a server has sent is what was asked for: another version of it, or a proxy, may have answered. */
export type Guard<T> = (value: unknown) => value is T;

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

export function literal<T extends string | number | boolean | null>(expected: T): Guard<T> {
  return (value): value is T => value === expected;
}

export function either<One, Other>(isOne: Guard<One>, isOther: Guard<Other>): Guard<One | Other> {
  return (value) => isOne(value) || isOther(value);
}

export function optional<T>(isT: Guard<T>): Guard<T | undefined> {
  return (value) => value === undefined || isT(value);
}

export function listOf<T>(isT: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isT);
}

/** Other properties may be there as well. */
export function objectOf<T extends object>(guards: { [Key in keyof T]-?: Guard<T[Key]> }): Guard<T> {
  return (value): value is T => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    for (const key in guards) if (!guards[key](Reflect.get(value, key))) return false;
    return true;
  };
}
