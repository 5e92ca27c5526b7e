import { expect, test } from "vitest";
import { BookingRefused, book } from "#app/rental/book.ts";
import { damageOf, type StormLine, storm } from "#tests/support/booking-storm.ts";
import { editorOf, openLake } from "#tests/support/lake.ts";

test.each([
  ["a plain client, on a host with the shop's rules", undefined, {}],
  ["the shop's own way, on a host without rules", [], { write: bookOrNot }],
])(
  "200 bookings, moves and cancellations at once, by %s: no day is taken twice, and none is lost",
  async (_who, rules, way) => {
    const client = editorOf(await openLake({ rules }));
    const lines: StormLine[] = [];
    await Promise.all(
      [1, 2, 3, 4].map((seed) =>
        storm({ client, writer: `w${seed}`, steps: 50, seed, ...way, say: (line) => void lines.push(line) }),
      ),
    );
    const { twice, lost, bookings } = await damageOf(client, lines);
    expect({ twice, lost }).toEqual({ twice: [], lost: [] });
    expect(bookings).toBeGreaterThan(40);
    expect(lines.filter((line) => "told" in line && !line.told.isTaken).length).toBeGreaterThan(5);
  },
);

async function bookOrNot(...booking: Parameters<typeof book>): Promise<boolean> {
  try {
    await book(...booking);
    return true;
  } catch (error) {
    if (error instanceof BookingRefused) return false;
    throw error;
  }
}
