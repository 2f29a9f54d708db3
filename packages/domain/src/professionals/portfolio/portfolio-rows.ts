import type { Tx } from '@oficio/db/client'

/** Returns the rows of a professional's portfolio, in the professional's order. */
export const portfolioRows = (db: Tx, professionalId: string) =>
  db.portfolioPhoto.findMany({
    where: { professionalId },
    orderBy: [{ position: 'asc' }, { photoId: 'asc' }],
    select: { caption: true, photo: { select: { id: true, width: true, height: true } } },
  })
