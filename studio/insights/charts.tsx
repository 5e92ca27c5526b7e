import { Stack, Text } from "@sanity/ui";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar, LinePath } from "@visx/shape";
import { t } from "#app/label/translate.ts";
import type { DressInsights, Tally } from "./counts-summary.ts";

const BARS = { width: 640, height: 96 };
const SPARK = { width: 96, height: 20 };
const ROW = { width: 160, height: 10 };

/** The gap between two bars, as a share of their width. */
const GAP = 0.25;

/** The table beneath has the same figures, for whoever cannot see the bars or wants the numbers. */
export function BarsOverTime({ periods, series }: { periods: string[]; series: number[] }) {
  const { width, height } = BARS;
  const x = scaleBand({ domain: periods, range: [0, width], padding: GAP });
  const y = scaleLinear({ domain: [0, Math.max(1, ...series)], range: [0, height] });
  return (
    <Stack gap={3}>
      <svg
        viewBox={`0 0 ${width} ${height + 1}`}
        aria-hidden="true"
        style={{ width: "100%" }}
        preserveAspectRatio="none"
      >
        {periods.map((period, place) => {
          const size = y(series[place] ?? 0);
          return (
            <Bar
              key={period}
              x={x(period) ?? 0}
              y={height - size}
              width={x.bandwidth()}
              height={size}
              fill="currentColor"
            />
          );
        })}
        <line x1={0} x2={width} y1={height + 0.5} y2={height + 0.5} stroke="currentColor" strokeWidth={1} />
      </svg>
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

/** Screen readers read the figure beside it in the table instead. */
function Sparkline({ series }: { series: number[] }) {
  const { width, height } = SPARK;
  const x = scaleLinear({ domain: [0, Math.max(1, series.length - 1)], range: [1, width - 1] });
  const y = scaleLinear({ domain: [0, Math.max(1, ...series)], range: [height - 1, 1] });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <LinePath
        data={series.map((value, place) => ({ value, place }))}
        x={({ place }) => x(place)}
        y={({ value }) => y(value)}
        stroke="currentColor"
        strokeWidth={1.25}
      />
    </svg>
  );
}

export function TallyTable({ title, what, tallies }: { title: string; what: string; tallies: Tally[] }) {
  const { width, height } = ROW;
  const size = scaleLinear({
    domain: [0, Math.max(1, ...tallies.map(({ count }) => count))],
    range: [0, width],
  });
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
              <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
                <Bar x={0} y={0} width={size(count)} height={height} fill="currentColor" />
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
                <Sparkline series={series} />
              </td>
              <td>{rent}</td>
              <td>{purchase}</td>
              <td>{[...colours, ...sizes].map(({ label, count }) => `${label} ${count}`).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
