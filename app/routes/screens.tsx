import { RouteError } from "#app/site/route-error.tsx";

/** Round all screens: what goes wrong in one of them is shown in its place, and the layout round it stays. */
export function ErrorBoundary() {
  return <RouteError />;
}
