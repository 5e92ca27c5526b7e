import compatData from "@mdn/browser-compat-data/forLegacyNode";
import type { BrowserName, CompatStatement, Identifier } from "@mdn/browser-compat-data/types";
import { oldestBrowsers } from "#app/oldest-browsers.ts";

/** A part of the language or of the web's interfaces that one of the oldest browsers does not have. */
type NewerFeature = {
  /** "Promise", "Element". */
  owner: string;
  /** "withResolvers"; undefined where the owner itself is newer. */
  member: string | undefined;
};

const oldest: ReadonlyMap<BrowserName, string> = new Map([
  ["chrome", oldestBrowsers.chrome],
  ["edge", oldestBrowsers.edge],
  ["firefox", oldestBrowsers.firefox],
  ["safari", oldestBrowsers.safari],
  ["safari_ios", oldestBrowsers.ios],
]);

const groups = [compatData.javascript["builtins"] ?? {}, compatData.api];

/** Features of the language and the browser by MDN's table, without events (see `newerEvents`). */
export const newerFeatures: readonly NewerFeature[] = groups.flatMap((group) =>
  entriesOf(group).flatMap(([owner, entry]) => newerOf(owner, entry)),
);

/** Names of the language's newer methods that nothing older has, "withResolvers", and of newer globals, "Iterator". */
export function newerNames() {
  const older = new Set(groups.flatMap(entriesOf).flatMap(([owner, entry]) => olderOf(owner, entry)));
  const methods = groups
    .slice(0, 1)
    .flatMap(entriesOf)
    .flatMap(([owner, entry]) => newerOf(owner, entry));
  const globals = newerFeatures.filter(({ member }) => member === undefined);
  const names = [...methods.filter(({ member }) => member !== undefined), ...globals].map(
    ({ owner, member }) => ({ name: member ?? owner, isGlobal: member === undefined }),
  );
  return names.filter(({ name }) => !older.has(name));
}

/**
 * Events that a later version of one of the oldest browsers has learnt to send: "scrollend". Those that one of them
 * never sends are left out: a desktop has no touch, a phone no wheel.
 */
export function newerEvents(): string[] {
  const events = entriesOf(compatData.api).flatMap(([, entry]) => eventsOf(entry));
  const older = new Set(events.filter(({ isLater }) => !isLater).map(({ name }) => name));
  return [...new Set(events.map(({ name }) => name))].filter((name) => !older.has(name));
}

function eventsOf(entry: Identifier) {
  return entriesOf(entry)
    .filter(([key]) => key.endsWith("_event"))
    .map(([key, { __compat }]) => ({ name: key.slice(0, -"_event".length), isLater: isLater(__compat) }));
}

function isLater(statement: CompatStatement | undefined): boolean {
  return [...oldest].some(([browser, version]) => {
    const versions = [statement?.support[browser] ?? []].flat().map(({ version_added: added }) => added);
    const known = versions.filter((added) => typeof added === "string");
    return known.length > 0 && !known.some((added) => isAtMost(added, version));
  });
}

function entriesOf(group: Identifier): [string, Identifier][] {
  return Object.keys(group).flatMap((key) => {
    const entry = key === "__compat" ? undefined : group[key];
    return entry ? [[key, entry]] : [];
  });
}

function newerOf(owner: string, entry: Identifier): NewerFeature[] {
  const members = membersOf(owner, entry).filter(([, statement]) => !isEverywhere(statement));
  const found = members.map(([member]) => ({ owner, member }));
  return isEverywhere(entry.__compat) ? found : [...found, { owner, member: undefined }];
}

function olderOf(owner: string, entry: Identifier): string[] {
  const members = membersOf(owner, entry).filter(([, statement]) => isEverywhere(statement));
  return [...members.map(([member]) => member), ...(isEverywhere(entry.__compat) ? [owner] : [])];
}

/** Leaves out the constructor, events and remarks on how a feature behaves. */
function membersOf(owner: string, entry: Identifier): [string, CompatStatement][] {
  return entriesOf(entry).flatMap(([key, { __compat }]) => {
    const isMember = /^[a-zA-Z]\w*$/.test(key) && key !== owner && !key.endsWith("_event");
    const isRemark = __compat?.description !== undefined;
    if (!isMember || isRemark || !__compat) return [];
    const member: [string, CompatStatement] = [key.replace(/_static$/, ""), __compat];
    return [member];
  });
}

/** True where nothing is known: an owner without a table of its own is a namespace that is always there. */
function isEverywhere(statement: CompatStatement | undefined): boolean {
  if (!statement) return true;
  return [...oldest].every(([browser, version]) => {
    const support = [statement.support[browser] ?? []].flat();
    return support.some(
      ({ version_added: added, version_removed: removed, flags }) =>
        !flags && !removed && typeof added === "string" && isAtMost(added, version),
    );
  });
}

function isAtMost(added: string, version: string): boolean {
  const [major = 0, minor = 0] = numbersOf(added);
  const [oldestMajor = 0, oldestMinor = 0] = numbersOf(version);
  return major < oldestMajor || (major === oldestMajor && minor <= oldestMinor);
}

/** "≤15.4" was found in 15.4 and is older; "preview" is a number nobody has yet. */
function numbersOf(version: string): number[] {
  const numbers = version.match(/\d+/g);
  return numbers ? numbers.map(Number) : [Number.POSITIVE_INFINITY];
}
