import { createHash } from 'node:crypto'
import type { Caller } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/**
 * Returns the key that deduplicates a repeated form; null if the device or the idempotency key is missing. Nobody else
 * knows both, so a repeated form safely gets the first answer.
 */
export const registrationKeyOf = ({ deviceHash, idempotencyKey }: Caller): string | null =>
  deviceHash && idempotencyKey
    ? createHash('sha256').update(`registration|${deviceHash}|${idempotencyKey}`).digest('base64url')
    : null

const withAccount = {
  user: { select: { id: true, username: true, email: true, firstName: true, lastName: true, role: true } },
} as const

/** Returns the professional that the same form of this device registered, or null. */
export function findRegistered({ db }: Pick<Ctx, 'db'>, actor: Caller) {
  const registrationKey = registrationKeyOf(actor)
  return registrationKey === null
    ? null
    : db.professional.findUnique({ where: { registrationKey }, include: withAccount })
}
