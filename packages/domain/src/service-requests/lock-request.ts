import type { Tx } from '@oficio/db/client'

/**
 * Returns the request with its row locked until the transaction ends, or null. Leads, waves and returns of one
 * request pass one after the other; whoever locks a professional as well does so after this.
 */
export async function lockRequest(tx: Tx, id: string) {
  await tx.$queryRaw`SELECT 1 FROM service_requests WHERE id = ${id}::uuid FOR UPDATE`
  return tx.serviceRequest.findUnique({ where: { id } })
}

export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>
