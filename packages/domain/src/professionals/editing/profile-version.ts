import { createHash } from 'node:crypto'
import type { Tx } from '@oficio/db/client'

/**
 * Returns what tells one state of a professional's profile from another: a hash of all that its form holds. Whoever saves
 * names the one that they read, so that nothing is overwritten unseen.
 */
export async function profileVersion(tx: Tx, id: string): Promise<string> {
  const found = await tx.professional.findUniqueOrThrow({
    where: { id },
    select: {
      companyName: true,
      description: true,
      phone: true,
      address: true,
      postalCode: true,
      localidadId: true,
      serviceRadiusKm: true,
      photoId: true,
      documents: { where: { state: 'attached' }, select: { id: true }, orderBy: { id: 'asc' } },
    },
  })
  return createHash('sha256').update(JSON.stringify(found)).digest('base64url')
}
