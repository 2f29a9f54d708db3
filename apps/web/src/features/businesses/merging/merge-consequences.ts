import type { Merge } from '@oficio/contracts/businesses/merging/merge'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatDate } from '@oficio/contracts/text/format-date'

/** Returns what moves when two businesses are merged, one sentence for each thing there is any of. */
export function movingOf(merge: Merge): string[] {
  const { goes, movedReviews, movedPhotos, ownerMoves, becomesPublic, featuredUntil } = merge
  return [
    `Sus direcciones, ahora y las de antes, llevan para siempre a la que queda.`,
    movedReviews > 0 &&
      `${countOf(movedReviews, 'reseña pasa', 'reseñas pasan')} con sus respuestas, y el promedio se cuenta de nuevo.`,
    movedPhotos > 0 && `${countOf(movedPhotos, 'foto pasa', 'fotos pasan')} detrás de las que ya hay.`,
    'Sus visitas se suman.',
    goes.ownerEmail !== null &&
      'Sus carteles con QR llevan a la que queda, y siguen valiendo como prueba de visita.',
    ownerMoves && `La cuenta ${goes.ownerEmail} pasa a ser la dueña de la que queda, y le avisamos.`,
    becomesPublic && 'La que queda esperaba su primer pago: se ve desde este momento, como se veía la otra.',
    featuredUntil !== null &&
      `La otra está destacada por el equipo: lo está la que queda, hasta el ${formatDate(`${featuredUntil}T12:00:00Z`)}.`,
  ].filter((text) => text !== false)
}

/** Returns what ends. */
export function endingOf({ goes, endingReviews, endingPhotos }: Merge): string[] {
  return [
    'Su nombre, descripción, datos de contacto, horarios, categorías y etiquetas: vale lo que dice la que queda.',
    endingReviews > 0 &&
      `${countOf(endingReviews, 'reseña se borra', 'reseñas se borran')}: quien opinó en las dos páginas conserva lo último que escribió, y el dueño no opina de lo suyo.`,
    endingPhotos > 0 &&
      `${countOf(endingPhotos, 'foto se borra', 'fotos se borran')}: no hay lugar para más.`,
    goes.verifiedWhat !== null && `Lo que se verificó de ella: ${goes.verifiedWhat}.`,
  ].filter((text) => text !== false)
}
