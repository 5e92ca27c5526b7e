/** A person would have written this by hand for the sort menu. */
const SORT_SCRIPT = `<script>
for (const link of document.querySelectorAll('a[href*="sort=name-ascending"]')) link.onclick = event => {
  event.preventDefault();
  const list = document.querySelector("main ul:has(h2)");
  const name = item => item.querySelector("h2")?.textContent ?? "";
  list.append(...[...list.children].sort((a, b) => name(a).localeCompare(name(b))));
  link.closest("dialog").close();
};
</script>`;

/**
 * The same page as static HTML, with the same words, pictures and styles. It leaves out the router's scripts and
 * data, and has one small script for the sort.
 */
export function staticPage(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace("</main>", `${SORT_SCRIPT}</main>`);
}
