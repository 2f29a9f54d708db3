import type { PortfolioPhoto } from '@oficio/contracts/professionals/portfolio'
import type { Ctx } from '../../kernel/ctx'
import { viewPhoto } from '../../photos/photo-keys'
import { portfolioRows } from './portfolio-rows'

/** Returns the pictures of a professional's work for the professional and admins, even if the profile is not public. */
export async function listPortfolio(ctx: Ctx, professionalId: string): Promise<PortfolioPhoto[]> {
  const rows = await portfolioRows(ctx.db, professionalId)
  return rows.map(({ photo, caption }) => ({ ...viewPhoto(ctx, photo), caption }))
}
