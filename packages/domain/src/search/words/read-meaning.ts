import type { Ctx } from '../../kernel/ctx'
import { pageTags } from '../../kernel/pages/tags'
import { listRubros } from '../../rubros/list-rubros'
import { knownWords } from './known-words'
import { type Meaning, readMeant } from './meant'

/** Of somebody who typed nothing. */
export const silent: Meaning = { meant: [], others: [], words: [], rest: [] }

/** Returns which rubros somebody means by what they typed; nothing where they typed nothing. */
export async function readMeaning(ctx: Ctx, text: string | undefined): Promise<Meaning> {
  if (text === undefined) return silent
  const known = await ctx.kept.read('rubros:words', [pageTags.rubros], async () => {
    const rubros = await listRubros(ctx)
    return knownWords(
      rubros.map(({ id, name, tradePlural, synonyms, description }) => ({
        id,
        name,
        phrases: [name, tradePlural, ...synonyms],
        description,
      })),
    )
  })
  return readMeant(known, text)
}
