import type { ScorePart } from '@oficio/contracts/search/score'

/** The names of the parts of a score. */
export const partNames: Readonly<Record<ScorePart, string>> = {
  rating: 'Calificación',
  reviews: 'Cantidad de reseñas',
  response: 'Rapidez para responder',
  profile: 'Perfil completo',
}
