import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from "react-router";
import { expect, test } from "vitest";
import { HeadContext } from "#app/label-head.tsx";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { ErrorScreen, OfflineScreen } from "./error-screen.tsx";

function drawn(error: unknown, requestId: string | undefined): Promise<string> {
  const loader = () => Promise.reject(error);
  return drawnRoute({ path: "/", loader, element: null, ErrorBoundary: ErrorScreen }, requestId);
}

async function drawnRoute(route: RouteObject, requestId: string | undefined): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([route]);
  const context = await query(new Request("https://shop.example/"));
  if (context instanceof Response) throw new Error("The page leads elsewhere.");
  const head = {
    overPictures: "",
    moduleSheet: undefined,
    bootScript: "",
    scriptMark: "",
    labelData: undefined,
  };
  return renderToStaticMarkup(
    <HeadContext value={{ ...head, identity: sampleTexts.identity, requestId }}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />
    </HeadContext>,
  );
}

const REFERENCE = "If it happens again, please write to us with the reference 4f9a12c7.";

test("who meets a fault of ours is told the reference that the log has", async () => {
  const page = await drawn(new Error("no"), "4f9a12c7");
  expect(page).toContain(REFERENCE);
  expect(page, "the browser draws the same").toContain('<meta name="request-id" content="4f9a12c7"/>');
  expect(await drawn(new Error("no"), undefined)).not.toContain("reference");
});

test("a page that is not found has no reference", async () => {
  const page = await drawn(new Response(null, { status: 404 }), "4f9a12c7");
  expect(page).toContain("noindex");
  expect(page).not.toContain("4f9a12c7");
});

test.each([
  [{ phone: "33199001234", phoneDisplay: "+33 1 99 00 12 34" }, ["tel:+33199001234", "+33 1 99 00 12 34"]],
  [{ phone: "", phoneDisplay: "" }, undefined],
])("without a connection the label can be called where it has a number: %j", async (telephone, link) => {
  const root = { id: "root", path: "/", loader: () => ({ layout: { telephone } }) };
  const page = await drawnRoute({ ...root, element: <OfflineScreen isScriptMissing={false} /> }, undefined);
  const [, ...parts] = /<a [^>]*href="(tel:[^"]*)"[^>]*>([^<]*)</.exec(page) ?? [];
  expect(parts).toEqual(link ?? []);
  expect(page).toContain("You seem to be offline");
});
