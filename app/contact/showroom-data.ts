import type { MetaDescriptor } from "react-router";
import type { ClothingStore, DayOfWeek } from "schema-dts";
import { postalAddress, structuredData } from "#app/site/structured-data.ts";
import type { OpeningHours, OpeningSpan, Weekday } from "#model/days/opening-hours.ts";
import type { LabelSettings } from "#model/texts/label-texts.server.ts";

/** schema.org says closed all day so: developers.google.com/search/docs/appearance/structured-data/local-business. */
const CLOSED: OpeningSpan = { opens: "00:00", closes: "00:00" };

const schemaDays = {
  monday: "https://schema.org/Monday",
  tuesday: "https://schema.org/Tuesday",
  wednesday: "https://schema.org/Wednesday",
  thursday: "https://schema.org/Thursday",
  friday: "https://schema.org/Friday",
  saturday: "https://schema.org/Saturday",
  sunday: "https://schema.org/Sunday",
} satisfies Record<Weekday, DayOfWeek>;

/** Search engines learn what the page says about the showroom, and nothing where the label has named no place. */
export function showroomData(settings: LabelSettings, origin: string): MetaDescriptor[] {
  const { name, showroom, phone, email, openingHours } = settings;
  if (showroom.address.length === 0) return [];
  return structuredData({
    "@type": "ClothingStore",
    name,
    url: `${origin}/contact`,
    image: `${origin}/social.jpg`,
    address: postalAddress(showroom),
    ...(showroom.mapsUrl && { hasMap: showroom.mapsUrl }),
    ...(phone && { telephone: `+${phone}` }),
    ...(email && { email }),
    ...(openingHours && openingHours.week.length > 0 && hoursData(openingHours)),
  } satisfies ClothingStore);
}

function hoursData({ week, exceptions }: OpeningHours) {
  const special = exceptions.flatMap(({ from, to, hours }) =>
    (hours.length > 0 ? hours : [CLOSED]).map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification" as const,
      opens,
      closes,
      validFrom: from,
      validThrough: to,
    })),
  );
  return {
    openingHoursSpecification: week.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: days.map((day) => schemaDays[day]),
      opens,
      closes,
    })),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}
