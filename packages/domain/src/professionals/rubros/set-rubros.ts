import type { Tx } from '@oficio/db/client'
import { purgeProfile } from '../profile/purge-profile'

/** Makes these the professional's rubros. The caller holds the professional's lock. */
export async function setRubros(tx: Tx, professionalId: string, rubroIds: number[]): Promise<void> {
  await tx.professionalRubro.deleteMany({ where: { professionalId, rubroId: { notIn: rubroIds } } })
  await tx.professionalRubro.createMany({
    data: rubroIds.map((rubroId) => ({ professionalId, rubroId })),
    skipDuplicates: true,
  })
  await purgeProfile(tx, professionalId)
}
