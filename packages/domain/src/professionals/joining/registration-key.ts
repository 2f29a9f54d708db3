import { createHash } from 'node:crypto'
import type { Caller } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/**
 * Returns by what a form that is sent again is known, or null for a sender without a device or a key: nobody else can
 * name both, so whoever does is answered as the first time.
 */
export const registrationKeyOf = ({ deviceHash, idempotencyKey }: Caller): string | null =>
  deviceHash && idempotencyKey
    ? createHash('sha256').update(`registration|${deviceHash}|${idempotencyKey}`).digest('base64url')
    : null

const withAccount = {
  user: { select: { id: true, username: true, email: true, firstName: true, lastName: true, role: true } },
} as const

/** Returns what an equal form of this sender registered, or null. */
export function findRegistered({ db }: Pick<Ctx, 'db'>, actor: Caller) {
  const registrationKey = registrationKeyOf(actor)
  return registrationKey === null
    ? null
    : db.professional.findUnique({ where: { registrationKey }, include: withAccount })
}
