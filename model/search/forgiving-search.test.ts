import { expect, test } from "vitest";
import { sampleDress } from "#tests/support/sample-dress.ts";
import { createForgivingSearch } from "./forgiving-search.ts";
import type { SearchableDress } from "./search-entry.ts";

const size = (label: string, isAvailable = true) => ({ label, isAvailable });

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
      sizes: [size("36"), size("38", false)],
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
      sizes: [size("38")],
      offers: ["purchase"],
      description: "A satin sash, for those who rest.",
    },
    "Bridal dresses",
  ),
  sampleDress("سمر", { fabric: "تول", offers: ["purchase"] }, "Tulle dresses"),
  sampleDress("Øster", { fabric: "Crêpe", offers: ["purchase"] }, "Lace"),
];

async function searching(shown: SearchableDress[]) {
  const search = await createForgivingSearch(shown);
  const found = (text: string, most = 24) => search(text, most).results.map(({ slug }) => slug);
  return { search, found };
}

const index = await searching(dresses);
const slugsOf = index.found;
const searchFor = (text: string) => index.search(text, 24);
const reasonsOf = (text: string) => searchFor(text).results.map(({ reasons }) => reasons);

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
  ["تول", ["aurelie", "سمر"]],
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
  expect(searchFor("long sleeve").results[0]).toMatchObject({ reasons: ["Long"], matched: ["long"] });
});

test("a word that nothing has leaves those that have the others, and is named as it was typed", () => {
  const results = [{ slug: "vivienne" }, { slug: "solange" }];
  expect(searchFor("satin Xÿz burgundy")).toMatchObject({ total: 2, results, without: ["Xÿz"] });
  expect(searchFor("satin burgundy").without).toBeUndefined();
  expect(searchFor("xyz qqq")).toMatchObject({ total: 0, results: [] });
  expect(searchFor("xyz qqq").without).toBeUndefined();
  expect(searchFor("burgandy colour"), "it only names a field").toMatchObject({ total: 2 });
  expect(searchFor("burgandy colour").without).toBeUndefined();
});

test("where each dress lacks another word, those come that have most; none of the words is missed by all", () => {
  const { results, without } = searchFor("satin burgundy tulle skirt halter");
  expect(results.map(({ slug }) => slug)).toEqual(["solange"]);
  expect(without).toEqual(["tulle", "skirt"]);
  expect(slugsOf("trumpet ballgown").toSorted()).toEqual(["aurelie", "vivienne"]);
  expect(searchFor("trumpet ballgown").without).toEqual([]);
});

test("a word that is spelt well is no misspelt other one, unless it is long and the others are met by no dress with it", () => {
  expect(slugsOf("rest"), "not 'rent'").toEqual(["ines"]);
  expect(searchFor("lace rest").without, "not 'lace' and 'rent'").toEqual([]);
});

test("a result says by which colour, size or offer it was found", () => {
  expect(reasonsOf("red"), "beside a price another one is named already").toEqual([["Burgundy"], []]);
  expect([reasonsOf("38"), reasonsOf("rent")]).toEqual([[["Size 38"]], [["Rent"]]]);
  expect(reasonsOf("sash"), "of its description").toEqual([["sash"]]);
  const matched = expect.arrayContaining(["ball", "gown"]);
  expect(searchFor("ballgown").results[0]).toMatchObject({ reasons: ["Ball gown"], matched });
});

test("a result and what is nearest say of a dress that is only to rent that its price is for that", () => {
  expect(searchFor("trumpet").results[0]).toHaveProperty("isRental", true);
  expect(searchFor("ballgown").results[0]).not.toHaveProperty("isRental");
  expect(searchFor("vivieqxx").nearest).toMatchObject([{ slug: "vivienne", isRental: true }]);
});

test("a result says by what it was found, but for its name, nothing twice, and three things at most", () => {
  const matched = expect.arrayContaining(["satin", "burgundy"]);
  const vivienne = { slug: "vivienne", reasons: ["Burgundy", "Duchess satin"], matched };
  expect(searchFor("burgandy satin").results[0]).toMatchObject(vivienne);
  expect(reasonsOf("aurélie")[0]).toEqual([]);
  const expected = ["Burgundy", "Duchess satin", "Trumpet"];
  expect(reasonsOf("burgundy satin trumpet one sleeveless")[0]).toEqual(expected);
});

const ada = (fields: object, ...colours: string[]) => sampleDress("Ada", fields, "Lace", colours);
const bea = (fields: object, ...colours: string[]) => sampleDress("Bea", fields, "Lace", colours);
const wine = ada({ sleeves: "Long, edged with wine" });

test.each([
  ["the better match comes first, in whichever field it is", "wine", [wine, bea({}, "Burgundy")], "bea ada"],
  [
    "words that every object has are words",
    "sleeve constructor",
    [ada({ sleeves: "Constructor sleeves" })],
    "ada",
  ],
  [
    "short words are no parts of others",
    "red",
    [sampleDress("Ada", {}, "Embroidered"), bea({}, "Burgundy")],
    "bea",
  ],
  [
    "names of fields are no parts of others",
    "long sleeve",
    [ada({ sleeves: "Sleeveless" }), bea({ sleeves: "Long sleeves" })],
    "bea",
  ],
  [
    "the colour that was typed comes before one that is like it",
    "navy",
    [ada({}, "Dusty blue"), bea({}, "Navy")],
    "bea ada",
  ],
])("%s: %s", async (_, text, shown, slugs) =>
  expect((await searching(shown)).found(text).join(" ")).toBe(slugs),
);

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
  expect(searchFor("auroliax")).toMatchObject({ total: 0, nearest: [{ slug: "aurelie" }] });
  expect([searchFor("aurelie").nearest, searchFor("qqqqqq").nearest]).toEqual([[], []]);
  const { search } = await searching(
    ["Aurélie", "Aurelia", "Aurelian", "Aurelias"].map((name) => sampleDress(name, {}, "Lace")),
  );
  expect(search("auroliaxe", 24)).toMatchObject({ total: 0, nearest: { length: 3 } });
});

test("two words beside each other are one word, too; the end of a colour and the next colour are not", () => {
  expect(slugsOf("duchesssatin")).toEqual(["vivienne", "solange"]);
  expect(slugsOf("blackburgundy")).toEqual([]);
});

test("parts of words are found after whole ones: compounds, and scripts without spaces", async () => {
  const { search, found } = await searching([
    sampleDress("Agathe", { fabric: "Seidenorganza" }, "Kleider"),
    sampleDress("Berta", { fabric: "Organza" }, "Kleider"),
    sampleDress("Clara", { fabric: "Chantillyspitze", silhouette: "A-Linie" }, "Spitzenkleider"),
    sampleDress("Dora", { fabric: "絹サテン", description: "背中の開いたドレス" }, "ドレス"),
    sampleDress("Emma", { fabric: "ผ้าไหมไทย" }, "Kleider"),
  ]);
  expect([found("organza"), found("spitze")]).toEqual([["berta", "agathe"], ["clara"]]);
  expect([found("spitze linie"), found("サテン")]).toEqual([["clara"], ["dora"]]);
  expect([found("絹"), found("背中"), found("ﾄﾞﾚｽ")]).toEqual([["dora"], ["dora"], ["dora"]]);
  expect(found("ไหม")).toEqual(["emma"]);
  expect(found("gan"), "too short a part").toEqual([]);
  expect(search("seidenorganza", 24).results[0]?.reasons).toEqual(["Seidenorganza"]);
  const expected = { reasons: ["Seidenorganza"], matched: ["seidenorganza"] };
  expect(search("organza", 24).results[1]).toMatchObject(expected);
});

function colour(name: string, isAvailable = true) {
  return { slug: name.toLowerCase(), name, value: `#${name.toLowerCase()}`, isAvailable };
}

function pictureIn(colour: string) {
  return { src: `/${colour}.jpg`, width: 960, height: 1200, alt: "", colour };
}

test("a colour is first found where it is pictured, and opens where it is not", async () => {
  const [burgundy, black] = [colour("Burgundy"), colour("Black")];
  const inBlack = [pictureIn("black")] as const;
  const { search, found } = await searching([
    sampleDress("Noémie", { colours: [black, burgundy], pictures: inBlack }, "Satin"),
    sampleDress("Vivienne", { colours: [burgundy], pictures: [pictureIn("burgundy")] }, "Satin"),
    sampleDress("Odile", { colours: [colour("Black", false)], pictures: inBlack }, "Satin"),
  ]);
  const inColour = (text: string) =>
    search(text, 24).results.map(({ name, colour }) => [name, colour].join(" in "));
  expect(inColour("red")).toEqual(["Vivienne in ", "Noémie in burgundy"]);
  expect(inColour("burgandy")).toEqual(["Vivienne in ", "Noémie in burgundy"]);
  expect(inColour("satin")).toEqual(["Noémie in ", "Vivienne in ", "Odile in "]);
  expect(found("black")).toEqual(["noemie", "odile"]);
});

test("a result is pictured in the colour that was searched for; where no picture shows it, it is named, and no reason names it again", async () => {
  const colours = ["Black", "Burgundy", "Sage"].map((name) => colour(name, name !== "Sage"));
  const pictures = [pictureIn("black"), pictureIn("burgundy")] as const;
  const { colour: _, ...plain } = pictures[0];
  const { search } = await searching([
    sampleDress("Ada", { colours, pictures: [pictures[0]], fabric: "Duchess satin" }, "Dresses"),
    sampleDress("Bea", { colours, pictures }, "Dresses"),
    sampleDress("Cia", { colours: colours.slice(1, 2), pictures: [plain] }, "Dresses"),
  ]);
  const results = (text: string) =>
    search(text, 24).results.map(({ name, picture, alsoIn, reasons }) => [
      name,
      picture.src,
      alsoIn?.name,
      reasons,
    ]);
  expect(results("burgundy")).toEqual([
    ["Cia", "/black.jpg", undefined, ["Burgundy"]],
    ["Bea", "/burgundy.jpg", undefined, ["Burgundy"]],
    ["Ada", "/black.jpg", "Burgundy", []],
  ]);
  const sage = results("sage").map(([, src, alsoIn]) => [src, alsoIn]);
  expect(sage, "it is unavailable").toEqual(Array(2).fill(["/black.jpg", undefined]));
});

test("a single letter that an apostrophe leaves is not said to be missing", () =>
  expect(searchFor("l'satin xyz").without).toEqual(["xyz"]));

test("what a collection or a cut is called elsewhere finds it, and so does each other name of it", async () => {
  const { found, search } = await searching([
    sampleDress("Ada", { fabric: "Rose silk" }, "Tulle dresses"),
    sampleDress("Bea", { silhouette: "Ball gown" }, "Evening dresses"),
    sampleDress("Cleo", { silhouette: "Mermaid", sizes: [size("38")] }, "Bridal dresses"),
    sampleDress("Dora", { silhouette: "Trumpet", description: "For a bride." }, "Satin dresses"),
    sampleDress("Emma", { silhouette: "Empire" }, "Bridesmaids"),
  ]);
  for (const text of ["bride", "bridal gown", "Brautkleid", "robe de mariée", "abito da sposa", "فستان زفاف"])
    expect(found(text), text).toEqual(["cleo", "dora"]);
  for (const text of ["princess", "Prinzessin", "principessa", "ball gown"])
    expect(found(text), text).toEqual(["bea"]);
  expect([found("mermaid"), found("trumpet")]).toEqual([
    ["cleo", "dora"],
    ["dora", "cleo"],
  ]);
  for (const text of ["fishtail", "Meerjungfrau"]) expect(found(text).toSorted()).toEqual(["cleo", "dora"]);
  expect([found("sirène 38"), found("fishtail silhouette bride")]).toEqual([["cleo"], ["cleo", "dora"]]);
  for (const text of ["mother of the bride", "for a wedding guest", "madre de la novia"])
    expect(found(text), text).toEqual(["bea", "emma"]);
  expect(found("maternity")).toEqual(["emma"]);
  expect(search("Bridal gown 40", 24)).toMatchObject({ results: [{ slug: "cleo" }, {}], without: ["40"] });
  expect(search("38 bridal xyz mother of the Bride", 24).without).toEqual(["xyz", "mother of the Bride"]);
  expect(search("Brautkleid", 24).results[0]?.reasons).toEqual(["Bridal dresses"]);
});

test("of equals, those that are sold or out come last", async () => {
  const lace = (name: string, more: object) => sampleDress(name, { fabric: "Lace", ...more }, "Bridal");
  const { found } = await searching([
    lace("Ada", { availability: { state: "sold" } }),
    lace("Bea", { availability: { state: "out" } }),
    lace("Cleo", { description: "Plain, and without a word of it: long, longer, longest." }),
    lace("Ada Lace", { availability: { state: "sold" } }),
  ]);
  expect(found("bridal")).toEqual(["cleo", "ada", "bea", "ada-lace"]);
  expect(found("ada"), "a name is a name").toEqual(["ada", "ada-lace"]);
});
