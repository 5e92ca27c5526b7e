/** Whose content it is, and the colours of the login page, each "#rrggbb". */
export interface LoginLook {
  /** Empty when nobody has told it. */
  name: string;
  paper: string;
  ink: string;
  inkSoft: string;
  accent: string;
}

/** Written as a query: `name=Maison+Lior&paper=%23ffffff` and so on, by the names of `LoginLook`. */
const HEADER = "x-login-look";

/** In UTF-16 code units: longer names are cut. */
const MAX_NAME = 80;

const plain = { paper: "#f4f1ec", ink: "#1d1a17", inkSoft: "#6b635a", accent: "#8c1d18" };

const colour = /^#[0-9a-f]{6}$/i;

/**
 * The lake does not know what its documents mean: the server in front of it says this. Whoever reaches the lake without such a server can send
 * the header as well, and changes what they see themselves: no link and no form of another site sends one.
 */
export function readLoginLook({ headers }: Request): LoginLook {
  const told = new URLSearchParams(headers.get(HEADER) ?? "");
  const given = (key: keyof LoginLook) => told.get(key) ?? "";
  const colours = {
    paper: given("paper"),
    ink: given("ink"),
    inkSoft: given("inkSoft"),
    accent: given("accent"),
  };
  // One that is missing might not be readable on the others.
  const isWhole = Object.values(colours).every((value) => colour.test(value));
  return { ...(isWhole ? colours : plain), name: given("name").slice(0, MAX_NAME) };
}
