/** Colours are written "#rrggbb". */
export interface LoginLook {
  /** The name is empty when nobody has sent it. */
  name: string;
  paper: string;
  ink: string;
  inkSoft: string;
  accent: string;
}

/** The header is written as a query: `name=Maison+Lior&paper=%23ffffff`, by the names of `LoginLook`. */
const HEADER = "x-login-look";

/** A longer name is cut, in UTF-16 code units. */
const MAX_NAME = 80;

const plain = { paper: "#f4f1ec", ink: "#1d1a17", inkSoft: "#6b635a", accent: "#8c1d18" };

const colour = /^#[0-9a-f]{6}$/i;

/**
 * A server in front says this, because the lake does not know what its documents mean. Somebody else who sends the header changes
 * only their own page.
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
  // A missing colour might be unreadable on the others.
  const isWhole = Object.values(colours).every((value) => colour.test(value));
  return { ...(isWhole ? colours : plain), name: given("name").slice(0, MAX_NAME) };
}
