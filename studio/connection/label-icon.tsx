import { labelMark } from "./label-mark.ts";

export function LabelIcon() {
  return <img src={labelMark} alt="" style={{ display: "block", inlineSize: "100%", blockSize: "100%" }} />;
}
