import { type Customers, customerFields } from "#model/customers/customer.ts";
import { csvOf, dialectOf } from "#model/tables/csv-dialect.ts";
import { customerColumns } from "#model/tables/customer-columns.ts";
import { phoneCell } from "#model/tables/phone-cell.ts";
import { shownHeading } from "#model/tables/table-headings.ts";

/** A table with a line for each customer. Days are as 2027-05-09. */
export function customersCsv({ customers, labelPhone }: Customers): string {
  const headings = customerFields.map((name) => shownHeading(customerColumns[name]));
  const lines = customers.map((customer) =>
    customerFields.map((name) => (name === "phone" ? phoneCell(customer.phone) : customer[name])),
  );
  return csvOf([headings, ...lines], dialectOf(labelPhone));
}
