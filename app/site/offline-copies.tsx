import { say } from "@trousseau/words/say.ts";
import { useEffect, useState } from "react";
import { useLocation, useRevalidator, useRouteLoaderData } from "react-router";
import { announce } from "#app/ui/announce.ts";
import { inLanguage } from "#app/ui/language-base.ts";
import { savesData } from "#app/ui/saves-data.ts";
import { useDeviceWishlist } from "#app/wishlist/device-wishlist.ts";
import { itemsOf } from "#app/wishlist/wishlist.ts";
import { momentInWords } from "#model/days/day.ts";
import { wishlistAddress } from "#model/screens/wishlist-address.ts";
import storedPageWords from "#words/stored-page.json" with { type: "json" };
import styles from "./offline-copies.module.css";
import { OFFLINE_PATH, storedAddress } from "./stored-pages.ts";
import { useReached } from "./use-reached.ts";

/** The page has all that it shows by now. In milliseconds. */
const IDLE_MS = 3_000;

/** A first visit has more to store, and its first taps come before that. In milliseconds. */
const FIRST_MS = 10_000;

/** These keep storage for a visit at most, and some show an old page without asking: docs/browsers.md. */
const WEB_VIEW = /; wv\)|\bFB(?:AN|AV|_IAB)\b|Instagram/;

/** Has the service worker keep what is seen, and says of a page that it comes from there. */
export function OfflineCopies() {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const device = useDeviceWishlist();
  const loaded = useRouteLoaderData("root");
  const [stored] = useState(() => ({ pathname, loaded, at: document.documentElement.dataset["storedAt"] }));
  useKept(inLanguage(OFFLINE_PATH));
  useKept(inLanguage(storedAddress({ pathname, search })));
  useKept(device?.entries.length ? inLanguage(wishlistAddress(itemsOf(device.entries))) : undefined);
  // Data that do not come are replaced by those of before (connection.ts), and the page is no newer.
  if (stored.at === undefined || stored.pathname !== pathname || stored.loaded !== loaded) return null;
  return <StoredNote at={Number(stored.at)} onReached={revalidate} />;
}

function useKept(path: string | undefined) {
  useEffect(() => {
    if (path === undefined) return;
    const rest = setTimeout(keep, navigator.serviceWorker?.controller ? IDLE_MS : FIRST_MS, path);
    return () => clearTimeout(rest);
  }, [path]);
}

/** Browsers refuse this in some private windows; then nothing opens without a connection. */
async function keep(path: string) {
  const { serviceWorker, userAgent } = navigator;
  if (!serviceWorker || savesData() || WEB_VIEW.test(userAgent)) return;
  try {
    const isFirstVisit = path === inLanguage(OFFLINE_PATH) && !serviceWorker.controller;
    await serviceWorker.register("/service-worker.js");
    const { active } = await serviceWorker.ready;
    // Workbox listens for this: https://developer.chrome.com/docs/workbox/modules/workbox-routing.
    active?.postMessage({
      type: "CACHE_URLS",
      payload: { urlsToCache: [path, ...(isFirstVisit ? filesOfPage() : [])] },
    });
  } catch {
    return;
  }
}

/** The scripts and fonts that came before there was a worker; the browser has them and asks nobody. */
function filesOfPage(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  return names.filter((name) => name.startsWith(`${location.origin}/static/`));
}

type StoredNoteProps = { at: number; onReached: () => Promise<void> };

function StoredNote({ at, onReached }: StoredNoteProps) {
  // A date stays on one line.
  const date = momentInWords(at, { dateStyle: "long" }).replaceAll(" ", "\u00a0");
  const text = say(storedPageWords, "note", { date });
  useEffect(() => announce(text), [text]);
  useReached(onReached);
  return <p className={styles.line}>{text}</p>;
}
