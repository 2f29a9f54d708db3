import { AppError, codeOf } from '@oficio/contracts/errors'
import type { IdentityArrival } from '@oficio/db/generated/client'
import type { Caller } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { welcomeEvent } from '../events'
import { lockAccount } from '../links'
import { mailboxProven } from '../mailbox/mailbox-proven'
import { commonAccountRow } from '../registration/insert-account'
import { withFreeUsername } from '../registration/with-free-username'
import { googleLinkedEvent } from '../security-events'
import { openSession } from '../sessions/open-session'
import { findArrival, takeArrival } from './arrivals'
import { asksPassword, findIdentity, findOwner, isProvenOwner } from './find-owner'

/**
 * The password hash that the visitor's password matched, as proof beside the provider's word. Null if no password was
 * checked.
 */
type ProvenHash = string | null

/**
 * Logs in a visitor whom a provider confirmed, by the code that their browser received (docs/product.md, 'Google').
 * Uses the account that is linked to the identity. Otherwise uses the account with the same address, if both sides have
 * confirmed the address or the password is correct. Otherwise creates an account. Throws arrival_over,
 * identity_unverified, identity_needs_password, invalid_credentials, login_suspended, second_factor_required.
 */
export async function logInWithIdentity(
  ctx: Ctx,
  actor: Caller,
  { token, password }: { token: string; password?: string | undefined },
): Promise<{ userId: string; sessionId: string }> {
  const arrival = await findArrival(ctx, actor, token)
  if (!arrival) throw new AppError('arrival_over')
  // Checks a password only if one is required, because only that case counts failed attempts.
  const isTried = password !== undefined && (await asksPassword(ctx, arrival))
  const provenHash = isTried ? await provePassword(ctx, arrival.email, password) : null
  const login = await withFreeUsername(arrival, (username) => {
    const enter = () => ctx.transaction((ctx) => enterOnce(ctx, actor, { arrival, provenHash, username }))
    return enter().catch(async (error: unknown) => {
      // Two first logins raced: the database refused this one. Retry once, now that the account or identity of the
      // other exists.
      const isMade = (await findIdentity(ctx, arrival)) ?? (await findOwner(ctx, arrival.email))
      if (codeOf(error) || !isMade) throw error
      return enter()
    })
  })
  if ('secondStep' in login) throw login.secondStep
  return login
}

interface IdentityLogin {
  arrival: IdentityArrival
  provenHash: ProvenHash
  /** The username of a new account, if one must be created. */
  username: string
}

async function enterOnce(ctx: TxCtx, actor: Caller, login: IdentityLogin): Promise<LoginOutcome> {
  const { arrival } = login
  if (!(await takeArrival(ctx, arrival))) throw new AppError('arrival_over')
  const userId = (await enterKnown(ctx, arrival)) ?? (await enterFirst(ctx, login))
  try {
    const { sessionId } = await openSession(ctx, actor, { userId, kind: 'web' })
    return { userId, sessionId }
  } catch (error) {
    // The identity stays linked while the owner gives the second factor.
    if (codeOf(error) === 'second_factor_required') return { secondStep: error }
    throw error
  }
}

type LoginOutcome = { userId: string; sessionId: string } | { secondStep: unknown }

/**
 * Returns the account of a linked identity, even if the address of the identity has changed. Returns null if the
 * identity is unknown.
 */
async function enterKnown(ctx: TxCtx, { email, ...arrival }: IdentityArrival): Promise<string | null> {
  const identity = await findIdentity(ctx, arrival)
  if (!identity) return null
  if (identity.user.suspendedAt) throw new AppError('login_suspended')
  if (identity.email !== email)
    await ctx.db.identity.updateMany({ where: { id: identity.id }, data: { email } })
  return identity.userId
}

async function enterFirst(ctx: TxCtx, { arrival, provenHash, username }: IdentityLogin): Promise<string> {
  if (!arrival.isVerified) throw new AppError('identity_unverified')
  const unlockedOwner = await findOwner(ctx, arrival.email)
  if (!unlockedOwner) return insertIdentityAccount(ctx, arrival, username)
  // Lock and read again: its password, its address or the confirmation of the address may have changed.
  await lockAccount(ctx, unlockedOwner.id)
  const owner = await findOwner(ctx, arrival.email)
  if (owner?.id !== unlockedOwner.id) throw new AppError('arrival_over')
  const isProven = isProvenOwner(owner) || (provenHash !== null && owner.passwordHash === provenHash)
  if (!isProven) throw new AppError('identity_needs_password')
  if (owner.suspendedAt) throw new AppError('login_suspended')
  await linkIdentity(ctx, owner, arrival)
  return owner.id
}

/** Returns the password hash that the password matches. Must run outside the transaction, because hashing is slow. */
async function provePassword(ctx: Ctx, email: string, password: string): Promise<string> {
  const hash = (await findOwner(ctx, email))?.passwordHash ?? null
  if (!(await ctx.passwords.verify(hash, password)) || hash === null)
    throw new AppError('invalid_credentials')
  return hash
}

/**
 * Links an identity to an existing account and notifies the owner. Password and sessions stay valid. Marks the
 * account's address as confirmed, because the provider confirms it.
 */
async function linkIdentity(
  ctx: TxCtx,
  { id: userId }: { id: string },
  { provider, subject, email }: Pick<IdentityArrival, 'provider' | 'subject' | 'email'>,
): Promise<void> {
  const id = ctx.ids.next()
  const now = ctx.clock.now()
  await ctx.db.identity.create({ data: { id, userId, provider, subject, email, createdAt: now } })
  await ctx.db.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: now },
  })
  await mailboxProven(ctx, { userId, email })
  await notify(ctx, googleLinkedEvent, { userId, key: id, data: { userId } })
}

/** Creates an account without a password. Marks its address as confirmed, because the provider confirms it. */
async function insertIdentityAccount(
  ctx: TxCtx,
  { provider, subject, email, firstName, lastName }: IdentityArrival,
  username: string,
): Promise<string> {
  const row = commonAccountRow(ctx, { email, firstName, lastName })
  const { id, createdAt } = row
  await ctx.db.user.create({
    data: {
      ...row,
      username,
      emailVerifiedAt: createdAt,
      identities: { create: { id: ctx.ids.next(), provider, subject, email, createdAt } },
    },
  })
  await mailboxProven(ctx, { userId: id, email })
  await notify(ctx, welcomeEvent, { userId: id, key: id, data: { userId: id } })
  return id
}
