import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { Badge } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { sharedQuery, useHeard } from "#studio/connection/shared-query.ts";

type Newest = {
  _id: string;
  name?: string;
  dress?: string;
  eventDate?: string;
  message?: string;
  received?: string;
};

type NewEnquiries = {
  count: number;
  /** The three that came last. */
  newest: readonly Newest[];
};

const NEW = '*[_type == "enquiry" && status == "new"]';
const FETCH = `{"count": count(${NEW}), "newest": ${NEW} | order(received desc)[0...3]{_id, name, dress, eventDate, message, received}}`;

/** The desk and the start page have them in common. */
const newEnquiries = sharedQuery<NewEnquiries, NewEnquiries | undefined>({
  fetch: FETCH,
  listen: '*[_type == "enquiry"]',
  perspective: "raw",
  read: (count) => count,
  unheard: undefined,
});

/** The enquiries that nobody has answered, at every moment; undefined until they are known. */
export function useNewEnquiries(): NewEnquiries | undefined {
  return useHeard(newEnquiries);
}

/** The number stands where the list has its icon, as long as there is one. */
export function NewEnquiriesIcon() {
  const { count = 0 } = useNewEnquiries() ?? {};
  if (count === 0) return <EnvelopeIcon />;
  return (
    <Badge
      tone="primary"
      radius={6}
      role="img"
      aria-label={t("{{count}} new", { count, defaultValue_one: "{{count}} new" })}
    >
      {count}
    </Badge>
  );
}
