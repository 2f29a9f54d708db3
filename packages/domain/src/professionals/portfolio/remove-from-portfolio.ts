import type { Tx } from '@oficio/db/client'

/** Removes pictures from a portfolio. The next sweep deletes their files. */
export async function removeFromPortfolio(tx: Tx, photoIds: readonly string[]): Promise<void> {
  const ids = [...photoIds]
  await tx.portfolioPhoto.deleteMany({ where: { photoId: { in: ids } } })
  await tx.photo.updateMany({ where: { id: { in: ids }, state: 'portfolio' }, data: { state: 'removing' } })
}
