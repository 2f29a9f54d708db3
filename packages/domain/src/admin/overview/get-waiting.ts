import type { Waiting } from '@oficio/contracts/admin/overview'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findWaiting } from './find-waiting'

/** Returns what waits for an admin's decision, for the menu of the panel. */
export async function getWaiting(ctx: Ctx, actor: Actor): Promise<Waiting[]> {
  requireAdmin(actor)
  return findWaiting(ctx)
}
