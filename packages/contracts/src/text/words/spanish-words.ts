import { editDistance, toleranceOf } from '../edit-distance'
import { foldText } from '../fold-text'

/** Stop words: grammar, and words with which people ask for anything. */
const stopWords = new Set(
  `a al ante con contra cual cuando como de del desde donde e el en entre era es esta estan este esto fue ha hay la las le
  les lo los mas me mi mis muy ni no nos o para pero por porque que quien se sea ser si sin sobre son su sus tambien te
  tengo tiene toda todo todos tu un una uno unos unas y ya
  alguien alguno anda andan busco buscar buscando cerca contratar funciona funcionan necesita necesitamos necesito precisa
  preciso profesional profesionales quiero recomienden servicio servicios urgente urgencia zona`
    .split(/\s+/)
    .filter(Boolean),
)

/** Returns the words of a text without stop words: folded, distinct and in order. */
export const meaningfulWords = (text: string): string[] => [
  ...new Set(
    foldText(text)
      .split(' ')
      .filter((word) => word.length > 1 && !stopWords.has(word)),
  ),
]

/**
 * Returns the stem that a folded word shares with its plural and its other gender: 'canillas' and 'canilla' give
 * 'canill'.
 */
function stemOf(word: string): string {
  const singular = word.length > 4 ? word.replace(/(?:es|s)$/, '') : word
  return singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular
}

/** Returns the sound of a folded word in Argentine Spanish, because people confuse letters that sound alike. */
export const soundOf = (word: string): string =>
  word
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ch/g, 'C')
    .replace(/h/g, '')
    .replace(/c(?=[ei])|z|x|sc(?=[ei])/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/v/g, 'b')
    .replace(/ll|y(?=.)/g, 'y')
    .replace(/(.)\1+/g, '$1')

/** A folded word with the forms by which words are compared. */
export interface WordForms {
  word: string
  stem: string
  sound: string
  /** A bit set of the letters in `sound`. It rules out words that differ in too many letters without comparing them. */
  letters: number
}

export const formsOf = (word: string): WordForms => {
  const stem = stemOf(word)
  const sound = soundOf(stem)
  let letters = 0
  for (const letter of sound) letters |= 1 << (letter.charCodeAt(0) % 31)
  return { word, stem, sound, letters }
}

/**
 * Returns whether the words may differ in at most `maxDifference` letters. Each wrong letter changes at most two bits.
 */
function mayDiffer(a: WordForms, b: WordForms, maxDifference: number): boolean {
  let bits = a.letters ^ b.letters
  for (let bitsLeft = 2 * maxDifference; bits !== 0; bitsLeft -= 1) {
    if (bitsLeft === 0) return false
    bits &= bits - 1
  }
  return true
}

/** Returns the similarity of two words from 0 to 1: equal, with the same stem, with the same sound, or misspelt. */
export function similarityOf(a: WordForms, b: WordForms): number {
  if (a.word === b.word) return 1
  if (a.stem === b.stem) return 0.95
  if (a.sound === b.sound && a.sound.length > 2) return 0.9
  const [short, long] = a.sound.length < b.sound.length ? [a.sound, b.sound] : [b.sound, a.sound]
  if (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 4) return 0.8
  const maxDifference = Math.min(toleranceOf(a.word), toleranceOf(b.word))
  if (maxDifference === 0 || !mayDiffer(a, b, maxDifference)) return 0
  const distance = editDistance(a.sound, b.sound, maxDifference)
  return distance <= maxDifference ? 0.8 - 0.1 * distance : 0
}
