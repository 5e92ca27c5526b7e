import neutralWords from "#words/neutral.json" with { type: "json" };
import startingTexts from "#words/starting-texts.json" with { type: "json" };

/** The brackets make it a placeholder: the shop shows no such text, and Studio does not publish it. */
export const READ_MARK = startingTexts.mark;

type StartingField = "questions" | "ending" | "body";

/** One text of several to begin with has a title, which is also that of its page. */
type StartingText = { title?: string; value: unknown };

type StartingTexts = { field: StartingField; texts: readonly [StartingText, ...StartingText[]] };

/** The texts that a document of this type may begin with, by its field; undefined where there are none. */
export function startingTextsOf(type: string): StartingTexts | undefined {
  const { questions, responsible, pages } = startingTexts;
  if (type === "questions") {
    const value = questions.map(({ q, a }, at) => ({ _key: `starting-${at + 1}`, q, a: marked(a) }));
    return { field: "questions", texts: [{ value }] };
  }
  if (type === "privacy") {
    const value = marked(`${neutralWords.privacy.ending}\n\n${responsible}`);
    return { field: "ending", texts: [{ value }] };
  }
  const [first, ...others] = pages.map(startingPage);
  return type === "carePage" && first ? { field: "body", texts: [first, ...others] } : undefined;
}

type WrittenPage = (typeof startingTexts.pages)[number];

function startingPage({ title, parts }: WrittenPage): StartingText {
  const value = parts.flatMap(({ heading, text }, at) => [
    paragraph(`heading-${at + 1}`, "h2", heading),
    paragraph(`text-${at + 1}`, "normal", marked(text)),
  ]);
  return { title, value };
}

function paragraph(key: string, style: "h2" | "normal", text: string) {
  const span = { _type: "span", _key: `${key}-words`, text, marks: [] };
  return { _type: "block", _key: key, style, markDefs: [], children: [span] };
}

function marked(text: string): string {
  return `${READ_MARK} ${text}`;
}

export function isToBeRead(value: unknown): boolean {
  return JSON.stringify(value ?? "").includes(READ_MARK);
}

/** The same texts once somebody has read them. */
export function asRead(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(`${READ_MARK} `, "").replaceAll(READ_MARK, ""));
}
