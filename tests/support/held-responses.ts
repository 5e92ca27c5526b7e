import type { Page } from "@playwright/test";

type HeldResponses = {
  /** Resolves once an address with this in it has been asked for. */
  asked: (part: string) => Promise<unknown>;
  /** Lets through what was asked for, and what will be. */
  release: () => void;
};

/** Holds back the data of screens whose address matches, until it is told to let it go. */
export async function holdResponses(page: Page, address: RegExp): Promise<HeldResponses> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return {
    asked: (part) => page.waitForRequest((request) => request.url().includes(part)),
    release: resolve,
  };
}
