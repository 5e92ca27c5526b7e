/** The one query of the specification: all documents of type product. */
export const allProducts = `*[_type == "product"]`;
