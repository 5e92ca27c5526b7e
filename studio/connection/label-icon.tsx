import { workspace } from "./workspace.ts";

/** The label's mark, as the shop draws it just now. */
export function LabelIcon() {
  return (
    <img
      src={`${workspace.shopUrl}/favicon.svg`}
      alt=""
      style={{ display: "block", inlineSize: "100%", blockSize: "100%" }}
    />
  );
}
