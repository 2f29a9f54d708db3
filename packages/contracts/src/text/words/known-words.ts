import { formsOf, meaningfulWords, similarityOf, type WordForms } from './spanish-words'

/** An item that words may mean: a rubro, or a category of businesses. */
interface Describable {
  id: number
  name: string
  /** Its names: the name, the trade, and each synonym. */
  phrases: readonly string[]
  description: string
}

/**
 * A list of items prepared for `interpretWords`: a vocabulary of their distinct words, and the words of each item. Build it
 * once per list.
 */
export interface KnownWords {
  vocabulary: readonly WordForms[]
  all: readonly ItemWords[]
}

interface ItemWords {
  id: number
  name: string
  /** Each phrase as indexes into the vocabulary. */
  phrases: readonly (readonly number[])[]
  own: readonly number[]
  /** The words of the description, as indexes into the vocabulary. */
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
  const placesOf = (text: string) => meaningfulWords(text).map(placeOf)
  const all = list.map(({ id, name, description, ...item }) => {
    const phrases = item.phrases.map(placesOf).filter((phrase) => phrase.length > 0)
    return { id, name, phrases, own: [...new Set(phrases.flat())], descriptionPlaces: placesOf(description) }
  })
  return { vocabulary, all }
}

/** The minimum similarity of two words that count as the same. */
const same = 0.6

/** Returns the similarity of a word to the words of the vocabulary, by their index. Leaves out dissimilar words. */
export function findSimilarWords(vocabulary: readonly WordForms[], word: string): Map<number, number> {
  const forms = formsOf(word)
  const placesByWord = new Map<number, number>()
  for (const [place, other] of vocabulary.entries()) {
    const like = similarityOf(forms, other)
    if (like >= same) placesByWord.set(place, like)
  }
  return placesByWord
}
