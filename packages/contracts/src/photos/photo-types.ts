/** The kinds of pictures that may be sent. Phones turn their own formats into JPEG when they read this list. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Says how many photos of one thing there may be. */
export const tooManyPhotos = (most: number): string =>
  most === 1 ? 'Podés subir una sola foto.' : `Podés subir hasta ${most} fotos.`
