import { z } from "zod";
import { documentIn } from "#model/documents/document-in.ts";
import { languageInWords } from "#model/documents/written-language.ts";
import { sideBySide } from "#studio/schema/side-by-side.ts";

/** An answer that is being written has no text yet. */
const answer = z.object({ _key: z.string(), title: z.string(), text: z.string() });

const withAnswers = z.object({ answers: z.array(z.unknown()) });

export type Answer = z.infer<typeof answer>;

/**
 * The label's own answers, of its document. For an enquiry in another language those that are translated come first; a title says its
 * language, and stays the one that the team knows.
 */
export function answersFor(document: unknown, language: string, firstLanguage: string): Answer[] {
  const answers = answersIn(document);
  if (language === "" || language === firstLanguage) return answers;
  const texts = new Map(answersIn(documentIn(document, language)).map(({ _key, text }) => [_key, text]));
  const { own = [], others = [] } = Object.groupBy(answers, ({ _key, text }) =>
    [undefined, text].includes(texts.get(_key)) ? "others" : "own",
  );
  const titled = (title: string, spoken: string) => sideBySide([title, languageInWords(spoken)]);
  return [
    ...own.map(({ _key, title, text }) => ({
      _key,
      title: titled(title, language),
      text: texts.get(_key) ?? text,
    })),
    ...others.map(({ title, ...rest }) => ({ ...rest, title: titled(title, firstLanguage) })),
  ];
}

function answersIn(document: unknown): Answer[] {
  const { answers = [] } = withAnswers.safeParse(document).data ?? {};
  return answers.flatMap((one) => answer.safeParse(one).data ?? []);
}
