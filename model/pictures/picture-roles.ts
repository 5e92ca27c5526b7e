/** A picture shows somebody in the dress, the dress by itself, a part of it, its back, or its cloth. */
export const pictureRoles = ["worn", "still", "detail", "back", "cloth"] as const;

export type PictureRole = (typeof pictureRoles)[number];

/** The first picture in the first of these roles that has one. */
export function inRole<Picture extends { role?: PictureRole }>(
  roles: readonly PictureRole[],
  pictures: readonly Picture[],
): Picture | undefined {
  return roles.flatMap((role) => pictures.find((picture) => picture.role === role) ?? [])[0];
}
