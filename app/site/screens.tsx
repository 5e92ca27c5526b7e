import { RouteError } from "./route-error.tsx";

/** Round all screens: the error of one of them is shown instead of it, and the layout stays. */
export function ErrorBoundary() {
  return <RouteError />;
}
