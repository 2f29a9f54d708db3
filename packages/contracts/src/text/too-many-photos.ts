/** Returns the error text for more than `max` photos. */
export const tooManyPhotos = (max: number): string =>
  max === 1 ? 'Podés subir una sola foto.' : `Podés subir hasta ${max} fotos.`
