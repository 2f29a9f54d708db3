interface Size {
  width: number
  height: number
}

/** Pictures that differ less from the shape of the slot are cropped so little that nobody notices. */
const tolerance = 0.1

/** Returns what an advertiser should know about a picture before it is shown in a slot, or null if it fits. */
export function pictureNote(picture: Size, ideal: Size): string | null {
  const ratio = picture.width / picture.height / (ideal.width / ideal.height)
  const size = `Tu imagen mide ${picture.width} × ${picture.height} píxeles`
  if (ratio > 1 + tolerance) return `${size}: es más ancha que el espacio, y se recortan los costados.`
  if (ratio < 1 - tolerance) return `${size}: es más alta que el espacio, y se recorta arriba y abajo.`
  if (picture.width < ideal.width / 2) return `${size}: es chica, y se puede ver borrosa.`
  return null
}
