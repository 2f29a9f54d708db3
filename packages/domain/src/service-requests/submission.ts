import { createHash } from 'node:crypto'
import type { InputOf } from '@oficio/contracts/endpoint'
import type { createServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../context/actor'

export type Submission = InputOf<typeof createServiceRequestEndpoint>

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Returns the hashes by which a repeat of a submission is known: of the form alone, and of form and sender. */
export function submissionHashes(
  actor: Actor,
  input: Submission,
): { bodyHash: string; submissionHash: string } {
  const sorted = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1))
  const bodyHash = sha256(JSON.stringify(sorted))
  // Without the sender, whoever knows a form to the letter could file it again and be given the client's link.
  return { bodyHash, submissionHash: sha256(`${actor.userId ?? actor.ipPrefix ?? ''}|${bodyHash}`) }
}

/**
 * Lets submissions of one client pass one after the other until the transaction ends, so that what is counted before
 * an insert still holds after it. Sorted, so that two of them never wait for each other in a circle.
 */
export async function lockClient(tx: Tx, keys: (string | null)[]): Promise<void> {
  const names = keys.filter((key) => key !== null).map((key) => `submit|${key}`)
  for (const name of names.sort()) {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
  }
}
