import { formsOf, likeness, tellingWords, type WordForms } from './spanish-words'

/** What may be meant by words: a rubro, a category of businesses. */
interface Describable {
  id: number
  name: string
  /** What it is called: its name, its trade, each of its synonyms. */
  phrases: readonly string[]
  /** What is said of it besides. */
  description: string
}

/** The words of all that may be meant, each once, and where they stand; made once for a list. */
export interface KnownWords {
  vocabulary: readonly WordForms[]
  all: readonly WordsOfOne[]
}

interface WordsOfOne {
  id: number
  name: string
  /** Each of its phrases, as places in the vocabulary. */
  phrases: readonly (readonly number[])[]
  own: readonly number[]
  /** What its description says besides. */
  descriptionPlaces: readonly number[]
}

export function knownWords(list: readonly Describable[]): KnownWords {
  const places = new Map<string, number>()
  const vocabulary: WordForms[] = []
  const placeOf = (word: string) => {
    const place = places.get(word)
    if (place !== undefined) return place
    places.set(word, vocabulary.length)
    return vocabulary.push(formsOf(word)) - 1
  }
  const placesOf = (text: string) => tellingWords(text).map(placeOf)
  const all = list.map(({ id, name, description, ...one }) => {
    const phrases = one.phrases.map(placesOf).filter((phrase) => phrase.length > 0)
    return { id, name, phrases, own: [...new Set(phrases.flat())], descriptionPlaces: placesOf(description) }
  })
  return { vocabulary, all }
}

/** From here on two words count as the same. */
const same = 0.6

/** Returns how surely a word is each of the vocabulary's, by their places; the others are left out. */
export function likenesses(vocabulary: readonly WordForms[], word: string): Map<number, number> {
  const forms = formsOf(word)
  const placesByWord = new Map<number, number>()
  for (const [place, other] of vocabulary.entries()) {
    const like = likeness(forms, other)
    if (like >= same) placesByWord.set(place, like)
  }
  return placesByWord
}
