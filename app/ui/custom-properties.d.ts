import "react";

declare module "react" {
  /** Style sheets read custom properties, which React writes as they are. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
