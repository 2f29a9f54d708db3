import type {
  bringBackTermEndpoint,
  retireTermEndpoint,
  TermState,
} from '@oficio/contracts/businesses/terms/terms'
import type { InputOf } from '@oficio/contracts/endpoint'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { decideTerm } from './decide-term'

type Input = InputOf<typeof retireTermEndpoint> & InputOf<typeof bringBackTermEndpoint>

/**
 * Retires a category or a tag as an admin (docs/product.md, 'Categories and tags'). Throws not_found, term_changed.
 */
export const retireTerm = (ctx: Ctx, actor: Actor, input: Input): Promise<TermState> =>
  setUse(ctx, actor, input, 'term-retired')

/**
 * Offers a retired term again as an admin, at its former position and for its former businesses. Throws not_found,
 * term_changed.
 */
export const bringBackTerm = (ctx: Ctx, actor: Actor, input: Input): Promise<TermState> =>
  setUse(ctx, actor, input, 'term-brought-back')

function setUse(
  ctx: Ctx,
  actor: Actor,
  { reason, ...term }: Input,
  action: 'term-retired' | 'term-brought-back',
): Promise<TermState> {
  const isRetired = action === 'term-retired'
  return decideTerm(ctx, actor, term, {
    action,
    reason,
    isDone: ({ term }) => (term.retiredAt !== null) === isRetired,
    decide: async (ctx) => ({
      // A merged tag returns without its businesses.
      change: isRetired ? { retiredAt: ctx.clock.now() } : { retiredAt: null, mergedIntoId: null },
      data: { reason },
    }),
  })
}
