/** Assistive technology reads these out for the controls of an enlarged picture. */
export const lightboxNames = {
  picturesOf: (dress: string) => `Pictures of ${dress}, enlarged`,
  previous: "Previous picture",
  next: "Next picture",
  zoomOut: "Zoom out",
  zoomIn: "Zoom in",
};
