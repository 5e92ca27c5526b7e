import type { ReactNode } from "react";

type FactProps = {
  name: string;
  /** The class of the name. */
  term?: string;
  className?: string | undefined;
  "data-sanity"?: string | undefined;
  children: ReactNode;
};

/** One line of a list of facts; none where nothing is said. */
export function Fact({ name, term = "label", className, children, ...field }: FactProps) {
  if (!children) return null;
  return (
    <div className={className}>
      <dt className={term}>{name}</dt>
      <dd {...field}>{children}</dd>
    </div>
  );
}
