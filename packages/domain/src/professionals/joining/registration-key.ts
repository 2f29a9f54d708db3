import { createHash } from 'node:crypto'
import type { Caller } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/**
 * Returns the key that identifies a repeated form, or null for a sender without a device or a key: nobody else can
 * name both, so a repetition gets the first answer.
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
