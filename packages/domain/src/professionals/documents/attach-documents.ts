import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../../kernel/actor'
import { photoOwnerKeys } from '../../photos/photo-keys'

interface Attached {
  professionalId: string
  documentIds: readonly string[]
}

/**
 * Makes the listed documents those of the professional: their own that are named stay, new ones have to be the sender's,
 * and what is left out is removed by the next sweep. The caller holds the professional's lock. Throws document_not_yours.
 */
export async function attachDocuments(
  tx: Tx,
  actor: Actor,
  { professionalId, documentIds }: Attached,
): Promise<void> {
  const ids = [...new Set(documentIds)]
  await tx.professionalDocument.updateMany({
    where: { professionalId, state: 'attached', id: { notIn: ids } },
    data: { state: 'removing', professionalId: null },
  })
  const keptCount = await tx.professionalDocument.count({ where: { professionalId, state: 'attached' } })
  const { count } = await tx.professionalDocument.updateMany({
    where: { id: { in: ids }, state: 'pending', ownerKey: { in: photoOwnerKeys(actor) } },
    data: { state: 'attached', professionalId },
  })
  if (keptCount + count < ids.length) throw new AppError('document_not_yours')
}
