/** Stand round a quotation. */
export const quotationMarks = { opening: "“", closing: "”" };
