import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { formsOf, likeness, tellingWords, type WordForms } from './spanish-words'

/** The words of all rubros, each once, and where they stand; made once for a list of rubros. */
export interface RubroWords {
  vocabulary: readonly WordForms[]
  rubros: readonly WordsOfRubro[]
}

interface WordsOfRubro {
  id: number
  name: string
  /** Its name, its trade and each of its synonyms, as places in the vocabulary. */
  phrases: readonly (readonly number[])[]
  /** All of these. */
  own: readonly number[]
  /** What its description says besides. */
  aside: readonly number[]
}

export function rubroWords(rubros: readonly RubroView[]): RubroWords {
  const places = new Map<string, number>()
  const vocabulary: WordForms[] = []
  const placeOf = (word: string) => {
    const known = places.get(word)
    if (known !== undefined) return known
    places.set(word, vocabulary.length)
    return vocabulary.push(formsOf(word)) - 1
  }
  const placesOf = (text: string) => tellingWords(text).map(placeOf)
  const listed = rubros.map(({ id, name, tradePlural, synonyms, description }) => {
    const phrases = [name, tradePlural, ...synonyms].map(placesOf).filter((phrase) => phrase.length > 0)
    return { id, name, phrases, own: [...new Set(phrases.flat())], aside: placesOf(description) }
  })
  return { vocabulary, rubros: listed }
}

/** From here on two words count as the same. */
const same = 0.6

/** Returns how surely a word is each of the vocabulary's, by their places; the others are left out. */
export function likenesses(vocabulary: readonly WordForms[], word: string): Map<number, number> {
  const forms = formsOf(word)
  const found = new Map<number, number>()
  for (const [place, other] of vocabulary.entries()) {
    const like = likeness(forms, other)
    if (like >= same) found.set(place, like)
  }
  return found
}
