import { say } from "@trousseau/words/say.ts";
import { type MouseEvent, type ReactNode, useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { useDaysAt, useRentalDays } from "#app/dresses/use-rental-days.ts";
import buttons from "#app/ui/button.module.css";
import { inLanguage } from "#app/ui/language-base.ts";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { dayOnOneLine, todayHere } from "#model/days/day.ts";
import { collectionPath } from "#model/dresses/category.ts";
import { type Choice, queryFor } from "#model/dresses/choice.ts";
import { productPath, sizeInWords } from "#model/dresses/product.ts";
import { COLLECTION_PARAM } from "#model/rental/busy-days.ts";
import { answerFor, type RentalDays } from "#model/rental/free-on-day.ts";
import { type DressAnswer, isMeantBy, waysToAsk } from "#model/rental/ways-to-ask.ts";
import { FREE_PARAM, SIZE_PARAM } from "#model/screens/url-parameters.ts";
import rentingDayWords from "#words/renting-day.json" with { type: "json" };
import type { ProductData } from "./product-data.server.ts";
import styles from "./with-ways.module.css";

type WithWaysProps = {
  data: ProductData;
  choice: Choice;
  /** "2027-05-09", or empty. */
  day: string;
  onChoose: (query: string) => void;
  /** Draws the page with these ways to ask, and what leads on from a day that is booked. */
  children: (dressAnswer: DressAnswer, nextSteps: ReactNode) => ReactNode;
};

/** A dress that is sold, out or in the label's calendar: few pages need this. */
export function WithWays({ data, choice, day, onChoose, children }: WithWaysProps) {
  const { slug } = data.product;
  const isAsked = data.product.isInCalendar && (day || choice.size || choice.colour);
  const calendar = useRentalDays(isAsked ? [slug] : [], day);
  const dressAnswer = waysToAsk(data.product, {
    chosen: chosenIn(choice),
    day,
    calendar,
    today: todayHere(),
  });
  return children(
    dressAnswer,
    <NextSteps data={data} choice={choice} dressAnswer={dressAnswer} onChoose={onChoose} />,
  );
}

type AskAboutDayProps = Pick<WithWaysProps, "data" | "choice" | "day"> & {
  onTold: (dressAnswer: DressAnswer | undefined) => void;
};

/** Draws nothing: the page of any other dress is there before somebody gives a day. */
export function AskAboutDay({ data, choice: { colour, size }, day, onTold }: AskAboutDayProps) {
  const calendar = useRentalDays([], day);
  const dressAnswer = useMemo(() => {
    const chosen = chosenIn({ colour, size });
    return waysToAsk(data.product, { chosen, day, calendar, today: todayHere() });
  }, [data, colour, size, day, calendar]);
  useEffect(() => {
    onTold(dressAnswer);
    return () => onTold(undefined);
  }, [dressAnswer, onTold]);
  return null;
}

function chosenIn({ colour, size }: Choice) {
  return { colour: colour?.slug, size: size?.label };
}

type NextStepsProps = Pick<WithWaysProps, "data" | "choice" | "onChoose"> & { dressAnswer: DressAnswer };

/** Her day is booked in this choice: other sizes and other dresses may be available. */
function NextSteps({ data, choice, dressAnswer: { otherSizes, isBooked, day }, onChoose }: NextStepsProps) {
  const navigate = useNavigate();
  const { product, category, isAmongOthers } = data;
  const size = filterable(choice.size?.label);
  const ofSize = size === undefined ? "" : `&${SIZE_PARAM}=${size.toLowerCase()}`;
  const inCollection = `?${COLLECTION_PARAM}=${encodeURIComponent(category.slug)}${ofSize}`;
  const calendar = useDaysAt(isBooked && isAmongOthers ? inCollection : undefined, day);
  const count = typeof calendar === "object" ? countFree(calendar, day, size) : 0;
  const others = `${collectionPath(category.slug)}?${FREE_PARAM}=${day}${ofSize}`;
  if (otherSizes.length === 0 && count === 0) return null;

  function chooseSize(event: MouseEvent, query: string, label: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The link goes with the answer: the focus goes to the size that it has chosen.
    const radios = document.querySelectorAll<HTMLInputElement>(`input[name="${SIZE_PARAM}"]`);
    [...radios].find(({ value }) => value === label)?.focus({ preventScroll: true });
    onChoose(query);
  }

  return (
    <div>
      {otherSizes.length > 0 && (
        <p className={styles.sizes}>
          <span>{rentingDayWords.inSizes}</span>
          {product.sizes.flatMap((size) => {
            const { label } = size;
            if (!otherSizes.includes(label)) return [];
            const query = queryFor({ ...choice, size });
            return (
              <ScreenLink
                key={label}
                className={`${buttons.link} numeral`}
                href={productPath(product.slug) + query}
                isInPlace
                onClick={(event) => chooseSize(event, query, label)}
              >
                {sizeInWords(size)}
              </ScreenLink>
            );
          })}
        </p>
      )}
      {count > 0 && (
        // No `ScreenLink`: one that is only pointed at would send her day ahead.
        <a
          className={buttons.link}
          href={inLanguage(others)}
          rel="nofollow"
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            void navigate(others);
          }}
        >
          {say(rentingDayWords, "others", { count, day: dayOnOneLine(day) })}
        </a>
      )}
    </div>
  );
}

/** A collection's filter knows such a size by its label; of another size all dresses are counted, and listed. */
function filterable(label: string | undefined): string | undefined {
  return label && /^[a-z\d]+$/i.test(label) ? label : undefined;
}

/** Counts as the list does to which the link leads. */
function countFree({ today, dresses }: RentalDays, day: string, size: string | undefined): number {
  const answers = Object.values(dresses).map((days) => answerFor(days, { day, today }, isMeantBy({ size })));
  return answers.filter(({ kind }) => kind === "free").length;
}
