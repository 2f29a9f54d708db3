import { likenesses, type RubroWords } from './rubro-words'
import { tellingWords } from './spanish-words'

interface Meant {
  id: number
  name: string
}

export interface Meaning {
  /** The rubros that the words most likely mean. */
  rubros: Meant[]
  /** Those that they may mean as well. */
  others: Meant[]
  /** All words that say something. */
  words: string[]
  /** Those to which none of the first rubros surely says anything: a name, a wish, a word that may be misspelt. */
  rest: string[]
}

/** A word of a description is a hint only. */
const asideWeight = 0.5
const leastScore = 0.2
/** From here on a word is no misspelling of another one: 'gómez' might mean 'gomero', and might not. */
const surely = 0.75
/** How near to the best a rubro is meant as much, and how near it may be meant at all. */
const asGood = 0.92
const nearlyAsGood = 0.7

/**
 * Returns which rubros a text means. Each of its words counts by how few rubros know it: 'split' says more than 'agua'. A
 * rubro answers as well as its best phrase does, and as all its words together do: 'aire split no enfría' need not be one
 * of its synonyms. Nothing here knows any rubro, so a new synonym works for every text at once.
 */
export function meantRubros({ vocabulary, rubros }: RubroWords, text: string): Meaning {
  const words = tellingWords(text)
  const known = words.map((word) => hear(rubros, word, likenesses(vocabulary, word)))
  const total = known.reduce((sum, { weight }) => sum + weight, 0)
  const scored = rubros
    .map((rubro) => ({ rubro, score: total > 0 ? scoreOf(rubro, known, total) : 0 }))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  const between = (least: number, most: number) =>
    scored
      .filter(({ score }) => score >= best * least && score < best * most)
      .map(({ rubro: { id, name } }) => ({ id, name }))
  const meant = between(asGood, Number.POSITIVE_INFINITY)
  const isAnswered = ({ byRubro }: Heard) => meant.some(({ id }) => (byRubro.get(id) ?? 0) >= surely)
  return {
    rubros: meant,
    others: between(nearlyAsGood, asGood),
    words,
    rest: known.filter((one) => !isAnswered(one)).map(({ word }) => word),
  }
}

/** A word of the text: how surely it is each word of the vocabulary, and how surely each rubro knows it. */
interface Heard {
  word: string
  likes: ReadonlyMap<number, number>
  byRubro: Map<number, number>
  /** Nothing where no rubro knows it. */
  weight: number
}

const bestOf = (likes: ReadonlyMap<number, number>, places: readonly number[]): number =>
  places.reduce((best, place) => Math.max(best, likes.get(place) ?? 0), 0)

function hear(rubros: RubroWords['rubros'], word: string, likes: ReadonlyMap<number, number>): Heard {
  const byRubro = new Map<number, number>()
  if (likes.size > 0) {
    for (const { id, own, aside } of rubros) {
      const best = Math.max(bestOf(likes, own), asideWeight * bestOf(likes, aside))
      if (best > 0) byRubro.set(id, best)
    }
  }
  // What is written just so somewhere is not taken for a misspelt other word elsewhere.
  if ([...byRubro.values()].some((found) => found >= 0.95))
    for (const [id, found] of byRubro) if (found < surely && found > asideWeight) byRubro.delete(id)
  const weight = byRubro.size === 0 ? 0 : Math.log(1 + rubros.length / byRubro.size)
  return { word, likes, byRubro, weight }
}

function scoreOf(
  { id, phrases }: RubroWords['rubros'][number],
  known: readonly Heard[],
  total: number,
): number {
  const heard = known.filter(({ byRubro }) => byRubro.has(id))
  if (heard.length === 0) return 0
  const together = heard.reduce((sum, { weight, byRubro }) => sum + weight * (byRubro.get(id) ?? 0), 0)
  const byPhrase = phrases.map((phrase) => {
    const share = heard.reduce((sum, { weight, likes }) => sum + weight * bestOf(likes, phrase), 0) / total
    const said = phrase.filter((place) => heard.some(({ likes }) => likes.has(place))).length
    return share * (0.5 + (0.5 * said) / phrase.length)
  })
  return 0.5 * Math.max(...byPhrase) + 0.5 * (together / total)
}
