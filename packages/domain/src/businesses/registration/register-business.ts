import { createHash } from 'node:crypto'
import { monthlyPriceOf } from '@oficio/contracts/businesses/plans'
import type { registerBusinessEndpoint } from '@oficio/contracts/businesses/registration'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError, codeOf } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { lockAccount } from '../../accounts/links'
import { insertTemporaryAccount } from '../../accounts/registration/insert-temporary-account'
import { refuseTaken } from '../../accounts/unique-fields'
import { type Caller, identityOf } from '../../kernel/actor'
import { connectionHashOf } from '../../kernel/caller-marks'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { refuseFilledTrap } from '../../kernel/refuse-filled-trap'
import { checkBusiness, checkPlan } from '../check-business'
import { isIncomplete } from '../is-incomplete'
import { isUnclaimed } from '../own-business'
import { draftsOf } from './draft-owner'
import { insertBusiness } from './insert-business'
import { claimMinutes, mailClaim } from './mail-claim'

type Input = InputOf<typeof registerBusinessEndpoint>
type Answer = ResponseOf<typeof registerBusinessEndpoint>

/**
 * Registers a business (docs/product.md, 'Registering a business') for the signed-in account. For a visitor, creates an
 * account with the form's mail, which the mailbox owner claims by the mailed link. Refuses a mail that already has an
 * account, and neither shows nor changes that account. The same form sent twice by one device registers once and gets
 * the same answer. Throws validation_failed, plan_limit_reached, email_taken, too_many_businesses, photo_not_yours,
 * idempotency_key_reused.
 */
export async function registerBusiness(ctx: Ctx, actor: Caller, input: Input): Promise<Answer> {
  refuseFilledTrap({ fax: input.fax })
  const repeatAnswer = await findRepeat(ctx, actor, input)
  if (repeatAnswer) return repeatAnswer
  const id = await register(ctx, actor, input).catch(async (error: unknown) => {
    const code = codeOf(error)
    if (code !== null && !racedCodes.includes(code)) throw error
    // Either an equal form or a new account with the same mail won the race.
    const equal = await findRepeat(ctx, actor, input)
    if (equal) return equal.id
    if (code === null && actor.kind === 'visitor')
      await refuseTaken(ctx, { username: undefined, email: input.email })
    throw error
  })
  return answer(ctx, id)
}

/** Error codes that an equal form, registered first, can cause in this one. */
const racedCodes: readonly string[] = ['email_taken', 'too_many_businesses']

async function register(ctx: Ctx, actor: Caller, input: Input): Promise<string> {
  const { subscriptionTier: tier, selectedRubros: rubroIds = [] } = input
  return ctx.transaction(async (ctx) => {
    const facts = await checkBusiness(ctx, input)
    await checkPlan(ctx, { tier, rubroIds, field: 'selectedRubros' })
    if (actor.kind === 'visitor') await refuseTaken(ctx, { username: undefined, email: input.email })
    const userId = await ownerOf(ctx, actor, input)
    const registrationKey = registrationKeyOf(actor)
    const { id } = await insertBusiness(ctx, actor, { userId, registrationKey, facts, input })
    await ctx.db.businessDraft.deleteMany({ where: { OR: draftsOf(actor) } })
    return id
  })
}

/** Returns the id of the owner's account; creates the account for a visitor. Throws too_many_businesses. */
async function ownerOf(ctx: TxCtx, actor: Caller, { email }: Input): Promise<string> {
  if (actor.kind === 'account') {
    await lockAccount(ctx, actor.userId)
    await refuseMore(ctx, { userId: actor.userId })
    return actor.userId
  }
  const { deviceHash } = identityOf(actor)
  await lockNames(ctx.db, 'businesses-of-device', [deviceHash ?? ''])
  if (deviceHash) await refuseMore(ctx, { deviceHash })
  const { userId, linkId } = await insertTemporaryAccount(ctx, { email, linkMinutes: claimMinutes })
  await mailClaim(ctx, { to: email, linkId }, connectionHashOf(ctx, actor))
  return userId
}

async function refuseMore(ctx: TxCtx, owner: { userId: string } | { deviceHash: string }): Promise<void> {
  const unpaid = await ctx.db.business.count({ where: { ...owner, status: 'pending_payment' } })
  if (unpaid >= limits.unpaidBusinesses) throw new AppError('too_many_businesses')
}

/** Returns the key that deduplicates a resent form, from sender and idempotency key. Nobody else can name both. */
function registrationKeyOf(actor: Caller): string | null {
  const { deviceHash, userId } = identityOf(actor)
  const sender = deviceHash ?? userId
  if (!sender || !actor.idempotencyKey) return null
  return createHash('sha256').update(`business|${sender}|${actor.idempotencyKey}`).digest('base64url')
}

/**
 * Returns the answer to an equal earlier form, or null. Finds it by idempotency key; otherwise by device, name and
 * mail, while its account is unclaimed. Throws idempotency_key_reused when the key was used for another business.
 */
async function findRepeat(ctx: Ctx, actor: Caller, { name, email }: Input): Promise<Answer | null> {
  const registrationKey = registrationKeyOf(actor)
  const existing = registrationKey && (await ctx.db.business.findUnique({ where: { registrationKey } }))
  if (!existing) return findEqual(ctx, actor, { name, email })
  const isOther = existing.name !== name || existing.email?.toLowerCase() !== email.toLowerCase()
  if (isOther) throw new AppError('idempotency_key_reused')
  return answer(ctx, existing.id)
}

async function findEqual(
  ctx: Ctx,
  actor: Caller,
  { name, email }: Pick<Input, 'name' | 'email'>,
): Promise<Answer | null> {
  const { deviceHash } = identityOf(actor)
  if (actor.kind !== 'visitor' || !deviceHash) return null
  const equal = await ctx.db.business.findFirst({
    where: { deviceHash, name, email, status: 'pending_payment', user: isUnclaimed },
    select: { id: true },
  })
  return equal && answer(ctx, equal.id)
}

async function answer(ctx: Ctx, id: string): Promise<Answer> {
  const [{ user, _count, ...business }, prices] = await Promise.all([
    ctx.db.business.findUniqueOrThrow({
      where: { id },
      include: { user: { select: { id: true, email: true } }, _count: { select: { rubros: true } } },
    }),
    ctx.settings.getAll(),
  ])
  const unclaimed = user && (await ctx.db.user.count({ where: { id: user.id, ...isUnclaimed } }))
  return {
    businessId: id,
    id,
    slug: business.slug,
    status: business.status,
    missing: [
      ...(isIncomplete(business) ? (['address'] as const) : []),
      ...(_count.rubros === 0 ? (['rubros'] as const) : []),
    ],
    monthlyPriceArs: monthlyPriceOf(business.tier, _count.rubros, prices),
    claimMailedTo: user && unclaimed ? user.email : null,
  }
}
