import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import { moved } from './fixed-work'

/** The types of the history entries of corrections. Every correction records exactly one. */
const corrections: readonly string[] = [moved, 'edited']

/** Returns the version of a request: the number of corrections in its history. */
export const versionOf = (events: readonly { type: string }[]): number =>
  events.filter(({ type }) => corrections.includes(type)).length

/**
 * Refuses a correction that is based on another version, so that two tabs never overwrite each other unseen. The caller
 * must hold the lock of the request. Throws request_changed.
 */
export async function checkVersion(tx: Tx, requestId: string, version: number | undefined): Promise<void> {
  if (version === undefined) return
  const type = { in: [...corrections] }
  const present = await tx.serviceRequestEvent.count({ where: { requestId, type } })
  if (present !== version) throw new AppError('request_changed')
}
