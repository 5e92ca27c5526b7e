import { Sparkline } from "./charts.tsx";
import type { DressInsights } from "./counts-summary.ts";

/** The most wanted first. */
export function DressTable({ dresses }: { dresses: DressInsights[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard, too
    <section className="wide" aria-label="Dresses" tabIndex={0}>
      <table>
        <caption>Dresses</caption>
        <thead>
          <tr>
            <th scope="col">Dress</th>
            <th scope="col">Views</th>
            <th scope="col">Rent</th>
            <th scope="col">Purchase</th>
            <th scope="col">Colours and sizes</th>
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
