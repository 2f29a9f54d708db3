import { createHash } from 'node:crypto'
import type { Tx } from '@oficio/db/client'

/**
 * Returns the version of a professional's profile: a hash of all fields of its form. A saver names the version that
 * they read, so that nothing is overwritten unseen.
 */
export async function profileVersion(tx: Tx, id: string): Promise<string> {
  const row = await tx.professional.findUniqueOrThrow({
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
  return createHash('sha256').update(JSON.stringify(row)).digest('base64url')
}
