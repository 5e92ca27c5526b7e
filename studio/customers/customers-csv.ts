import { type Customer, customerFields } from "#model/customers/customer.ts";
import { customerColumns } from "#model/tables/customer-columns.ts";
import { shownHeading } from "#model/tables/table-headings.ts";
import { csvOf } from "#studio/connection/download.ts";

/** A table with a line for each customer. Days are as 2027-05-09. */
export function customersCsv(customers: readonly Customer[]): string {
  const headings = customerFields.map((name) => shownHeading(customerColumns[name]));
  return csvOf([headings, ...customers.map((customer) => customerFields.map((name) => customer[name]))]);
}
