import { EllipsisHorizontalIcon } from "@sanity/icons/EllipsisHorizontal";
import { Flex, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import type { Tool, ToolMenuProps } from "sanity";
import { useKeepsVisits } from "#studio/appointments/use-visit-book.ts";
import { sharedQuery, useHeard } from "#studio/connection/shared-query.ts";
import { calendarTool } from "#studio/rental/calendar-tool.tsx";
import { useKept } from "#studio/rental/use-rental.ts";
import { HAS_NO_SAMPLE } from "./first-steps.ts";
import { removeSampleTool } from "./remove-sample-tool.tsx";
import { ToolLink } from "./tool-link.tsx";
import { ToolPage } from "./tool-page.tsx";

const MORE = "more";

/** The tools of a working day, in its order. The others are in "More", and keep their addresses. */
const daily = ["today", "structure", "presentation", calendarTool.name, "insights", "releases", MORE];

const isDaily = ({ name }: Tool) => daily.includes(name);

/** Lists the tools that few days need. */
export function withMore(tools: readonly Tool[]): Tool[] {
  const others = tools.filter((tool) => !isDaily(tool));
  const more: Tool<readonly Tool[]> = {
    name: MORE,
    title: t("More"),
    icon: EllipsisHorizontalIcon,
    component: More,
    options: others,
  };
  return [...tools, more];
}

const label = sharedQuery<{ isOwn: boolean }, { isOwn: boolean }>({
  fetch: `{"isOwn": ${HAS_NO_SAMPLE}}`,
  listen: '*[_id in ["house", "sampleLabel"]]',
  perspective: "raw",
  read: (stored) => stored,
  unheard: { isOwn: true },
});

function More({ tool: { options: tools = [] } }: { tool: Tool<readonly Tool[]> }) {
  const { isOwn } = useHeard(label);
  const offered = tools.filter(({ name }) => !(isOwn && name === removeSampleTool.name));
  return (
    <ToolPage title={t("More")}>
      {offered.map(({ name, title, icon: Icon }) => (
        <Flex key={name} gap={3}>
          <Text size={2}>{Icon && <Icon />}</Text>
          <Text size={2}>
            <ToolLink to={name}>{title}</ToolLink>
          </Text>
        </Flex>
      ))}
    </ToolPage>
  );
}

/** A label without a dress to rent and without appointments sees nothing of the calendar. */
export function ToolMenu({ renderDefault, tools, activeToolName = "", ...props }: ToolMenuProps) {
  const kept = useKept();
  const keepsVisits = useKeepsVisits();
  const keepsCalendar = kept?.isKept || kept?.isPossible || keepsVisits;
  const names = daily.filter((name) => name !== calendarTool.name || keepsCalendar);
  return renderDefault({
    ...props,
    renderDefault,
    activeToolName: daily.includes(activeToolName) ? activeToolName : MORE,
    tools: names.flatMap((name) => tools.filter((tool) => tool.name === name)),
  });
}
