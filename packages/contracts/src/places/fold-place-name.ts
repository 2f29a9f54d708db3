import { foldText } from '../text/fold-text'

/** How people shorten what names of towns begin with. */
const shortForms: Record<string, string> = {
  alte: 'almirante',
  bo: 'barrio',
  cap: 'capitan',
  cmte: 'comandante',
  cnel: 'coronel',
  col: 'colonia',
  cte: 'comandante',
  dr: 'doctor',
  est: 'estacion',
  gdor: 'gobernador',
  gob: 'gobernador',
  gral: 'general',
  ing: 'ingeniero',
  pte: 'presidente',
  pto: 'puerto',
  sta: 'santa',
  sto: 'santo',
  tte: 'teniente',
}

/**
 * Returns the name of a place as it is compared: folded, and with 'Gral.', 'Sta.' and their like written out. The last
 * word stays as it is, since it may be the beginning of one that is still being typed.
 */
export const foldPlaceName = (name: string): string =>
  foldText(name).replace(/[a-z]+(?= )/g, (word) => shortForms[word] ?? word)
