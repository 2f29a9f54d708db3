import 'server-only'
import { searchKeptSeconds } from '@oficio/contracts/pages'
import type { Actor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { searchBusinesses } from '@oficio/domain/search/businesses/search-businesses'
import { searchProfessionals } from '@oficio/domain/search/professionals/search-professionals'
import { inKey } from '../outer/kept-page-key'
import { noteKeptAnswer } from '../outer/rendering'
import { oncePerProcess } from '../page-store/once-per-process'
import { pack, unpack } from '../page-store/pack'
import { pageStore } from '../page-store/page-store'

type Search<Query, Answer> = (ctx: Ctx, actor: Actor, query: Query) => Promise<Answer>

interface KeptAnswer {
  packed: Buffer
  tags: readonly string[]
  expiresAt: number
}

interface RunningSearch {
  /** The page store's moment when the search began. */
  since: number
  answer: Promise<unknown>
}

/** The running searches of this process, by the key of their answer. */
const runningSearches = () => oncePerProcess('running-searches', () => new Map<string, RunningSearch>())

/**
 * Keeps the answers of a public search for a minute, for the page and the call of the API alike, until a shown item
 * changes. Equal searches at the same moment share one search. The answer must not depend on the actor.
 */
function keepAnswers<Query extends object, Answer>(
  name: string,
  search: Search<Query, Answer>,
  tagsOf: (answer: Answer) => string[],
): Search<Query, Answer> {
  return async (ctx, actor, query) => {
    const entries = Object.entries(query).map(([field, value]) => [field, inKey(field, value)])
    const key = `search ${name} ${JSON.stringify(entries.sort())}`
    // The cast is safe, because only `keep` writes such keys.
    const keptAnswer = pageStore().get(key)?.value as KeptAnswer | undefined
    if (keptAnswer && keptAnswer.expiresAt > Date.now()) {
      noteKeptAnswer(keptAnswer)
      return JSON.parse((await unpack(keptAnswer.packed)).toString())
    }
    const running = runningSearches().get(key)
    // A search that began before a purge may have read what has changed since.
    const isCurrent = running?.since === pageStore().moment
    // The cast is safe, because the key names the search.
    const answer = await ((isCurrent ? running?.answer : begin()) as Promise<Answer>)
    noteKeptAnswer({ tags: tagsOf(answer), expiresAt: Date.now() + searchKeptSeconds * 1000 })
    return answer

    function begin(): Promise<Answer> {
      const since = pageStore().moment
      const answering = search(ctx, actor, query).then(async (answer) => {
        await keep(answer, since)
        return answer
      })
      const entry = { since, answer: answering }
      runningSearches().set(key, entry)
      const forget = () => {
        if (runningSearches().get(key) === entry) runningSearches().delete(key)
      }
      answering.then(forget, forget)
      return answering
    }

    async function keep(answer: Answer, since: number): Promise<void> {
      const packed = await pack(JSON.stringify(answer))
      const tags = tagsOf(answer)
      const expiresAt = Date.now() + searchKeptSeconds * 1000
      const value: KeptAnswer = { packed, tags, expiresAt }
      pageStore().put(key, value, { tags, bytes: packed.length, since })
    }
  }
}

export const searchKeptBusinesses = keepAnswers(
  'businesses',
  searchBusinesses,
  ({ businesses, featured, nearest }) => [
    pageTags.businessSearches,
    pageTags.businessCategories,
    ...[...businesses, ...featured, ...nearest].map(({ id }) => pageTags.business(id)),
  ],
)

export const searchKeptProfessionals = keepAnswers(
  'professionals',
  searchProfessionals,
  ({ professionals, nearest }) => [
    pageTags.professionalSearches,
    pageTags.rubros,
    ...[...professionals, ...nearest].map(({ id }) => pageTags.professional(id)),
  ],
)
