import type { MetaDescriptor } from "react-router";
import type { LabelSettings } from "#app/content/texts/label-texts.server.ts";
import type { OpeningHours, OpeningSpan } from "#app/label/opening-hours.ts";

/** schema.org says closed all day so: developers.google.com/search/docs/appearance/structured-data/local-business. */
const CLOSED: OpeningSpan = { opens: "00:00", closes: "00:00" };

/** Search engines learn what the page says about the showroom, and nothing where the label has named no place. */
export function showroomData(settings: LabelSettings, origin: string): MetaDescriptor[] {
  const { name, showroom, phone, email, openingHours } = settings;
  if (showroom.address.length === 0) return [];
  return [
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "ClothingStore",
        name,
        url: `${origin}/contact`,
        address: showroom.address.join(", "),
        ...(showroom.mapsUrl && { hasMap: showroom.mapsUrl }),
        ...(phone && { telephone: `+${phone}` }),
        ...(email && { email }),
        ...(openingHours && hoursData(openingHours)),
      },
    },
  ];
}

function hoursData({ week, exceptions }: OpeningHours) {
  const special = exceptions.flatMap(({ from, to, hours }) =>
    (hours.length > 0 ? hours : [CLOSED]).map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      opens,
      closes,
      validFrom: from,
      validThrough: to,
    })),
  );
  return {
    openingHoursSpecification: week.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${day.slice(0, 1).toUpperCase()}${day.slice(1)}`),
      opens,
      closes,
    })),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}
