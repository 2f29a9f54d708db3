import type { changeTermEndpoint, TermState } from '@oficio/contracts/businesses/terms/terms'
import type { InputOf } from '@oficio/contracts/endpoint'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { decideTerm } from './decide-term'
import { refuseTakenName } from './refuse-taken-name'

/**
 * Changes, as an admin, the name of a category or a tag, and the synonyms of a category. The slug stays, and the
 * reference data never overwrite the term from then on. Throws not_found, term_changed, term_name_taken.
 */
export const changeTerm = (
  ctx: Ctx,
  actor: Actor,
  { name, synonyms, ...term }: InputOf<typeof changeTermEndpoint>,
): Promise<TermState> =>
  decideTerm(ctx, actor, term, {
    action: 'term-changed',
    isDone: ({ term, kind }) =>
      term.name === name && (kind === 'tag' || JSON.stringify(term.synonyms) === JSON.stringify(synonyms)),
    decide: async (ctx, { term, all }) => {
      refuseTakenName(
        all.filter(({ id }) => id !== term.id),
        name,
      )
      const before = { name: term.name, synonyms: term.synonyms }
      return {
        change: { name, synonyms, editedAt: ctx.clock.now() },
        data: { from: before, to: { name, synonyms } },
      }
    },
  })
