const DAY_MS = 86_400_000;

/**
 * The moment when clocks in a time zone show this date and time, in milliseconds since 1970. A time that a change of
 * the clocks leaves out counts from the hour before; one that comes twice is the first. Throws RangeError where this
 * machine does not know the zone.
 */
export function momentOf(date: string, time: string, timeZone: string): number {
  const clockTime = Date.parse(`${date}T${time}Z`);
  // No zone changes its clocks twice within two days.
  const before = clockTime - offsetAt(clockTime - DAY_MS, timeZone);
  const after = clockTime - offsetAt(clockTime + DAY_MS, timeZone);
  return clockAt(before, timeZone) !== clockTime && clockAt(after, timeZone) === clockTime ? after : before;
}

/** The date in a time zone, "2026-11-24". */
export function dateAt(moment: number, timeZone: string): string {
  return new Date(clockAt(moment, timeZone)).toISOString().slice(0, 10);
}

/** The time on clocks in a time zone, "19:00". */
export function timeAt(moment: number, timeZone: string): string {
  return new Date(clockAt(moment, timeZone)).toISOString().slice(11, 16);
}

/** How far a zone's clocks are ahead of UTC, in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  return clockAt(moment, timeZone) - Math.floor(moment / 1000) * 1000;
}

/** The time on clocks in a time zone, as if it were UTC. */
function clockAt(moment: number, timeZone: string): number {
  // "11/24/2026, 10:00:00": taking it apart is twice as fast as `formatToParts`.
  const numbers = formatFor(timeZone).format(moment).match(/\d+/g)?.map(Number) ?? [];
  const [month = 1, day = 1, year = 0, hour = 0, minute = 0, second = 0] = numbers;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const cachedFormat = formats.get(timeZone);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
}
