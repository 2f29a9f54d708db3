import type { MissingFact } from '@oficio/contracts/professionals/approval'
import type { Tx } from '@oficio/db/client'
import type { Professional } from '@oficio/db/generated/client'

/**
 * Returns the facts that an account lacks for approval. Without them, nobody could reach, find or tax the professional.
 */
export async function missingOf(
  tx: Tx,
  { id, cuit, phone, localidadId }: Pick<Professional, 'id' | 'cuit' | 'phone' | 'localidadId'>,
): Promise<MissingFact[]> {
  const rubros = await tx.professionalRubro.count({ where: { professionalId: id } })
  return [
    ...(phone === null ? (['phone'] as const) : []),
    ...(localidadId === null ? (['city'] as const) : []),
    ...(rubros === 0 ? (['rubros'] as const) : []),
    ...(cuit === null ? (['taxId'] as const) : []),
  ]
}
