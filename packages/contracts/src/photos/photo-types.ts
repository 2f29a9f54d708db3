/** Accepted image types. Phones convert their own formats to JPEG when an upload field has this list. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
