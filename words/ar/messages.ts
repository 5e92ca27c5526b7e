import type * as english from "@trousseau/words/en/messages.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { fromRight } from "./grammar.ts";

export const chosenDress: WordsLike<typeof english.chosenDress> = (name, colour, size) => {
  const choices = [size && `المقاس ${size}`, colour && `باللون ${colour}`].filter(Boolean).join("، ");
  return choices ? `${fromRight(name)} (${choices})` : name;
};

const added = "قياساتي: {measurements}\nتاريخ المناسبة: {date}\nالمدينة: {city}\n{words}";

const signed = "{link}\nالمرجع: {reference}";

export const messages: WordsLike<typeof english.messages> = {
  title: "إضافة بضع كلمات",
  lead: "كل معلومة منك تفيدنا. تُكتب الرسالة من تلقاء نفسها، ويمكنك تغيير أي كلمة فيها.",
  rent: `مرحبًا، أرغب في استئجار {dress}. أرجو تأكيد سعر الإيجار وإفادتي إن كان الفستان متوفّرًا.\n${added}\n${signed}`,
  purchase: `مرحبًا، أرغب في شراء {dress}. أرجو تأكيد السعر.\n${added}\n${signed}`,
  question: `مرحبًا، لديّ سؤال.\nالسؤال عن {dress}.\n${added}\n${signed}`,
  fittingList:
    "مرحبًا، أرغب في حجز بروفة لهذه الفساتين:\n{dresses}\nتاريخ المناسبة: {date}\nالمدينة: {city}\n{words}\nالمرجع: {reference}",
};
