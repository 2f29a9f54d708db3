import { type KnownWords, likenesses } from './known-words'
import { tellingWords } from './spanish-words'

interface MeantItem {
  id: number
  name: string
}

export interface Meaning {
  likely: MeantItem[]
  /** Less likely meanings. */
  possible: MeantItem[]
  /** All words that say something. */
  words: string[]
  /** Those to which none of the meant surely says anything: a name, a wish, a word that may be misspelt. */
  rest: string[]
}

/** A word of a description is a hint only. */
const asideWeight = 0.5
const leastScore = 0.2
/** From here on a word is no misspelling of another one: 'gómez' might mean 'gomero', and might not. */
const surely = 0.75
/** From here on a word is written as another one, or differs in number and gender alone. */
const exact = 0.95
/** How near to the best one is meant as much, and how near it may be meant at all. */
const asGood = 0.92
const nearlyAsGood = 0.7

/**
 * Returns which rubros, or categories, a text means. Each of its words counts by how few of them know it: 'split' says more
 * than 'agua'. One answers as well as its best phrase does, and as all its words together do: 'aire split no enfría' need
 * not be one of its synonyms. Nothing here knows any of them, so a new synonym works for every text at once.
 */
export function readMeant(
  { vocabulary, all }: KnownWords,
  text: string,
  isName: (word: string) => boolean = () => false,
): Meaning {
  const words = tellingWords(text)
  const heardWords = words.map((word) => {
    const likes = likenesses(vocabulary, word)
    // A person's name is no misspelt trade: 'Diego' is not 'riego'. A name that is such a word itself ('luz') still counts.
    const isJustName = isName(word) && ![...likes.values()].some((like) => like >= exact)
    return hear(all, word, isJustName ? new Map() : likes)
  })
  const total = heardWords.reduce((sum, { weight }) => sum + weight, 0)
  const scored = all
    .map((entry) => ({ one: entry, score: total > 0 ? scoreOf(entry, heardWords, total) : 0 }))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  const between = (least: number, max: number) =>
    scored
      .filter(({ score }) => score >= best * least && score < best * max)
      .map(({ one: { id, name } }) => ({ id, name }))
  const likelyItems = between(asGood, Number.POSITIVE_INFINITY)
  const isAnswered = ({ byOne }: HeardWord) => likelyItems.some(({ id }) => (byOne.get(id) ?? 0) >= surely)
  return {
    likely: likelyItems,
    possible: between(nearlyAsGood, asGood),
    words,
    rest: heardWords.filter((heardWord) => !isAnswered(heardWord)).map(({ word }) => word),
  }
}

/** A word of the text: how surely it is each word of the vocabulary, and how surely each of them knows it. */
interface HeardWord {
  word: string
  likes: ReadonlyMap<number, number>
  byOne: Map<number, number>
  /** Nothing where none of them knows it. */
  weight: number
}

const bestOf = (likes: ReadonlyMap<number, number>, places: readonly number[]): number =>
  places.reduce((best, place) => Math.max(best, likes.get(place) ?? 0), 0)

function hear(all: KnownWords['all'], word: string, likes: ReadonlyMap<number, number>): HeardWord {
  const byOne = new Map<number, number>()
  if (likes.size > 0) {
    for (const { id, own, descriptionPlaces } of all) {
      const best = Math.max(bestOf(likes, own), asideWeight * bestOf(likes, descriptionPlaces))
      if (best > 0) byOne.set(id, best)
    }
  }
  // What is written just so somewhere is not taken for a misspelt other word elsewhere.
  if ([...byOne.values()].some((certainty) => certainty >= exact))
    for (const [id, certainty] of byOne) if (certainty < surely && certainty > asideWeight) byOne.delete(id)
  const weight = byOne.size === 0 ? 0 : Math.log(1 + all.length / byOne.size)
  return { word, likes, byOne, weight }
}

function scoreOf(
  { id, phrases }: KnownWords['all'][number],
  heardWords: readonly HeardWord[],
  total: number,
): number {
  const relevant = heardWords.filter(({ byOne }) => byOne.has(id))
  if (relevant.length === 0) return 0
  const together = relevant.reduce((sum, { weight, byOne }) => sum + weight * (byOne.get(id) ?? 0), 0)
  const byPhrase = phrases.map((phrase) => {
    const share = relevant.reduce((sum, { weight, likes }) => sum + weight * bestOf(likes, phrase), 0) / total
    const matchCount = phrase.filter((place) => relevant.some(({ likes }) => likes.has(place))).length
    return share * (0.5 + (0.5 * matchCount) / phrase.length)
  })
  return 0.5 * Math.max(...byPhrase) + 0.5 * (together / total)
}
