/** Says how many photos of one thing there may be. */
export const tooManyPhotos = (max: number): string =>
  max === 1 ? 'Podés subir una sola foto.' : `Podés subir hasta ${max} fotos.`
