import { say } from "@trousseau/words/say.ts";
import { type MouseEvent, type ReactNode, useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { useRentalDays } from "#app/dresses/use-rental-days.ts";
import buttons from "#app/ui/button.module.css";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { dayOnOneLine, todayHere } from "#model/days/day.ts";
import { collectionPath } from "#model/dresses/category.ts";
import { type Choice, queryFor } from "#model/dresses/choice.ts";
import { productPath } from "#model/dresses/product.ts";
import { type DressAnswer, waysToAsk } from "#model/rental/ways-to-ask.ts";
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
  const isAsked = data.isInCalendar && (day || choice.size || choice.colour);
  const calendar = useRentalDays(isAsked ? [slug] : [], day);
  const dressAnswer = waysToAsk(askable(data), {
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
    return waysToAsk(askable(data), { chosen, day, calendar, today: todayHere() });
  }, [data, colour, size, day, calendar]);
  useEffect(() => {
    onTold(dressAnswer);
    return () => onTold(undefined);
  }, [dressAnswer, onTold]);
  return null;
}

function askable({ product, terms, isInCalendar }: ProductData) {
  return { ...product, leadTime: terms.leadTime, ...(isInCalendar && { isInCalendar }) };
}

function chosenIn({ colour, size }: Choice) {
  return { colour: colour?.slug, size: size?.label };
}

type NextStepsProps = Pick<WithWaysProps, "data" | "choice" | "onChoose"> & { dressAnswer: DressAnswer };

/** Her day is booked in this choice: other sizes and other dresses may be available. */
function NextSteps({ data, choice, dressAnswer: { otherSizes, isBooked, day }, onChoose }: NextStepsProps) {
  const navigate = useNavigate();
  const { product, category, isAmongOthers } = data;
  const others = `${collectionPath(category.slug)}?${FREE_PARAM}=${day}`;
  const seesOthers = isBooked && isAmongOthers;
  if (otherSizes.length === 0 && !seesOthers) return null;

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
          {otherSizes.map((label) => {
            const query = queryFor({ ...choice, size: { label, isAvailable: true } });
            return (
              <ScreenLink
                key={label}
                className={`${buttons.link} numeral`}
                href={productPath(product.slug) + query}
                isInPlace
                onClick={(event) => chooseSize(event, query, label)}
              >
                {label}
              </ScreenLink>
            );
          })}
        </p>
      )}
      {seesOthers && (
        // No `ScreenLink`: one that is only pointed at would send her day ahead.
        <a
          className={buttons.link}
          href={others}
          rel="nofollow"
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            void navigate(others);
          }}
        >
          {say(rentingDayWords, "others", { day: dayOnOneLine(day) })}
        </a>
      )}
    </div>
  );
}
