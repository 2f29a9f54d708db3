import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError, codeOf } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import type { registerProfessionalEndpoint } from '@oficio/contracts/professionals/joining'
import { accountColumns, toAccountView } from '../../accounts/account-view'
import { insertAccount, newAccountRow } from '../../accounts/registration/insert-account'
import { answerNewAccount } from '../../accounts/registration/register-to-api'
import { refuseTaken } from '../../accounts/unique-fields'
import { account, type Caller } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { refuseFilledTrap } from '../../kernel/refuse-filled-trap'
import { viewTrialStatuses } from '../plan/view-trial-status'
import { checkProfessional, refuseTakenFacts } from './check-professional'
import { insertProfessional } from './insert-professional'
import { readLogin, takeOverAccount } from './join-account'
import { findRegistered, registrationKeyOf } from './registration-key'
import { startVerificationPayment } from './start-verification-payment'

type Input = InputOf<typeof registerProfessionalEndpoint>
type Answer = ResponseOf<typeof registerProfessionalEndpoint>

/**
 * Registers a professional in one transaction (docs/product.md, 'Joining'), with a new account or the calling client's
 * account. Then starts the payment of the verification. A form that the same device sends twice registers once and gets
 * the same answer. Throws validation_failed, username_taken, email_taken, tax_id_taken, phone_taken,
 * already_professional, forbidden, idempotency_key_reused, photo_not_yours, document_not_yours.
 */
export async function registerProfessional(ctx: Ctx, actor: Caller, input: Input): Promise<Answer> {
  refuseFilledTrap({ website: input.website })
  const repeatAnswer = await findRepeat(ctx, actor, input)
  if (repeatAnswer) return answer(ctx, actor, repeatAnswer)
  const join = actor.kind === 'account' ? joinOwn(actor) : joinNew(actor, input)
  const user = await register(ctx, actor, { input, join }).catch(async (error: unknown) => {
    const code = codeOf(error)
    if (code !== null && !takenCodes.includes(code)) throw error
    // A concurrent registration came first. It is either this same form, or it has a value that must be unique. The
    // login fields are reported first.
    const equal = await findRepeat(ctx, actor, input)
    if (equal) return equal
    await join.refuseTaken(ctx)
    await refuseTakenFacts(ctx, await checkProfessional(ctx, input))
    throw error
  })
  return answer(ctx, actor, user)
}

const takenCodes: readonly string[] = ['username_taken', 'email_taken', 'tax_id_taken', 'phone_taken']

/** How the registration gets its account: a new one, or the caller's own. */
interface Join {
  refuseTaken(ctx: Ctx): Promise<void>
  /**
   * Does the slow work outside the transaction. Returns the function that creates the account within the transaction.
   */
  prepare(ctx: Ctx, input: Input): Promise<(ctx: TxCtx) => Promise<AccountView>>
}

function joinOwn(actor: Extract<Caller, { kind: 'account' }>): Join {
  if (actor.role === 'admin') throw new AppError('forbidden')
  if (actor.role === 'professional') throw new AppError('already_professional')
  return {
    refuseTaken: async () => undefined,
    prepare: async (_ctx, input) => async (ctx) => {
      await takeOverAccount(ctx, actor, input)
      return toAccountView(
        await ctx.db.user.findUniqueOrThrow({ where: { id: actor.userId }, select: accountColumns }),
      )
    },
  }
}

function joinNew(actor: Caller, input: Input): Join {
  const login = readLogin(input)
  return {
    refuseTaken: (ctx) => refuseTaken(ctx, login),
    prepare: async (ctx) => {
      const row = await newAccountRow(ctx, { ...input, ...login }, 'professional')
      return (ctx) => insertAccount(ctx, actor, { ...row, username: login.username })
    },
  }
}

async function register(
  ctx: Ctx,
  actor: Caller,
  { input, join }: { input: Input; join: Join },
): Promise<AccountView> {
  const facts = await checkProfessional(ctx, input)
  await join.refuseTaken(ctx)
  await refuseTakenFacts(ctx, facts)
  const makeAccount = await join.prepare(ctx, input)
  return ctx.transaction(async (ctx) => {
    const user = await makeAccount(ctx)
    await insertProfessional(ctx, actor, {
      userId: user.id,
      status: 'pending_payment',
      registrationKey: registrationKeyOf(actor),
      facts,
      input,
    })
    return user
  })
}

/**
 * Returns the account that the same form registered, or null. Throws idempotency_key_reused if the form with this key
 * had another mail address.
 */
async function findRepeat(ctx: Ctx, actor: Caller, input: Input): Promise<AccountView | null> {
  const registered = await findRegistered(ctx, actor)
  if (!registered) return null
  const isOther =
    input.email !== undefined && input.email.toLowerCase() !== registered.user.email.toLowerCase()
  if (isOther) throw new AppError('idempotency_key_reused')
  return toAccountView(registered.user)
}

async function answer(ctx: Ctx, actor: Caller, user: AccountView): Promise<Answer> {
  const professional = await ctx.db.professional.findUniqueOrThrow({ where: { userId: user.id } })
  const { [professional.id]: trialInfo } = await viewTrialStatuses(ctx, [professional])
  if (!trialInfo) throw new Error('a professional without a trial status')
  const checkout = await setOutToPay(ctx, actor, user)
  return {
    ...(await answerNewAccount(ctx, actor, user)),
    trialInfo,
    ...checkout,
    redirectUrl: checkout.paymentUrl ?? new URL(paths.portal(), ctx.site.origin).href,
  }
}

/**
 * Starts the payment. Returns nothing if the payment cannot start now, because the professional can pay later from the
 * portal.
 */
async function setOutToPay(
  ctx: Ctx,
  actor: Caller,
  { id }: AccountView,
): Promise<Pick<Answer, 'paymentUrl' | 'preferenceId'>> {
  const owner = account(id, 'professional', actor)
  const started = await startVerificationPayment(ctx, owner, {}).catch((error: unknown) => {
    // An error without a code is a bug and is rethrown. The portal explains any error with a code.
    if (codeOf(error) === null) throw error
    return null
  })
  if (!started) return {}
  const intent = await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: started.id } })
  return { paymentUrl: started.init_point, ...(intent.checkoutId && { preferenceId: intent.checkoutId }) }
}
