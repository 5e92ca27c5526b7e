import { t } from "@trousseau/words/translate.ts";
import { isShopPath } from "#model/entries/link-address.ts";
import { contentVersion, files, serverPaths } from "#model/screens/route-table.ts";

/** An address of a former site, and where it leads: to the page of a document, by its id, or to a path of the shop. */
export type OldAddress = { from: string; page?: string | undefined; to: string };

/** The pages of the shop, as far as addresses go. */
export type KnownPages = {
  /** Paths that answer. */
  served: ReadonlySet<string>;
  /** The present paths of pages by their former ones. */
  moved: ReadonlyMap<string, string>;
  /** The path of the page that a document has; undefined where it has none. */
  pathOf(id: string): string | undefined;
};

/** `from`: the folded path, and the part of the query that must be there: "/index.php?id=12". `to`: a path that answers, with its query. */
type JudgedAddress = { from: string; to: string } | Fault;

type Fault = { fault: string };

type Target = { to: string } | Fault;

/**
 * Finds where each old address leads, or says why it leads nowhere. Studio's form, the check and the shop hold to this: a page that answers
 * has its address, one old address may lead to another, and nothing goes round in a circle.
 */
export function judgeOldAddresses(addresses: readonly OldAddress[], knownPages: KnownPages): JudgedAddress[] {
  const served = new Map(Array.from(knownPages.served, (path) => [spelling(path), path]));
  const moved = new Map(Array.from(knownPages.moved, ([path, target]) => [spelling(path), target]));
  const own = new Map<string, OldAddress>();

  function faultOfSource(from: string, writtenAddress: string): string | undefined {
    if (from === "")
      return t(
        "This is not an address: write /product-page/aurelie, or the full address of the former page.",
      );
    const path = spelling(localUrl(writtenAddress)?.pathname ?? "");
    const page = served.get(path) ?? Object.keys(files).find((file) => file === path);
    if (page) return t("The shop has a page at {{page}}, and visitors see that one.", { page });
    if (isServers(path)) return t("The shop uses this address itself.");
    return own.has(from) ? t("This address is in the list already.") : undefined;
  }

  function targetOf({ page, to }: OldAddress, passed: readonly string[]): Target {
    if (page) {
      const path = knownPages.pathOf(page);
      return path ? { to: path } : { fault: t("The page that it leads to is not in the shop.") };
    }
    return to ? followed(to, passed) : { fault: t("Choose a page that it leads to, or write a path.") };
  }

  /** One old address may lead to the next. */
  function followed(to: string, passed: readonly string[]): Target {
    if (!isShopPath(to))
      return { fault: t("It leads to {{to}}, and must lead to a path of the shop, such as /about.", { to }) };
    const { pathname, search } = new URL(to, HERE);
    const path = foldedPath(pathname);
    const answers = served.get(spelling(pathname)) ?? moved.get(spelling(pathname));
    if (answers) return { to: answers + search };
    if (passed.includes(path)) return { fault: t("It leads in a circle, by {{path}}.", { path }) };
    if (passed.length > MOST_STEPS) return { fault: t("It passes through too many other old addresses.") };
    const next = own.get(path);
    return next
      ? targetOf(next, [...passed, path])
      : { fault: t("It leads nowhere: there is no page at {{to}}.", { to }) };
  }

  const sources = addresses.map((address) => {
    const from = sourceOf(address.from) ?? "";
    const fault = faultOfSource(from, address.from);
    if (fault === undefined) own.set(from, address);
    return { address, from, fault };
  });
  return sources.map(({ address, from, fault }) =>
    fault === undefined ? { from, ...targetOf(address, [from]) } : { fault },
  );
}

/** The server has these addresses also where there is no Studio yet: browsers keep a redirect. */
function isServers(path: string): boolean {
  const [, first = ""] = path.split("/");
  return (
    contentVersion.test(first) ||
    serverPaths.some((own) => (own.endsWith("/") ? `${path}/`.startsWith(own) : path === own))
  );
}

/** Each step of a chain is judged again for every address that leads through it. */
const MOST_STEPS = 10;

/** One spelling of a path: people type capitals, other sites end in ".html" or a slash, and some browsers copy another form of Unicode. */
function foldedPath(path: string): string {
  return spelling(spelling(path).replace(/(?:\/index)?\.html?$/, ""));
}

/** The same of a page of the shop, which never ends in ".html". */
export function spelling(path: string): string {
  return (
    decoded(path)
      .normalize("NFC")
      .toLowerCase()
      .replace(/(?<!\/)\/+$/, "") || "/"
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const HERE = "http://shop.invalid";

/** A copied address may begin with a host: "https://old.example/a", "//old.example/a" or "old.example/a". It is read once, however long. */
const HOST = /^(?:(?:https?:)?\/\/[^/?#\\]*|[^/?#\\][^./?#\\]*\.[^/?#\\]+(?=\/))/i;

/** The path of an old address without its host, and its query; undefined where there is none. */
function sourceOf(address: string): string | undefined {
  const url = localUrl(address);
  if (!url) return undefined;
  const { pathname, searchParams } = url;
  return foldedPath(pathname) + (searchParams.size > 0 ? `?${searchParams}` : "");
}

function localUrl(address: string): URL | undefined {
  const rest = address.trim().replace(HOST, "");
  const local = rest.startsWith("/") ? rest : `/${rest}`;
  return isShopPath(local) && URL.canParse(local, HERE) ? new URL(local, HERE) : undefined;
}

/** The old address among these that a request asks for: of those with a query the first of which all is there. */
export function oldAddressAt(
  oldAddresses: ReadonlyMap<string, string>,
  path: string,
  query: URLSearchParams,
) {
  const folded = foldedPath(path);
  for (const [from, to] of query.size > 0 ? oldAddresses : []) {
    const [own = "", ownQuery] = from.split("?");
    if (own !== folded || ownQuery === undefined) continue;
    if ([...new URLSearchParams(ownQuery)].every(([name, value]) => query.get(name) === value)) return to;
  }
  return oldAddresses.get(folded);
}

/** Two columns of a spreadsheet, or of a text with commas or semicolons: from, to. Undefined for a line that has no two. */
export function pastedAddresses(text: string, shopUrl: string): OldAddress[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from = "", to = ""] = line.split(/\t|;|,/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
    if (!/[/.]/.test(from) || !to) return [];
    const path = shopUrl && to.startsWith(`${shopUrl}/`) ? to.slice(shopUrl.length) : to;
    return [{ from, to: path }];
  });
}
