import type { ScorePart } from '@oficio/contracts/search/score'

/** What the parts of a score are called. */
export const partNames: Readonly<Record<ScorePart, string>> = {
  rating: 'Calificación',
  reviews: 'Cantidad de reseñas',
  response: 'Rapidez para responder',
  profile: 'Perfil completo',
}
