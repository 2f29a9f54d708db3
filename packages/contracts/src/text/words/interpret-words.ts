import { findSimilarWords, type KnownWords } from './known-words'
import { meaningfulWords } from './spanish-words'

interface MeantItem {
  id: number
  name: string
}

export interface Meaning {
  likely: MeantItem[]
  /** Less likely meanings. */
  possible: MeantItem[]
  /** All words of the text except stop words. */
  words: string[]
  /** Words that no likely item explains with certainty: a person's name, a wish, a possible misspelling. */
  rest: string[]
}

/** The weight of a word that occurs only in a description. */
const descriptionWeight = 0.5
const leastScore = 0.2
/** The minimum similarity for a certain match. Below it a match may be a wrong guess: 'gómez' might mean 'gomero'. */
const certainSimilarity = 0.75
/** The minimum similarity of words that are equal or differ only in number and gender. */
const exact = 0.95
/** The minimum share of the best score for a likely item, and for a possible item. */
const likelyScoreShare = 0.92
const possibleScoreShare = 0.7

/**
 * Returns which rubros or categories a text means. A word weighs more if fewer items know it: 'split' says more than
 * 'agua'. An item's score combines its best phrase with all its words, so that 'aire split no enfría' need not be a
 * synonym. No rubro is hard-coded, so a new synonym works at once for every text.
 */
export function interpretWords(
  { vocabulary, all }: KnownWords,
  text: string,
  isName: (word: string) => boolean = () => false,
): Meaning {
  const words = meaningfulWords(text)
  const heardWords = words.map((word) => {
    const likes = findSimilarWords(vocabulary, word)
    // A person's name is not a misspelt trade: 'Diego' is not 'riego'. A name that is also a known word ('luz') still
    // counts.
    const isJustName = isName(word) && ![...likes.values()].some((like) => like >= exact)
    return matchWord(all, word, isJustName ? new Map() : likes)
  })
  const total = heardWords.reduce((sum, { weight }) => sum + weight, 0)
  const scoredItems = all
    .map((entry) => ({ one: entry, score: total > 0 ? scoreOf(entry, heardWords, total) : 0 }))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score)
  const best = scoredItems[0]?.score ?? 0
  const between = (least: number, max: number) =>
    scoredItems
      .filter(({ score }) => score >= best * least && score < best * max)
      .map(({ one: { id, name } }) => ({ id, name }))
  const likelyItems = between(likelyScoreShare, Number.POSITIVE_INFINITY)
  const isAnswered = ({ byOne }: MatchedWord) =>
    likelyItems.some(({ id }) => (byOne.get(id) ?? 0) >= certainSimilarity)
  return {
    likely: likelyItems,
    possible: between(possibleScoreShare, likelyScoreShare),
    words,
    rest: heardWords.filter((heardWord) => !isAnswered(heardWord)).map(({ word }) => word),
  }
}

/** A word of the text: its similarity to each word of the vocabulary, and how certainly each item knows it. */
interface MatchedWord {
  word: string
  likes: ReadonlyMap<number, number>
  byOne: Map<number, number>
  /** 0 if no item knows the word. */
  weight: number
}

const bestOf = (likes: ReadonlyMap<number, number>, places: readonly number[]): number =>
  places.reduce((best, place) => Math.max(best, likes.get(place) ?? 0), 0)

function matchWord(all: KnownWords['all'], word: string, likes: ReadonlyMap<number, number>): MatchedWord {
  const byOne = new Map<number, number>()
  if (likes.size > 0) {
    for (const { id, own, descriptionPlaces } of all) {
      const best = Math.max(bestOf(likes, own), descriptionWeight * bestOf(likes, descriptionPlaces))
      if (best > 0) byOne.set(id, best)
    }
  }
  // If an item has exactly this word, the word is not a misspelling of another item's word.
  if ([...byOne.values()].some((certainty) => certainty >= exact))
    for (const [id, certainty] of byOne)
      if (certainty < certainSimilarity && certainty > descriptionWeight) byOne.delete(id)
  const weight = byOne.size === 0 ? 0 : Math.log(1 + all.length / byOne.size)
  return { word, likes, byOne, weight }
}

function scoreOf(
  { id, phrases }: KnownWords['all'][number],
  heardWords: readonly MatchedWord[],
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
