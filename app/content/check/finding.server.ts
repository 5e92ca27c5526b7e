/** One thing that hurts the shop, said so that an editor knows what to do. */
export type Finding = {
  /** The published id of the document; empty when it is nobody's in particular. */
  id: string;
  type: string;
  /** The document's name, as it stands in Studio's lists. */
  name: string;
  /** Errors are seen by shoppers, or keep a dress from them; warnings make the shop poorer. */
  weight: "error" | "warning";
  says: string;
};

export type Remark = Pick<Finding, "weight" | "says">;

export function error(says: string): Remark {
  return { weight: "error", says };
}

export function warning(says: string): Remark {
  return { weight: "warning", says };
}
