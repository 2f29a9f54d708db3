import type { PortfolioPhoto } from '@oficio/contracts/professionals/portfolio'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { listPortfolio } from './list-portfolio'

/** Returns the pictures of a professional's work for the panel, where an admin may remove one. */
export async function listPortfolioForAdmin(
  ctx: Ctx,
  actor: Actor,
  { professionalId }: { professionalId: string },
): Promise<PortfolioPhoto[]> {
  requireAdmin(actor)
  return listPortfolio(ctx, professionalId)
}
