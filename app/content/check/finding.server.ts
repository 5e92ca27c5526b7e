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

export type FindingDetail = Pick<Finding, "weight" | "says">;

export function error(says: string): FindingDetail {
  return { weight: "error", says };
}

export function warning(says: string): FindingDetail {
  return { weight: "warning", says };
}
