// The names are apart from the drawn parts, because pages need only the names.
export const clothesNames = ['overall', 'sweater', 'shirt', 'jacket'] as const
export const headNames = ['plain', 'glasses'] as const
export const topNames = ['short', 'curly', 'parted', 'cap', 'helmet', 'beanie', 'bandana'] as const

export type ClothesName = (typeof clothesNames)[number]
export type HeadName = (typeof headNames)[number]
export type TopName = (typeof topNames)[number]

/** A portrait is described by its parts. The site shows it with one `<use>` for each part. */
export interface Portrait {
  clothes: ClothesName
  head: HeadName
  top: TopName
  /** CSS colours. */
  skin: string
  hair: string
  /** The index of one of three backgrounds. */
  background: 0 | 1 | 2
}

export const skins: readonly string[] = ['#f6d5b8', '#e8b992', '#d39b6e', '#b57a4d', '#8a5836']
export const hairs: readonly string[] = ['#2a2320', '#4a3325', '#7a5230', '#c89a52', '#b9c2c4']

/** Returns a 32-bit hash of a text (FNV-1a), which is equal on every machine. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

/** Returns the portrait of a person without a photo. The same seed always gives the same portrait. */
export function portraitOf(seed: string): Portrait {
  const pick = <Item>(kind: string, items: readonly Item[]): Item => {
    const item = items[hashOf(`${kind} ${seed}`) % items.length]
    if (item === undefined) throw new Error(`there is no ${kind}`)
    return item
  }
  return {
    clothes: pick('clothes', clothesNames),
    // Every third person wears glasses.
    head: pick<HeadName>('head', ['plain', 'plain', 'glasses']),
    top: pick('top', topNames),
    skin: pick('skin', skins),
    hair: pick('hair', hairs),
    background: pick<0 | 1 | 2>('background', [0, 1, 2]),
  }
}
