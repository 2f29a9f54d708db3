import { createHash } from 'node:crypto'
import type { Tx } from '@oficio/db/client'

/**
 * Returns the version of a professional's profile: a hash of all fields of its form. The form sends the version that it
 * loaded, so that a save never overwrites unseen changes.
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
