/** The kinds of pictures that may be sent. Phones turn their own formats into JPEG when they read this list. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
