import { expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";
import { noServices } from "#tests/support/no-services.ts";
import { visitorServicesOf } from "./open-pages.ts";

const { enquiries: service, newsletter, privacy } = noServices;
const rest = {
  close: () => Promise.resolve(),
  personalData: () => undefined,
  state: () => ({ waiting: 0, refused: 0, reasons: [], oldest: null }),
};

test.each([
  [{}, "own"],
  [{ SANITY_PROJECT_ID: "atelier" }, "sanity"],
  [{ SANITY_PROJECT_ID: "atelier", SANITY_API_HOST: "https://content.example" }, "other"],
])("with %j the privacy page says where the content lies", (variables, contentHost) => {
  const settings = readSettings({ ...variables, COUNT_VISITS: "false", OFFLINE: "false" });
  const enquiries = {
    ...rest,
    visits: undefined,
    service: { ...service, takesMessages: true },
    newsletter: { ...newsletter, canConfirm: true },
  };
  expect(visitorServicesOf({ settings, enquiries }).privacy).toEqual({
    ...privacy,
    takesMessages: true,
    confirmsNewsletter: true,
    contentHost,
  });
});
