import { type PortfolioPhoto, portfolioPhotoPath } from '@oficio/contracts/professionals/portfolio'
import type { Tx } from '@oficio/db/client'
import { portfolioRows } from './portfolio-rows'

/**
 * Returns the pictures of a professional's work with their public URLs. The URLs work only while the profile is public.
 */
export async function listPublicPortfolio(db: Tx, professionalId: string): Promise<PortfolioPhoto[]> {
  const rows = await portfolioRows(db, professionalId)
  return rows.map(({ photo, caption }) => ({
    ...photo,
    caption,
    thumbUrl: portfolioPhotoPath(photo.id, 'thumb'),
    fullUrl: portfolioPhotoPath(photo.id, 'full'),
  }))
}
