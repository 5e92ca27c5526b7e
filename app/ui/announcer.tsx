export const ANNOUNCER_ID = "announcer";

/** The live region of the document. It is rendered empty: a region that is added with its text is not read out. */
export function Announcer() {
  return <p id={ANNOUNCER_ID} className="visually-hidden" role="status" />;
}
