import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../../kernel/actor'
import { photoOwnerKeys } from '../../photos/photo-keys'

interface Attached {
  professionalId: string
  documentIds: readonly string[]
}

/**
 * Sets the documents of a professional. Listed documents of the professional stay, new ones must belong to the caller,
 * and the next sweep removes the others. The caller must hold the lock on the professional. Throws document_not_yours.
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
