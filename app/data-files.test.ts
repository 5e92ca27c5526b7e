import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { noServices } from "#tests/support/no-services.ts";
import { sampleTexts as texts } from "#tests/support/sample-texts.ts";
import { loader as enquiry } from "./enquiry/enquiry-json.ts";
import { shopContext } from "./shop-context.server.ts";
import { loader as sizeChart } from "./size-finder/size-chart-json.ts";

const origin = "https://shop.example";

function argumentsOf(path: string) {
  const context = new RouterContextProvider();
  const catalogue = { revision: "r", products: [] };
  const quiet = { countsVisits: false, worksOffline: false, log: () => undefined };
  context.set(shopContext, { catalogue, texts, origin, ...quiet, ...noServices });
  const url = new URL(path, origin);
  return { context, request: new Request(url), url, pattern: path, params: {} };
}

test.each([
  { path: "/enquiry.json", answerOf: enquiry, answer: { origin, messages: texts.messages } },
  { path: "/size-chart.json", answerOf: sizeChart, answer: texts.sizeChart },
])("$path is JSON that browsers may cache", async ({ path, answerOf, answer }) => {
  const response = answerOf(argumentsOf(path));
  const sentHeaders = ["Content-Type", "Cache-Control"].map((name) => response.headers.get(name));
  expect(sentHeaders).toEqual(["application/json", cachePolicies.data]);
  expect(await response.json()).toMatchObject(answer);
});
