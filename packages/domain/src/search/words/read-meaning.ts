import type { Ctx } from '../../kernel/ctx'
import { pageTags } from '../../kernel/pages/tags'
import { listRubros } from '../../rubros/list-rubros'
import { type Meaning, meantRubros } from './meant-rubros'
import { rubroWords } from './rubro-words'

const silent: Meaning = { rubros: [], others: [], words: [], rest: [] }

/** Returns what somebody means by what they typed; nothing where they typed nothing. */
export async function readMeaning(ctx: Ctx, text: string | undefined): Promise<Meaning> {
  if (text === undefined) return silent
  const rubros = await ctx.kept.read('rubros:words', [pageTags.rubros], async () =>
    rubroWords(await listRubros(ctx)),
  )
  return meantRubros(rubros, text)
}
