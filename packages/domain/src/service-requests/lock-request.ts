import type { Tx } from '@oficio/db/client'

/**
 * Locks the row of the request until the transaction ends. Returns the request, or null. The lock serialises leads,
 * waves and returned leads of one request. To avoid deadlocks, lock the request before a professional.
 */
export async function lockRequest(tx: Tx, id: string) {
  await tx.$queryRaw`SELECT 1 FROM service_requests WHERE id = ${id}::uuid FOR UPDATE`
  return tx.serviceRequest.findUnique({ where: { id } })
}

export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>
