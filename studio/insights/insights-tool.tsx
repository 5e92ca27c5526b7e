import { BarChartIcon } from "@sanity/icons/BarChart";
import { Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useMemo, useState } from "react";
import { type Tool, useClient } from "sanity";
import { COUNTS_PATH, DAYS_PARAM, spansOfDays } from "#model/services/visit-counts.ts";
import { downloadRows } from "#studio/connection/download.ts";
import { fetchFromShop } from "#studio/connection/fetch-from-shop.ts";
import { AWAY, UNRECOGNISED, useAnswer } from "#studio/connection/use-answer.ts";
import { ToolPage } from "#studio/desk/tool-page.tsx";
import { useAttempt } from "#studio/desk/use-attempt.ts";
import { Choice } from "#studio/people/line-field.tsx";
import { BarsOverTime, DressTable, TallyTable } from "./charts.tsx";
import { type CountRow, countTable, readCounts, type Summary, summaryOf } from "./counts-summary.ts";
import "./insights.css";

/** Shows what visitors look at and ask for, as the shop has counted it. */
export const insightsTool: Tool = {
  name: "insights",
  title: t("Demand"),
  icon: BarChartIcon,
  component: Insights,
};

function Insights() {
  const [days, setDays] = useState<number>(spansOfDays[1]);
  const client = useClient({ apiVersion: "2025-02-19" });
  const attempt = useAttempt();
  const [counts] = useAnswer(() => fetchCounts(client.config().token, days), days);
  const summary = useMemo(
    () =>
      typeof counts === "string" ? undefined : summaryOf(counts, new Date().toISOString().slice(0, 10), days),
    [counts, days],
  );
  return (
    <ToolPage title={t("Demand")} width={2}>
      <Stack gap={5} className="insights">
        <Flex gap={3} align="center" wrap="wrap">
          {spansOfDays.map((span) => (
            <Button
              key={span}
              text={t("{{count}} days", { count: span, defaultValue_one: "{{count}} day" })}
              mode={span === days ? "default" : "ghost"}
              aria-pressed={span === days}
              onClick={() => setDays(span)}
            />
          ))}
          {typeof counts !== "string" && (
            <Button
              text={t("Export as CSV")}
              mode="bleed"
              onClick={() =>
                void attempt(() =>
                  downloadRows(client, countTable(counts), `what-people-want-${days}-days.csv`),
                )
              }
            />
          )}
        </Flex>
        <Text muted size={1}>
          {t(
            "Totals for each day, counted by the shop itself without cookies: nothing shows who it was. We count only the name of the site a visitor comes from, if their browser gives it. Browsers that ask not to be tracked, and programs, are not counted.",
          )}
        </Text>
        {summary ? <SummaryView summary={summary} /> : <Text>{sentenceFor(counts)}</Text>}
      </Stack>
    </ToolPage>
  );
}

function SummaryView({ summary }: { summary: Summary }) {
  const [slug, setSlug] = useState("");
  const { dresses, searches, sources, screens, all, periods, isWeekly } = summary;
  const chosenCounts = dresses.find((dress) => dress.slug === slug) ?? all;
  if ([dresses, searches, sources, screens].every(({ length }) => length === 0))
    return (
      <Text>{t("Nothing yet. If this stays empty, ask whoever runs the shop whether counting is on.")}</Text>
    );
  return (
    <Stack gap={6}>
      {dresses.length > 0 && <DressTable dresses={dresses} />}
      <Card border padding={4} radius={2}>
        <Stack gap={5}>
          <Choice
            title={t("Dress")}
            value={chosenCounts.slug}
            options={[["", t("All dresses")], ...dresses.map((dress) => [dress.slug, dress.name] as const)]}
            setValue={setSlug}
          />
          <Stack gap={3}>
            <Heading as="h2" size={1}>
              {viewsIn(chosenCounts.views, isWeekly)}
            </Heading>
            <BarsOverTime periods={periods} series={chosenCounts.series} />
          </Stack>
          <Flex gap={6} wrap="wrap">
            {chosenCounts.colours.length > 0 && (
              <TallyTable title={t("Colours asked for")} what={t("Colour")} tallies={chosenCounts.colours} />
            )}
            {chosenCounts.sizes.length > 0 && (
              <TallyTable title={t("Sizes asked for")} what={t("Size")} tallies={chosenCounts.sizes} />
            )}
          </Flex>
        </Stack>
      </Card>
      <Flex gap={6} wrap="wrap">
        {sources.length > 0 && (
          <TallyTable title={t("Where visitors come from")} what={t("Site")} tallies={sources} />
        )}
        {screens.length > 0 && <TallyTable title={t("Pages viewed")} what={t("Page")} tallies={screens} />}
      </Flex>
      {searches.length > 0 && (
        <TallyTable title={t("Searches that found nothing")} what={t("Words")} tallies={searches} />
      )}
    </Stack>
  );
}

function viewsIn(count: number, isWeekly: boolean): string {
  return isWeekly
    ? t("{{count}} views, by week", { count, defaultValue_one: "{{count}} view, by week" })
    : t("{{count}} views, by day", { count, defaultValue_one: "{{count}} view, by day" });
}

function sentenceFor(state: unknown): string {
  if (state === "away") return AWAY;
  return state === "asking" ? t("Adding it up…") : UNRECOGNISED;
}

async function fetchCounts(token: string | undefined, days: number): Promise<CountRow[]> {
  const response = await fetchFromShop(`${COUNTS_PATH}?${DAYS_PARAM}=${days}`, token);
  return readCounts(await response.text());
}
