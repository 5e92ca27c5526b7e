import { t } from "@trousseau/words/translate.ts";
import { useMemo } from "react";
import { type Schema, type Tool, useSource } from "sanity";
import { SourceContext } from "sanity/_singletons";
import { hasDrafts } from "./spared.tsx";

/** Sanity's own tool, in which no document is offered that cannot be in a release. */
export function withoutPrivate(releases: Tool): Tool<Tool["component"]> {
  return { ...releases, title: t("Releases"), component: Releases, options: releases.component };
}

function Releases({ tool }: { tool: Tool<Tool["component"]> }) {
  const source = useSource();
  const offering = useMemo(() => ({ ...source, schema: releasable(source.schema) }), [source]);
  const { options: SanityReleases } = tool;
  return <SourceContext value={offering}>{SanityReleases && <SanityReleases tool={tool} />}</SourceContext>;
}

/** The search of "Add document" goes through the types that are listed; what has no draft cannot wait for its day. */
function releasable(schema: Schema): Schema {
  const names = schema.getTypeNames().filter(hasDrafts);
  return {
    name: schema.name,
    ...(schema._original && { _original: schema._original }),
    _registry: schema._registry,
    get: (name) => schema.get(name),
    has: (name) => schema.has(name),
    getTypeNames: () => names,
    getLocalTypeNames: () => schema.getLocalTypeNames(),
  };
}
