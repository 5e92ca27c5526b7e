import { expect, test } from "vitest";
import type { EnquiryService } from "#app/content/enquiry-service.server.ts";
import { noNewsletter } from "#app/content/newsletter-service.server.ts";
import { readSettings } from "./settings.ts";
import { visitorServicesOf } from "./visitor-services.ts";

const service: EnquiryService = {
  takesMessages: true,
  sendsMail: false,
  receive: () => ({ isStored: false, reason: "limited" }),
};
const newsletter = { ...noNewsletter, canConfirm: true };
const rest = { close: () => Promise.resolve(), state: () => ({ waiting: 0, refused: 0, oldest: null }) };

test.each([
  [{}, "own"],
  [{ SANITY_PROJECT_ID: "atelier" }, "sanity"],
  [{ SANITY_PROJECT_ID: "atelier", SANITY_API_HOST: "https://content.example" }, "other"],
])("with %j the privacy page says where the content lies", (variables, contentHost) => {
  const settings = readSettings({ ...variables, COUNT_VISITS: "false" });
  const services = visitorServicesOf({ settings, enquiries: { ...rest, service, newsletter } });
  expect(services).toEqual({
    enquiries: service,
    newsletter,
    privacy: {
      takesMessages: true,
      sendsMail: false,
      confirmsNewsletter: true,
      contentHost,
      countsVisits: false,
    },
  });
});
