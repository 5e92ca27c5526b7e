import { expect, test } from "vitest";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { createPageKeeper } from "./page-keeper.ts";

const wire = { headers: {}, body: Buffer.alloc(0) };

function open({ isKept = true } = {}) {
  const drawn: string[] = [];
  const waiting: (() => void)[] = [];
  let catalogue: Catalogue = { revision: "1", products: [] };
  let tell: (next: Catalogue) => void = () => undefined;
  const keeper = createPageKeeper(
    {
      current: () => catalogue,
      onChange: (listener) => {
        tell = listener;
      },
    },
    async (address) => {
      const { revision } = catalogue;
      drawn.push(`${revision} ${address}`);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return {
        revision,
        status: 200,
        digest: "",
        br: wire,
        gzip: () => wire,
        plain: () => wire,
        isKept,
        isFine: true,
        bytes: 10,
      };
    },
  );
  return {
    keeper,
    drawn,
    async finish() {
      for (const resolve of waiting.splice(0)) resolve();
      await new Promise(setImmediate);
    },
    publish(revision: string) {
      catalogue = { revision, products: [] };
      tell(catalogue);
    },
  };
}

test("a page is drawn once, however many wait, and then found", async () => {
  const { keeper, drawn, finish } = open();
  const draws = [keeper.draw("/a"), keeper.draw("/a"), keeper.draw("/a")];
  await finish();
  await Promise.all(draws);
  expect(drawn).toEqual(["1 /a"]);
  expect(keeper.find("/a")?.revision).toBe("1");
});

test("what may not be kept is not", async () => {
  const { keeper, finish } = open({ isKept: false });
  const draw = keeper.draw("/nowhere");
  await finish();
  await draw;
  expect(keeper.find("/nowhere")).toBeUndefined();
});

test("after a publish a used page is drawn again unasked, the last one standing in meanwhile", async () => {
  const { keeper, drawn, finish, publish } = open();
  const draw = keeper.draw("/a");
  await finish();
  await draw;
  publish("2");
  expect(drawn).toEqual(["1 /a", "2 /a"]);
  expect(keeper.find("/a")?.revision).toBe("1");
  await finish();
  expect(keeper.find("/a")?.revision).toBe("2");
});
