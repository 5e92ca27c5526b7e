import { z } from "zod";
import type { Question, QuestionsScreen } from "#app/label/questions.ts";
import { action, line, lines, paragraphsWithTerms, summary } from "./text-fields.server.ts";

type QuestionsTexts = { questions: Question[]; questionsScreen: QuestionsScreen };

/** An entry is known by the key that the content host gives it. */
const question = z
  .object({ _key: z.string(), q: line, a: paragraphsWithTerms })
  .transform(({ _key, ...texts }): Question => ({ id: _key, ...texts }));

export function questionsText({ questions, questionsScreen }: QuestionsTexts) {
  return z.object({
    title: lines.default(questionsScreen.title),
    lead: line.default(questionsScreen.lead),
    description: summary.default(questionsScreen.description),
    more: action.default(questionsScreen.more),
    questions: z.array(question).min(1, "is empty").default(questions),
  }) satisfies z.ZodType<QuestionsScreen & { questions: Question[] }>;
}
