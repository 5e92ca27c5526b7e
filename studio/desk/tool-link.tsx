import type { MouseEvent, ReactNode } from "react";
import { useRouter } from "sanity/router";
import { workspace } from "#studio/connection/workspace.ts";

/** Another tool of this Studio, or a list of its desk. */
export function ToolLink({ to, children }: { to: string; children: ReactNode }) {
  const { navigateUrl } = useRouter();
  const path = `${workspace.basePath.replace(/\/$/, "")}/${to}`;
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigateUrl({ path });
  }
  return (
    <a href={path} onClick={follow}>
      {children}
    </a>
  );
}
