import type * as english from "#app/label/words/en/availability.ts";
import type { WordsLike } from "#app/label/words-like.ts";

export const availabilityWords: WordsLike<typeof english.availabilityWords> = {
  available: "متوفّر",
  "made-to-order": "حسب الطلب",
  last: "القطعة الأخيرة",
  sold: "تمّ بيعه",
  out: "مؤجَّر حاليًا",
};
