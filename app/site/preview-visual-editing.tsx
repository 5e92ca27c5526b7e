import overlayStyles from "@sanity/ui/styles.css?url";
import {
  type HistoryAdapterNavigate,
  type HistoryUpdate,
  VisualEditing as Overlays,
} from "@sanity/visual-editing/react";
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { type DataRouter, useLocation, useNavigate } from "react-router";
import { NOT_SHOWN, NOTICE_PARAM } from "#app/catalogue/url-parameters.ts";
import { leadToFields } from "./preview-fields.ts";
import ownStyles from "./preview-visual-editing.css?url";

/**
 * Ties the shop to the Studio that shows it beside its form: a click on a text or picture opens its field, what is typed there is
 * fetched and shown, and both go to the same address. The library's own component for this router connects anew with every refresh.
 */
export function VisualEditing() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isFirst = useRef(true);
  const [report, setReport] = useState<HistoryAdapterNavigate>();
  const [options, setOptions] = useState<ComponentProps<typeof Overlays>>();

  const refresh = useEffectEvent(async () => {
    if (await isRevalidated()) await leadToFields(pathname + search);
  });
  const go = useEffectEvent(({ type, url }: HistoryUpdate) => {
    if (type === "pop") void navigate(-1);
    else void navigate(url, { replace: type === "replace" });
  });

  // They stay the same: with others the overlays connect anew.
  useEffect(() => {
    setOptions({
      portal: true,
      history: {
        subscribe(tell) {
          setReport(() => tell);
          return () => setReport(undefined);
        },
        update: (update) => go(update),
      },
      // Studio's own header says it when something is saved, a second sooner: studio/presentation/refresh-on-save.ts.
      refresh: ({ source }) => source === "manual" && refresh(),
      onPerspectiveChange: (perspective) => void showPerspective(perspective, () => refresh()),
    });
  }, []);

  // The document that was loaded has its fields already.
  useEffect(() => {
    if (!isFirst.current) void leadToFields(pathname + search);
    isFirst.current = false;
  }, [pathname, search]);

  useEffect(() => {
    report?.({ type: "push", url: pathname + search + hash });
  }, [report, pathname, search, hash]);

  return (
    options && (
      <>
        <link rel="stylesheet" href={overlayStyles} precedence="default" />
        <link rel="stylesheet" href={ownStyles} precedence="default" />
        <Overlays {...options} />
      </>
    )
  );
}

type DataRoute = DataRouter["state"]["matches"][number]["route"];

declare global {
  interface Window {
    /** Where the router puts itself. */
    __reactRouterDataRouter?: DataRouter;
  }
}

const revalidated = new WeakSet<DataRoute>();

/** Every screen knows when its data stays the same; that a draft has changed none of them knows. False: its page is not shown just now. */
async function isRevalidated(): Promise<boolean> {
  const router = window.__reactRouterDataRouter;
  if (!router) return false;
  const before = router.state.loaderData;
  for (const { route } of router.state.matches) {
    route.shouldRevalidate = () => true;
    if (!revalidated.has(route)) holdWhileNotShown(route, router);
    revalidated.add(route);
  }
  await router.revalidate();
  const { matches, loaderData } = router.state;
  return matches.some(({ route: { id } }) => loaderData[id] !== before[id]);
}

/**
 * Between two words a dress or a page of the label's own may have no name, and has no page then. A shopper is led to the home page, or
 * told that there is none; the frame keeps what it has until the next draft. Studio would follow it home, and close the form. It is the
 * fetched data that says so: a question asked before it may be answered about the draft before.
 */
function holdWhileNotShown(route: DataRoute, router: DataRouter) {
  const { id, loader } = route;
  if (typeof loader !== "function") return;
  route.loader = async (...fetching) => {
    const { navigation, loaderData } = router.state;
    if (navigation.state !== "idle" || isNowhere(loaderData[id])) return loader(...fetching);
    try {
      const data = await loader(...fetching);
      return isNowhere(data) ? loaderData[id] : data;
    } catch (reason) {
      if (isLedHome(reason)) return loaderData[id];
      throw reason;
    }
  };
}

/** The data of a page that says there is none. */
function isNowhere(data: unknown): boolean {
  return typeof data === "object" && data !== null && "notFound" in data && data.notFound !== undefined;
}

function isLedHome(reason: unknown): boolean {
  const to = reason instanceof Response ? reason.headers.get("Location") : null;
  return to !== null && new URL(to, location.href).searchParams.get(NOTICE_PARAM) === NOT_SHOWN;
}

/** Drafts, what is published, or a release, the first of the stack that Studio names. */
async function showPerspective(perspective: string | readonly string[], refresh: () => Promise<void>) {
  const [release] = typeof perspective === "string" ? [perspective] : perspective;
  const body = JSON.stringify(release === "drafts" ? {} : { release });
  const response = await fetch("/preview/perspective", { method: "POST", body });
  const { isChanged } = response.ok ? await response.json() : { isChanged: false };
  if (isChanged === true) await refresh();
}
