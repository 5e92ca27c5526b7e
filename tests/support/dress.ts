/** A document of type product as a hosted dataset holds it, complete and in order. */
export function dress(slug: string) {
  return {
    _id: `product-${slug}`,
    _type: "product",
    name: `Dress ${slug}`,
    slug: { _type: "slug", current: slug },
    category: "tulle-dresses",
    price: 1200,
    colors: [{ name: "Blush", value: "#e6c4ba" }],
    sizes: ["36", "38"],
    description: "Tulle, in layers.",
    mainImage: {
      _type: "image",
      alt: "A dress",
      asset: { _type: "reference", _ref: `image-${"0".repeat(32)}${hexOf(slug)}-960x1200-jpg` },
    },
  };
}

/** Eight hexadecimal digits that differ from slug to slug. */
function hexOf(slug: string) {
  return Buffer.from(slug.padEnd(4, "-")).toString("hex").slice(0, 8);
}
