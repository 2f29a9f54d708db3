import { knownRubros } from '@oficio/contracts/rubros/known-rubros'
import { interpretWords, type Meaning } from '@oficio/contracts/text/words/interpret-words'
import type { Ctx } from '../../kernel/ctx'
import { pageTags } from '../../kernel/pages/tags'
import { listRubros } from '../../rubros/list-rubros'

/** The meaning of an absent text. */
export const emptyMeaning: Meaning = { likely: [], possible: [], words: [], rest: [] }

/**
 * Returns the rubros that a typed text means; an empty meaning without a text. A name in `names` does not count as a
 * misspelt rubro.
 */
export async function readMeaning(
  ctx: Ctx,
  text: string | undefined,
  names: ReadonlySet<string> = new Set(),
): Promise<Meaning> {
  if (text === undefined) return emptyMeaning
  const vocabulary = await ctx.readCache.read('rubros:words', [pageTags.rubros], async () =>
    knownRubros(await listRubros(ctx)),
  )
  return interpretWords(vocabulary, text, (word) => names.has(word))
}
