import { clothesNames, hairs, headNames, type Portrait, portraitOf, skins, topNames } from './portrait'

/** Returns a portrait as a short code: 'overall-plain-cap-2-0-1'. It says nothing about the person. */
const codeOf = ({ clothes, head, top, skin, hair, background }: Portrait): string =>
  [clothes, head, top, skins.indexOf(skin), hairs.indexOf(hair), background].join('-')

/** Returns the path of the drawn portrait as a PNG, for mails, which show no SVG. */
export const drawnPortraitPath = (seed: string): string => `/api/drawn-portraits/${codeOf(portraitOf(seed))}`

/** Returns the portrait with that code, or null for any other text. */
export function readPortraitCode(code: string): Portrait | null {
  const [clothes, head, top, skin, hair, background] = code.split('-')
  const portrait = {
    clothes: clothesNames.find((name) => name === clothes),
    head: headNames.find((name) => name === head),
    top: topNames.find((name) => name === top),
    skin: skins[Number(skin)],
    hair: hairs[Number(hair)],
    background: ([0, 1, 2] as const).find((index) => String(index) === background),
  }
  const isWhole = (parts: Partial<Portrait>): parts is Portrait =>
    Object.values(parts).every((part) => part !== undefined)
  // The code is compared, so that each portrait has one address only.
  return isWhole(portrait) && codeOf(portrait) === code ? portrait : null
}
