import type { moveTermEndpoint, TermState } from '@oficio/contracts/businesses/terms/terms'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { decideTerm } from './decide-term'
import { storeOf } from './stored-terms'

/**
 * Moves a category or a tag, as an admin, behind another one of its kind in every list, or to the top. Throws
 * not_found, term_changed; validation_failed for an unknown target.
 */
export const moveTerm = (
  ctx: Ctx,
  actor: Actor,
  { afterId, ...term }: InputOf<typeof moveTermEndpoint>,
): Promise<TermState> =>
  decideTerm(ctx, actor, term, {
    action: 'term-moved',
    isDone: ({ term, all }) => (all[all.indexOf(term) - 1]?.id ?? null) === afterId,
    decide: async (ctx, { kind, term, all }) => {
      const otherIds = all.map(({ id }) => id).filter((id) => id !== term.id)
      const at = afterId === null ? 0 : otherIds.indexOf(afterId) + 1
      if (afterId !== null && at === 0)
        throw new AppError('validation_failed', { fields: { afterId: 'Elegí otra de la lista.' } })
      await storeOf[kind].setOrder(ctx.db, otherIds.toSpliced(at, 0, term.id))
      return { change: {}, data: { fromAfterId: all[all.indexOf(term) - 1]?.id ?? null, afterId } }
    },
  })
