import { foldText } from '../text/fold-text'

/** How people shorten what names of towns begin with. */
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

/** Short forms that no name begins with, so they are written out while the rest is still being typed. */
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
 * Returns the name of a place as it is compared: folded, initials in one word ('C.A.B.A.' is 'caba'), and with 'Gral.',
 * 'Sgo.', 'Bs. As.' and their like written out. The last word may be the beginning of one that is still being typed, so it
 * is written out only where it can be nothing else.
 */
export const foldPlaceName = (name: string): string =>
  foldText(name)
    .replace(/\b[a-z](?: [a-z]\b)+/g, (initials) => initials.replaceAll(' ', ''))
    .replace(/[a-z]+(?= )/g, (word) => shortForms[word] ?? word)
    .replace(/[a-z]+/g, (word) => certainForms[word] ?? word)
    .replace(/\bbuenos as\b/g, 'buenos aires')
