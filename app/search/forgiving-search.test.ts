import { expect, test } from "vitest";
import { sampleDress } from "#tests/support/sample-dress.ts";
import { createForgivingSearch } from "./forgiving-search.ts";
import type { SearchableDress } from "./search-entry.ts";

const dresses = [
  sampleDress(
    "Aurélie",
    {
      fabric: "Tulle",
      silhouette: "Ball gown",
      neckline: "Off the shoulder",
      offers: ["purchase"],
      description: "Begin with the skirt: nine layers, cut full.",
    },
    "Tulle dresses",
  ),
  sampleDress(
    "Vivienne",
    {
      fabric: "Duchess satin",
      silhouette: "Trumpet",
      neckline: "One shoulder",
      sleeves: "Sleeveless",
      offers: ["rent"],
      description: "Burgundy, and close. A long train; a shoulder, and another shoulder.",
    },
    "Satin dresses",
    ["Burgundy"],
  ),
  sampleDress(
    "Solange",
    {
      fabric: "Duchess satin",
      neckline: "Halter",
      sizes: [
        { label: "36", isAvailable: true },
        { label: "38", isAvailable: false },
      ],
      offers: ["purchase"],
    },
    "Satin dresses",
    ["Black", "Burgundy"],
  ),
  sampleDress(
    "Inès",
    {
      fabric: "Crêpe",
      sleeves: "Long",
      sizes: [{ label: "38", isAvailable: true }],
      offers: ["purchase"],
      description: "A satin sash, for those who rest.",
    },
    "Bridal dresses",
  ),
  sampleDress("سمر", { fabric: "تول", offers: ["purchase"] }, "Tulle dresses"),
  sampleDress("Øster", { fabric: "Crêpe", offers: ["purchase"] }, "Lace"),
];

async function searching(shown: SearchableDress[]) {
  const search = createForgivingSearch();
  await search.show(shown);
  const found = (text: string, most = 24) => search.search(text, most).results.map(({ slug }) => slug);
  return { ...search, found };
}

const index = await searching(dresses);

const slugsOf = index.found;

test.each([
  ["aurelie", ["aurelie"]],
  ["aurleie", ["aurelie"]],
  ["viviene", ["vivienne"]],
  ["crepe", ["ines", "oster"]],
  ["duchess satin burgundy", ["vivienne", "solange"]],
  ["cerpe", ["ines", "oster"]],
  ["stain", ["vivienne", "solange", "ines"]],
  ["long sleeve", ["ines"]],
  ["halter neckline", ["solange"]],
  ["٣٨", ["ines"]],
  ["size ۳۸", ["ines"]],
  ["layer", ["aurelie"]],
  ["the skirt of aurelie", ["aurelie"]],
  ["تول", ["سمر"]],
  ["red", ["vivienne", "solange"]],
  ["38", ["ines"]],
  ["size 36", ["solange"]],
  ["ballgown", ["aurelie"]],
  ["du chess", ["vivienne", "solange"]],
  ["rent", ["vivienne"]],
  ["the", []],
  ["🌹", []],
])("%j finds %j", (text, expected) => expect(slugsOf(text).toSorted()).toEqual(expected.toSorted()));

test("what has it in its name comes first, in the order of the catalogue; then the better match", () => {
  expect(slugsOf("s")).toEqual(["solange", "ines", "oster"]);
  expect(slugsOf("satin")).toEqual(["vivienne", "solange", "ines"]);
});

test("what a field has word for word comes first, and what is meant of a field that was named", () => {
  expect(slugsOf("off the shoulder")).toEqual(["aurelie", "vivienne"]);
  expect(slugsOf("off shoulder")).toEqual(["aurelie", "vivienne"]);
  expect(slugsOf("one shoulder")).toEqual(["vivienne", "aurelie"]);
  expect(slugsOf("off shoul"), "still being typed").toEqual(["aurelie", "vivienne"]);
  // One has the word in its description, the other in its sleeves.
  expect(slugsOf("long")).toEqual(["ines", "vivienne"]);
  expect(index.search("long sleeve", 24).results[0]).toMatchObject({ reasons: ["Long"], matched: ["long"] });
});

test("a word that nothing has leaves those that have the others, and is named as it was typed", () => {
  expect(index.search("satin Xÿz burgundy", 24)).toMatchObject({
    total: 2,
    results: [{ slug: "vivienne" }, { slug: "solange" }],
    without: ["Xÿz"],
  });
  expect(index.search("satin burgundy", 24).without).toBeUndefined();
  expect(index.search("xyz qqq", 24)).toMatchObject({ total: 0, results: [] });
  expect(index.search("xyz qqq", 24).without).toBeUndefined();
  expect(index.search("burgandy colour", 24), "it only names a field").toMatchObject({ total: 2 });
  expect(index.search("burgandy colour", 24).without).toBeUndefined();
});

test("where each dress lacks another word, those come that have most; none of the words is missed by all", () => {
  const { results, without } = index.search("satin burgundy tulle skirt halter", 24);
  expect(results.map(({ slug }) => slug)).toEqual(["solange"]);
  expect(without).toEqual(["tulle", "skirt"]);
  const split = index.search("trumpet ballgown", 24);
  expect(new Set(split.results.map(({ slug }) => slug))).toEqual(new Set(["aurelie", "vivienne"]));
  expect(split.without).toEqual([]);
});

test("a word that is spelt well is no misspelt other one, unless it is long and the others are met by no dress with it", () => {
  expect(slugsOf("rest"), "not 'rent'").toEqual(["ines"]);
  expect(index.search("lace rest", 24).without, "not 'lace' and 'rent'").toEqual([]);
});

test("a result says by which colour, size or offer it was found", () => {
  const reasonsOf = (text: string) => index.search(text, 24).results.map(({ reasons }) => reasons);
  expect(reasonsOf("red"), "beside a price another one is named already").toEqual([["Burgundy"], []]);
  expect(reasonsOf("38")).toEqual([["Size 38"]]);
  expect(reasonsOf("rent")).toEqual([["Rent"]]);
  expect(reasonsOf("sash"), "of its description").toEqual([["sash"]]);
  expect(index.search("ballgown", 24).results[0]).toMatchObject({
    reasons: ["Ball gown"],
    matched: expect.arrayContaining(["ball", "gown"]),
  });
});

test("a result and what is nearest say of a dress that is only to rent that its price is for that", () => {
  const [viviennes, aurelies] = ["trumpet", "ballgown"].map((text) => index.search(text, 24).results[0]);
  expect(viviennes).toHaveProperty("isRental", true);
  expect(aurelies).not.toHaveProperty("isRental");
  expect(index.search("vivieqxx", 24).nearest).toMatchObject([{ slug: "vivienne", isRental: true }]);
});

test("a result says by what it was found, but for its name, nothing twice, and three things at most", () => {
  const [first] = index.search("burgandy satin", 24).results;
  expect(first).toMatchObject({
    slug: "vivienne",
    reasons: ["Burgundy", "Duchess satin"],
    matched: expect.arrayContaining(["satin", "burgundy"]),
  });
  expect(index.search("aurélie", 24).results[0]?.reasons).toEqual([]);
  const [most] = index.search("burgundy satin trumpet one sleeveless", 24).results;
  expect(most?.reasons).toEqual(["Burgundy", "Duchess satin", "Trumpet"]);
});

test("of one word it is the better match that comes first, in whichever field it is", async () => {
  const red = sampleDress("Ada", {}, "Lace", ["Burgundy"]);
  const { found } = await searching([sampleDress("Ida", { sleeves: "Long, edged with wine" }, "Lace"), red]);
  expect(found("wine")).toEqual(["ada", "ida"]);
});

test("what is the word comes before what only begins with it, though fewer dresses have that", async () => {
  const fabrics = ["Lacework", "Lacework", "Lace", "Lace", "Lace", ...Array(5).fill("Tulle")];
  const { search } = await searching(
    fabrics.map((fabric, place) => sampleDress(`Ada ${place}`, { fabric }, "Capes")),
  );
  const found = search("lace", 24).results.map(({ reasons }) => reasons[0]);
  expect(found).toEqual(["Lace", "Lace", "Lace", "Lacework", "Lacework"]);
});

test("of names and other words there are no more than were asked for, the names first", async () => {
  const rose = (name: string) => sampleDress(name, { fabric: "Rose silk" }, "Lace");
  const { search, found } = await searching(["Ada", "Bea", "Cleo", "Rosa", "Rosalind", "Rose"].map(rose));
  expect([2, 3, 4, 24].map((most) => found("ros", most).length)).toEqual([2, 3, 4, 6]);
  expect(found("ros", 4)).toEqual(["rosa", "rosalind", "rose", "ada"]);
  expect(search("ros", 2).total).toBe(6);
});

test("what is spelt most alike is there where nothing was found, and only there: three at most", async () => {
  expect(index.search("auroliax", 24)).toMatchObject({ total: 0, nearest: [{ slug: "aurelie" }] });
  expect(index.search("aurelie", 24).nearest).toEqual([]);
  expect(index.search("qqqqqq", 24).nearest).toEqual([]);
  const search = await searching(
    ["Aurélie", "Aurelia", "Aurelian", "Aurelias"].map((name) => sampleDress(name, {}, "Lace")),
  );
  expect(search.search("auroliaxe", 24)).toMatchObject({ total: 0, nearest: { length: 3 } });
});

test("two words beside each other are one word, too; the end of a colour and the next colour are not", () => {
  expect(slugsOf("duchesssatin")).toEqual(["vivienne", "solange"]);
  expect(slugsOf("blackburgundy")).toEqual([]);
});

test("a new catalogue is what is found, and only what is new in it is read again", async () => {
  const search = await searching(dresses);
  const [first, second, ...others] = dresses;
  const read: string[] = [];
  const changed = sampleDress("Vivienne", { fabric: "Velvet" }, "Satin dresses");
  const watched = [first, changed, ...others].flatMap((one) => (one ? [watch(one, read)] : []));
  await search.show(watched);
  read.length = 0;
  const next = watched.map((one) =>
    one.slug === "ines" ? sampleDress("Inès", { fabric: "Organza" }, "Bridal dresses") : one,
  );
  await search.show(next);
  expect(read).toEqual([]);
  expect([search.found("velvet"), search.found("organza")]).toEqual([["vivienne"], ["ines"]]);
  expect(search.search("sash", 24).total).toBe(0);
  await search.show(next.slice(0, 1));
  expect(search.search("velvet", 24).total).toBe(0);
  expect(second?.slug).toBe("vivienne");
});

test("dresses are read a few at a time: others have their turn, and names are found at once", async () => {
  const search = createForgivingSearch();
  const many = Array.from({ length: 100 }, (_, place) =>
    sampleDress(`Dress ${place}`, { fabric: "Tulle" }, "Tulle"),
  );
  const read = search.show(many);
  expect(search.search("dress 99", 24).total).toBe(1);
  const counts = new Set<number>();
  const watching = setInterval(() => counts.add(search.search("tulle", 100).total));
  await read;
  clearInterval(watching);
  expect(counts.size, "of all dresses, and of some of them").toBeGreaterThan(1);
  expect(search.search("tulle", 24).total).toBe(100);
});

/** Notes its slug when its words are read. */
function watch(one: SearchableDress, read: string[]): SearchableDress {
  return Object.defineProperty({ ...one }, "words", {
    get() {
      read.push(one.slug);
      return one.words;
    },
  });
}

test("words that every object has are words", async () => {
  const { found } = await searching([sampleDress("Iris", { sleeves: "Constructors sleeve" }, "Lace")]);
  expect(found("sleeve constructor")).toEqual(["iris"]);
});

test("parts of words are found after whole ones: compounds, and scripts without spaces", async () => {
  const { search, found } = await searching([
    sampleDress("Agathe", { fabric: "Seidenorganza" }, "Kleider"),
    sampleDress("Berta", { fabric: "Organza" }, "Kleider"),
    sampleDress("Clara", { fabric: "Chantillyspitze", silhouette: "A-Linie" }, "Spitzenkleider"),
    sampleDress("Dora", { fabric: "絹サテン", description: "背中の開いたドレス" }, "ドレス"),
    sampleDress("Emma", { fabric: "ผ้าไหมไทย" }, "Kleider"),
  ]);
  expect(found("organza")).toEqual(["berta", "agathe"]);
  expect(found("spitze")).toEqual(["clara"]);
  expect(found("spitze linie")).toEqual(["clara"]);
  expect(found("サテン")).toEqual(["dora"]);
  expect(found("絹")).toEqual(["dora"]);
  expect(found("背中")).toEqual(["dora"]);
  expect(found("ﾄﾞﾚｽ")).toEqual(["dora"]);
  expect(found("ไหม")).toEqual(["emma"]);
  expect(found("gan"), "too short a part").toEqual([]);
  expect(search("seidenorganza", 24).results[0]?.reasons).toEqual(["Seidenorganza"]);
  expect(search("organza", 24).results[1]).toMatchObject({
    reasons: ["Seidenorganza"],
    matched: ["seidenorganza"],
  });
});

test("short words and names of fields are no parts of others", async () => {
  const { found } = await searching([
    sampleDress("Ada", { sleeves: "Sleeveless" }, "Embroidered dresses"),
    sampleDress("Bea", { sleeves: "Long sleeves" }, "Lace", ["Burgundy"]),
  ]);
  expect([found("red"), found("long sleeve")]).toEqual([["bea"], ["bea"]]);
});

test("a colour is first found where it is pictured, and opens where it is not", async () => {
  const colour = (name: string, value: string, isAvailable = true) => ({
    slug: name.toLowerCase().replace(" ", "-"),
    name,
    value,
    isAvailable,
  });
  const pictured = (slug: string) =>
    [{ src: "/a.jpg", width: 960, height: 1200, alt: "", colour: slug }] as const;
  const burgundy = colour("Burgundy", "#burgundy");
  const black = colour("Black", "#black");
  const search = await searching([
    sampleDress("Noémie", { colours: [black, burgundy], pictures: pictured("black") }, "Satin"),
    sampleDress("Vivienne", { colours: [burgundy], pictures: pictured("burgundy") }, "Satin"),
    sampleDress(
      "Odile",
      { colours: [colour("Black", "#black", false)], pictures: pictured("black") },
      "Satin",
    ),
  ]);
  const found = (text: string) => search.search(text, 24).results.map(({ name, colour }) => [name, colour]);
  expect(found("red")).toEqual([
    ["Vivienne", undefined],
    ["Noémie", "burgundy"],
  ]);
  expect(found("burgandy")).toEqual([
    ["Vivienne", undefined],
    ["Noémie", "burgundy"],
  ]);
  expect(found("satin")).toEqual([
    ["Noémie", undefined],
    ["Vivienne", undefined],
    ["Odile", undefined],
  ]);
  expect(found("black").map(([name]) => name)).toEqual(["Noémie", "Odile"]);
});

test("a result is pictured in the colour that was searched for; where no picture shows it, it is named, and no reason names it again", async () => {
  const colours = ["Black", "Burgundy", "Sage"].map((name) => ({
    slug: name.toLowerCase(),
    name,
    value: `#${name}`,
    isAvailable: name !== "Sage",
  }));
  const inColour = (colour: string) => ({ src: `/${colour}.jpg`, width: 960, height: 1200, alt: "", colour });
  const pictures = [inColour("black"), inColour("burgundy")] as const;
  const { colour: _, ...plain } = pictures[0];
  const search = await searching([
    sampleDress("Ada", { colours, pictures: [pictures[0]], fabric: "Duchess satin" }, "Dresses"),
    sampleDress("Bea", { colours, pictures }, "Dresses"),
    sampleDress("Cia", { colours: colours.slice(1, 2), pictures: [plain] }, "Dresses"),
  ]);
  const results = (text: string) =>
    search
      .search(text, 24)
      .results.map(({ name, picture, alsoIn, reasons }) => [name, picture.src, alsoIn?.name, reasons]);
  expect(results("burgundy")).toEqual([
    ["Cia", "/black.jpg", undefined, ["Burgundy"]],
    ["Bea", "/burgundy.jpg", undefined, ["Burgundy"]],
    ["Ada", "/black.jpg", "Burgundy", []],
  ]);
  expect(
    results("sage").map(([, src, alsoIn]) => [src, alsoIn]),
    "it is unavailable",
  ).toEqual(Array(2).fill(["/black.jpg", undefined]));
});

test("the colour that was typed comes before one that is only like it", async () => {
  const { found } = await searching([
    sampleDress("Ada", {}, "Lace", ["Dusty blue"]),
    sampleDress("Bea", {}, "Lace", ["Navy"]),
  ]);
  expect(found("navy")).toEqual(["bea", "ada"]);
});

test("a single letter that an apostrophe leaves is not said to be missing", () =>
  expect(index.search("l'satin xyz", 24).without).toEqual(["xyz"]));
