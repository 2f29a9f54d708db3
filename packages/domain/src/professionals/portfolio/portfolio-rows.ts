import type { Tx } from '@oficio/db/client'

/** Returns what a professional shows of their work, in their order. */
export const portfolioRows = (db: Tx, professionalId: string) =>
  db.portfolioPhoto.findMany({
    where: { professionalId },
    orderBy: [{ position: 'asc' }, { photoId: 'asc' }],
    select: { caption: true, photo: { select: { id: true, width: true, height: true } } },
  })
