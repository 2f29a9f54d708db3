/** Says how many photos of one thing there may be. */
export const tooManyPhotos = (most: number): string =>
  most === 1 ? 'Podés subir una sola foto.' : `Podés subir hasta ${most} fotos.`
