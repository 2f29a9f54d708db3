import { foldText } from '../text/fold-text'

/** Common abbreviations at the start of town names. */
const shortForms: Record<string, string> = {
  alte: 'almirante',
  bo: 'barrio',
  cap: 'capitan',
  cdad: 'ciudad',
  cte: 'comandante',
  col: 'colonia',
  dr: 'doctor',
  est: 'estacion',
  fco: 'francisco',
  ing: 'ingeniero',
  intte: 'intendente',
  mte: 'monte',
  ntra: 'nuestra',
  pte: 'presidente',
  sra: 'senora',
  sta: 'santa',
  sto: 'santo',
  va: 'villa',
}

/** Abbreviations that start no name, so they are expanded while the user still types. */
const certainForms: Record<string, string> = {
  bs: 'buenos',
  bsas: 'buenos aires',
  cba: 'cordoba',
  cdro: 'comodoro',
  cmte: 'comandante',
  cnel: 'coronel',
  gdor: 'gobernador',
  gob: 'gobernador',
  gral: 'general',
  pdte: 'presidente',
  pto: 'puerto',
  sgo: 'santiago',
  tte: 'teniente',
}

/**
 * Returns the comparison key of a place name: folded, with initials joined ('C.A.B.A.' is 'caba') and abbreviations
 * such as 'Gral.', 'Sgo.' and 'Bs. As.' expanded. The last word may be unfinished, so it is expanded only if it can
 * mean nothing else.
 */
export const foldPlaceName = (name: string): string =>
  foldText(name)
    .replace(/\b[a-z](?: [a-z]\b)+/g, (initials) => initials.replaceAll(' ', ''))
    .replace(/[a-z]+(?= )/g, (word) => shortForms[word] ?? word)
    .replace(/[a-z]+/g, (word) => certainForms[word] ?? word)
    .replace(/\bbuenos as\b/g, 'buenos aires')
