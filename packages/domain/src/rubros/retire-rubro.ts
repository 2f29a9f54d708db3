import type { InputOf } from '@oficio/contracts/endpoint'
import type {
  bringBackRubroEndpoint,
  RubroState,
  retireRubroEndpoint,
} from '@oficio/contracts/rubros/decisions'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { decideRubro } from './decide-rubro'

type Input = InputOf<typeof retireRubroEndpoint> & InputOf<typeof bringBackRubroEndpoint>

/**
 * Retires a rubro: nobody can choose it, but existing choices stay (docs/product.md, 'Rubros'). Throws not_found,
 * rubro_changed.
 */
export const retireRubro = (ctx: Ctx, actor: Actor, input: Input): Promise<RubroState> =>
  setUse(ctx, actor, input, 'rubro-retired')

/** Makes a retired rubro available again, at its old position. Throws not_found, rubro_changed. */
export const bringBackRubro = (ctx: Ctx, actor: Actor, input: Input): Promise<RubroState> =>
  setUse(ctx, actor, input, 'rubro-brought-back')

function setUse(
  ctx: Ctx,
  actor: Actor,
  { id, version, reason }: Input,
  action: 'rubro-retired' | 'rubro-brought-back',
): Promise<RubroState> {
  const isRetired = action === 'rubro-retired'
  return decideRubro(
    ctx,
    actor,
    { id, version },
    {
      action,
      reason,
      isDone: async (_ctx, rubro) => (rubro.retiredAt !== null) === isRetired,
      decide: async (ctx) => ({
        columns: { retiredAt: isRetired ? ctx.clock.now() : null },
        data: { reason },
      }),
    },
  )
}
