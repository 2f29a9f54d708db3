import { personName } from '@oficio/contracts/fields'
import { limits } from '@oficio/contracts/limits'
import type { IdentityArrival, IdentityProvider } from '@oficio/db/generated/client'
import { addMinutes } from 'date-fns'
import type { Caller } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { idInLinkToken, isLinkToken, makeLinkToken } from '../../kernel/link-token'
import { cutText } from '../../kernel/text/cut-text'
import { sessionNow } from '../sessions/session-now'

/** A provider's facts about a visitor who came back from it. */
export interface VouchedIdentity {
  provider: IdentityProvider
  /** The provider's key of its user. */
  subject: string
  email: string
  /** Whether the provider confirms that the address belongs to the user. */
  isVerified: boolean
  firstName: string
  lastName: string
}

/** Leaves the visitor time to find a password. */
const arrivalMinutes = 10

const meaningOf = (id: string) => `identity-arrival|${id}`

/**
 * Stores a provider's facts about a visitor and returns a code to continue with. The code works once, within
 * `arrivalMinutes`, and only in the browser that came back from the provider.
 */
export async function receiveArrival(
  ctx: Ctx,
  { deviceHash, ...identity }: VouchedIdentity & { deviceHash: string },
): Promise<string> {
  const id = ctx.ids.next()
  const createdAt = sessionNow(ctx)
  const expiresAt = addMinutes(createdAt, arrivalMinutes)
  const names = { firstName: nameOrNone(identity.firstName), lastName: nameOrNone(identity.lastName) }
  await ctx.db.identityArrival.create({
    data: { id, ...identity, ...names, deviceHash, createdAt, expiresAt },
  })
  return makeLinkToken(ctx, id, meaningOf(id))
}

/**
 * Returns the provider's name cut to our limits, or an empty name if it breaks our rules, because mails greet with it.
 */
const nameOrNone = (name: string): string =>
  personName('firstName').safeParse(cutText(name, limits.nameMax)).data ?? ''

/** Returns the record of a code for this browser, or null for an expired, used or foreign code. */
export async function findArrival(
  ctx: Ctx,
  { deviceHash }: Pick<Caller, 'deviceHash'>,
  token: string,
): Promise<IdentityArrival | null> {
  const id = idInLinkToken(token)
  if (id === null || deviceHash === null || !isLinkToken(ctx, token, id, meaningOf(id))) return null
  return ctx.db.identityArrival.findFirst({ where: { id, deviceHash, expiresAt: { gt: sessionNow(ctx) } } })
}

/** Marks a code as used. Of two concurrent uses, returns false for the second. */
export async function takeArrival(ctx: TxCtx, { id }: Pick<IdentityArrival, 'id'>): Promise<boolean> {
  const { count } = await ctx.db.identityArrival.deleteMany({ where: { id } })
  return count === 1
}
