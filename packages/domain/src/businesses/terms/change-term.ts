import type { changeTermEndpoint, TermState } from '@oficio/contracts/businesses/terms/terms'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { foldText } from '@oficio/contracts/text/fold-text'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { decideTerm } from './decide-term'

/**
 * An admin changes what a category or a tag is called, and a category's other words. The name in its addresses stays, and the
 * reference data leaves it alone from then on. Throws not_found, term_changed, term_name_taken.
 */
export const changeTerm = (
  ctx: Ctx,
  actor: Actor,
  { name, synonyms, ...asked }: InputOf<typeof changeTermEndpoint>,
): Promise<TermState> =>
  decideTerm(ctx, actor, asked, {
    action: 'term-changed',
    isDone: ({ term, kind }) =>
      term.name === name && (kind === 'tag' || JSON.stringify(term.synonyms) === JSON.stringify(synonyms)),
    decide: async (ctx, { term, all }) => {
      const taken = all.find((one) => one.id !== term.id && foldText(one.name) === foldText(name))
      if (taken) {
        const text = `Ya existe «${taken.name}»${taken.retiredAt ? ', fuera de uso' : ''}.`
        throw new AppError('term_name_taken', { fields: { name: text } })
      }
      const before = { name: term.name, synonyms: term.synonyms }
      return {
        change: { name, synonyms, editedAt: ctx.clock.now() },
        data: { from: before, to: { name, synonyms } },
      }
    },
  })
