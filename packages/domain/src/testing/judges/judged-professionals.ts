import { searchQuery } from '@oficio/contracts/search/professionals'
import { visitor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import judged from '../../search/professionals/judged-queries.json' with { type: 'json' }
import { searchProfessionals } from '../../search/professionals/search-professionals'

/** Number of first results that are judged. */
export const topCount = 3

/**
 * Runs the judged queries, which were written from the names of the rubros before the search existed. Never change a
 * synonym to make one of them pass. Returns the number of queries, and the results of each query without a right answer
 * among the first three.
 */
export async function askJudgedOfProfessionals(ctx: Ctx): Promise<{ queryCount: number; wrong: string[] }> {
  const wrong: string[] = []
  for (const { query, rubros: right } of judged) {
    const { professionals } = await searchProfessionals(ctx, visitor(), searchQuery.parse({ query }))
    const topProfessionals = professionals.slice(0, topCount)
    if (!topProfessionals.some((professional) => professional.rubros.some((name) => right.includes(name))))
      wrong.push(
        `${query}: ${topProfessionals.map((professional) => professional.rubros.join('/')).join(', ')}`,
      )
  }
  return { queryCount: judged.length, wrong }
}
