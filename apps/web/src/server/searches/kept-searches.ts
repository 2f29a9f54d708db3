import 'server-only'
import { gunzipSync, gzipSync } from 'node:zlib'
import { searchKeptSeconds } from '@oficio/contracts/pages'
import type { Actor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { searchBusinesses } from '@oficio/domain/search/businesses/search-businesses'
import { searchProfessionals } from '@oficio/domain/search/professionals/search-professionals'
import { pageStore } from '../outer/page-store'
import { noteTags } from '../outer/rendering'

type Search<Query, Answer> = (ctx: Ctx, actor: Actor, query: Query) => Promise<Answer>

interface KeptAnswer {
  packed: Buffer
  tags: readonly string[]
  expiresAt: number
}

/**
 * Keeps the answers of a public search for a minute, for the page and the call of the API alike, until a shown item
 * changes. Equal searches at the same moment share one search. The answer must not depend on the actor.
 */
function keepAnswers<Query extends object, Answer>(
  name: string,
  search: Search<Query, Answer>,
  tagsOf: (answer: Answer) => string[],
): Search<Query, Answer> {
  const running = new Map<string, Promise<Answer>>()
  return async (ctx, actor, query) => {
    const key = `search ${name} ${JSON.stringify(Object.entries(query).sort())}`
    // Only this function writes such keys.
    const keptAnswer = pageStore().get(key)?.value as KeptAnswer | undefined
    if (keptAnswer && keptAnswer.expiresAt > Date.now()) {
      noteTags(keptAnswer.tags)
      return JSON.parse(gunzipSync(keptAnswer.packed).toString())
    }
    const answer = await (running.get(key) ?? begin())
    noteTags(tagsOf(answer))
    return answer

    function begin(): Promise<Answer> {
      const since = pageStore().moment
      const searching = search(ctx, actor, query).then((answer) => {
        const packed = gzipSync(JSON.stringify(answer))
        const tags = tagsOf(answer)
        const expiresAt = Date.now() + searchKeptSeconds * 1000
        pageStore().put(key, { packed, tags, expiresAt } satisfies KeptAnswer, {
          tags,
          bytes: packed.length,
          since,
        })
        return answer
      })
      running.set(key, searching)
      const forget = () => void running.delete(key)
      searching.then(forget, forget)
      return searching
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
