/** The collections that a label begins with, by their addresses in the specification. They are named so until the label names them. */
export const collectionNames = {
  "tulle-dresses": "Tulle dresses",
  "satin-dresses": "Satin dresses",
  "embroidered-dresses": "Embroidered dresses",
  "bridal-dresses": "Bridal dresses",
};
