import { Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { separated } from "#words/locale.ts";
import type { DressInsights, Tally } from "./counts-summary.ts";

/** The gap between two bars, as a share of the place of one. */
const GAP = 0.2;

/** The table beneath has the same figures, for whoever cannot see the bars or wants the numbers. */
export function BarsOverTime({ periods, series }: { periods: string[]; series: number[] }) {
  return (
    <Stack gap={3}>
      <Bars series={series} width="100%" height="6rem" />
      <Ends first={periods[0]} last={periods.at(-1)} most={Math.max(0, ...series)} />
      <details>
        <summary>{t("As a table")}</summary>
        <table>
          <caption>{t("Views")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("From")}</th>
              <th scope="col">{t("Views")}</th>
            </tr>
          </thead>
          <tbody>
            {periods.map((period, place) => (
              <tr key={period}>
                <th scope="row">{period}</th>
                <td>{series[place] ?? 0}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Stack>
  );
}

/** The figures stand beside it, for whoever cannot see the bars. */
function Bars({ series, width, height }: { series: number[]; width: string; height: string }) {
  const most = Math.max(1, ...series);
  return (
    <svg
      viewBox={`0 0 ${series.length} ${most}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height, borderBlockEnd: "1px solid" }}
    >
      {series.map((views, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its place in time alone
          key={place}
          x={place + GAP / 2}
          y={most - views}
          width={1 - GAP}
          height={views}
          fill="currentColor"
        />
      ))}
    </svg>
  );
}

function Ends({ first, last, most }: { first: string | undefined; last: string | undefined; most: number }) {
  return (
    <div style={{ display: "flex", justifyContent: "space-between" }}>
      <Text size={1} muted>
        {first}
      </Text>
      <Text size={1} muted>
        {t("{{most}} at most", { most })}
      </Text>
      <Text size={1} muted>
        {last}
      </Text>
    </div>
  );
}

export function TallyTable({ title, what, tallies }: { title: string; what: string; tallies: Tally[] }) {
  const most = Math.max(1, ...tallies.map(({ count }) => count));
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{t("Times")}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {count}
              <svg
                viewBox={`0 0 ${most} 1`}
                preserveAspectRatio="none"
                width={160}
                height={10}
                aria-hidden="true"
              >
                <rect width={count} height={1} fill="currentColor" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The most wanted first. */
export function DressTable({ dresses }: { dresses: DressInsights[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard, too
    <section className="wide" aria-label={t("Dresses")} tabIndex={0}>
      <table>
        <caption>{t("Dresses")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("Dress")}</th>
            <th scope="col">{t("Views")}</th>
            <th scope="col">{t("Rent")}</th>
            <th scope="col">{t("Purchase")}</th>
            <th scope="col">{t("Colours and sizes")}</th>
          </tr>
        </thead>
        <tbody>
          {dresses.map(({ slug, name, views, rent, purchase, series, colours, sizes }) => (
            <tr key={slug}>
              <th scope="row">{name}</th>
              <td>
                {views}
                <Bars series={series} width="6rem" height="1.25rem" />
              </td>
              <td>{rent}</td>
              <td>{purchase}</td>
              <td>{separated([...colours, ...sizes].map(({ label, count }) => `${label} ${count}`))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
