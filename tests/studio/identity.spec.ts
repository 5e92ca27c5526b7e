import type { APIRequestContext } from "@playwright/test";
import { people } from "./atelier-people.ts";
import { expect, expectInShop, OPENING_MS, publish, publishButton, test } from "./studio-session.ts";

const drawing = '<svg viewBox="0 0 40 8"><script>alert(1)</script><path d="M0 0h40v8H0z"/></svg>';

test("the owner chooses colours, a type and a wordmark for the shop", async ({ logIn, request, lake }) => {
  const faq = async () => (await request.get("/faq")).text();
  try {
    const { page } = await logIn(people.mara);
    await page.getByRole("link", { name: "Identity", exact: true }).click();
    const colour = (role: string) => page.locator(`[id="palette.${role}"]`);

    await colour("accent").fill("#eeeeee");
    await expect(page.getByText("has a contrast of 1.06:1 with paper; it needs 4.5:1").first()).toBeVisible();
    await expect(publishButton(page)).toBeDisabled();

    await colour("paper").fill("#14110f");
    await colour("ink").fill("#f4efe8");
    await expect(page.getByText(/^Accent, \d+\.\d:1$/)).toHaveCSS("background-color", "rgb(20, 17, 15)");
    await page.getByRole("radio", { name: /Fraunces and Instrument Sans/ }).check();
    await page
      .getByLabel("Choose an SVG or PNG file")
      .setInputFiles({ name: "lior.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) });
    await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
    await publish(page);

    await expectInShop(faq).toContain("--accent:#eeeeee");
    const found = await faq();
    expect(found).toContain("--paper:#14110f");
    expect(found).toContain('--font-display:"Fraunces"');
    expect(found).toContain("--wordmark-ratio:5");
    const stored = JSON.stringify(await lake.getDocument("identity"));
    expect(stored).toContain('"wordmarkSvg":"<svg ');
    expect(stored).not.toContain("script");

    const [mark] = await Promise.all([
      page.waitForResponse((response) => response.url().includes("/favicon.svg")),
      page.goto("/studio"),
    ]);
    expect(await mark.text()).toContain("#14110f");
    // Studio is light or dark as its reader likes: the lighter of the two colours is its paper.
    const today = page.getByRole("heading", { name: "Today" });
    await expect(today).toHaveCSS("font-family", /Instrument Sans/, { timeout: OPENING_MS });
    await expect(page.getByTestId("studio-navbar")).toHaveCSS("background-color", "rgb(244, 239, 232)");
    expect(await loginPage(request)).toContain("background: #14110f");
  } finally {
    await lake.delete("identity");
  }
});

async function loginPage(request: APIRequestContext): Promise<string> {
  const studio = encodeURIComponent(`${process.env.SHOP_URL}/studio`);
  return (await request.get(`/v1/login?origin=${studio}`)).text();
}
