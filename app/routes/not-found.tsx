import { data } from "react-router";

/** Every address the shop does not know. The screen is drawn by the root's error boundary. */
export function loader() {
  throw data(null, { status: 404, statusText: "Not Found" });
}

export default function NotFound() {
  return null;
}
