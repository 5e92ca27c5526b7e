import { dressOf, shortCollectionName } from "@trousseau/words/ar/collection-names.ts";
import { listed } from "@trousseau/words/ar/locale.ts";
import rentalWords from "@trousseau/words/ar/rental.json" with { type: "json" };
import searchWords from "@trousseau/words/ar/search.json" with { type: "json" };
import sizeFinderWords from "@trousseau/words/ar/size-finder.json" with { type: "json" };
import wishlistPageWords from "@trousseau/words/ar/wishlist-page.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { sayerIn } from "#tests/support/words-of.ts";

const say = await sayerIn("ar");

describe("ar", () => {
  test.each([
    [0, "لا فساتين"],
    [1, "فستان واحد"],
    [2, "فستانان"],
    [3, "3 فساتين"],
    [10, "10 فساتين"],
    [11, "11 فستانًا"],
    [99, "99 فستانًا"],
    [100, "100 فستان"],
    [101, "101 فستان"],
    [102, "102 فستان"],
    [103, "103 فساتين"],
    [111, "111 فستانًا"],
    [1000, "1,000 فستان"],
  ])("%i: %s", (count, said) => expect(say(searchWords, "count", { count })).toBe(said));

  test("the dual alone has another ending after a preposition", () => {
    expect(say(rentalWords, "days", { count: 2 })).toBe("يومان");
    expect(say(rentalWords, "forDays", { price: "420 $", count: 2 })).toBe("420 $ لمدة يومين");
    expect(say(rentalWords, "onRequestForDays", { price: "السعر عند الطلب", count: 6 })).toBe(
      "السعر عند الطلب، لمدة 6 أيام",
    );
  });

  test.each([
    [1, "يوم واحد"],
    [2, "يومان"],
    [6, "ستة أيام"],
    [11, "أحد عشر يومًا"],
    [12, "اثنا عشر يومًا"],
    [14, "14 يومًا"],
  ])("%i in words: %s", (count, said) =>
    expect(rentalWords.daysInWords[count] ?? say(rentalWords, "days", { count })).toBe(said),
  );

  test("the verb agrees with the dresses that have left", () => {
    const shared = (count: number) => say(wishlistPageWords.gone, "shared", { count });
    expect(shared(1)).toMatch(/^فستان واحد .* لم يعد ضمن/);
    expect(shared(2)).toMatch(/^فستانان .* لم يعودا ضمن/);
    expect(shared(3)).toMatch(/^3 فساتين .* لم تعد ضمن/);
  });

  test("each name but the first has the and joined to it", () => {
    expect(listed([])).toBe("");
    expect(listed(["الصدر"])).toBe("الصدر");
    expect(listed(["الصدر", "الخصر", "الأرداف"])).toBe("الصدر والخصر والأرداف");
    const girths = ["الصدر", "الأرداف"];
    expect(say(sizeFinderWords, "asks", { girths, size: "38" })).toBe(
      "محيط الصدر والأرداف لديك يوافق المقاس 38",
    );
  });

  test.each([
    ["فساتين التول", "التول", "Aurélie، من مجموعة فساتين التول"],
    ["الفساتين المطرّزة", "المطرّزة", "Aurélie، من مجموعة الفساتين المطرّزة"],
    ["مجموعة الربيع", "مجموعة الربيع", "Aurélie، من مجموعة الربيع"],
    ["فساتين", "فساتين", "Aurélie، من مجموعة فساتين"],
  ])("%s is %s where room is small, and stands after the name of a dress", (name, short, said) => {
    expect(shortCollectionName(name)).toBe(short);
    expect(dressOf("Aurélie", name)).toBe(said);
  });
});
