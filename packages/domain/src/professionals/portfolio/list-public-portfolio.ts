import { type PortfolioPhoto, portfolioPhotoPath } from '@oficio/contracts/professionals/portfolio'
import type { Tx } from '@oficio/db/client'
import { portfolioRows } from './portfolio-rows'

/** Returns the pictures of an approved professional's work with the addresses at which anybody sees them while it is shown. */
export async function listPublicPortfolio(db: Tx, professionalId: string): Promise<PortfolioPhoto[]> {
  const rows = await portfolioRows(db, professionalId)
  return rows.map(({ photo, caption }) => ({
    ...photo,
    caption,
    thumbUrl: portfolioPhotoPath(photo.id, 'thumb'),
    fullUrl: portfolioPhotoPath(photo.id, 'full'),
  }))
}
