import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { personOf } from '../person-of'
import { collectData } from './collect-data'

/** Returns everything that is stored about the caller (docs/product.md, 'Own data'). */
export async function downloadOwnData(ctx: Ctx, actor: Actor): ReturnType<typeof collectData> {
  return collectData(ctx, await personOf(ctx, requireAccount(actor).userId))
}
