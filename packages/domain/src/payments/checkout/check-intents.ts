import { codeOf } from '@oficio/contracts/errors'
import { addMinutes } from 'date-fns'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { atProvider } from '../../kernel/provider-key'
import { unreadFieldsOf } from '../../kernel/unread-answer'
import { fetchPayment } from '../ledger/fetch-payment'
import { lockIntent } from '../ledger/lock-intent'
import { nextCheckOf } from '../ledger/next-check'
import { findUnread, noteUnreadOfIntent } from '../ledger/unread-payments'
import type { SyncSource } from '../ledger/write-payment'
import { openStatuses } from '../payment-status'

/** How long to wait before checking an intent again after its check failed. */
const patienceMinutes = 10

/** Maximum number of intents of one provider that one run checks. The run of the next minute checks the rest. */
const intentsAtOnce = 100

/**
 * Asks the provider about every intent whose check is due, because neither the return page nor a notification is
 * certain to arrive. The clock runs it every minute, and each intent has its own `nextCheckAt`. Asks a provider nothing
 * more after the first error that shows that it is down. The other providers are asked all the same.
 */
export async function checkIntents(ctx: Ctx): Promise<void> {
  const providers = await ctx.db.paymentIntent.groupBy({
    by: ['provider'],
    where: { nextCheckAt: { lte: ctx.clock.now() } },
  })
  const failures: unknown[] = []
  for (const { provider } of providers) failures.push(...(await checkIntentsAt(ctx, provider)))
  if (failures.length > 0) throw failures[0]
}

/** Checks the due intents of one provider. Returns the errors. */
async function checkIntentsAt(ctx: Ctx, provider: string): Promise<unknown[]> {
  const isDue = () => ({ nextCheckAt: { lte: ctx.clock.now() } })
  const due = await ctx.db.paymentIntent.findMany({
    where: { provider, ...isDue() },
    orderBy: { nextCheckAt: 'asc' },
    select: { id: true },
    take: intentsAtOnce,
  })
  const failures: unknown[] = []
  for (const { id } of due) {
    // `nextCheckAt` is moved before the check, so that two clocks never check the same intent and a provider that is
    // down is not flooded with requests.
    const nextCheckAt = addMinutes(ctx.clock.now(), patienceMinutes)
    const { count } = await ctx.db.paymentIntent.updateMany({
      where: { id, ...isDue() },
      data: { nextCheckAt },
    })
    if (count === 0) continue
    try {
      await checkIntent(ctx, id, 'reconciliation')
    } catch (error) {
      failures.push(error)
      if (isAway(error)) break
    }
  }
  return failures
}

export const checkPaymentIntentsClock = atTimes(
  { name: 'check-payment-intents', label: 'Consultar cobros en curso', at: '* * * * *' },
  checkIntents,
)

/**
 * Returns whether the provider is down or denies access. An unreadable answer affects only its own payment, so the run
 * continues with the other intents.
 */
const isAway = (error: unknown): boolean =>
  ['provider_away', 'provider_denied'].includes(codeOf(error) ?? '') && unreadFieldsOf(error) === null

/**
 * Syncs every payment that the provider has for the intent. If the clock is the source, also schedules the next check
 * or expires the intent. A check for the payer does not change the schedule.
 */
export async function checkIntent(siteCtx: Ctx, id: string, source: SyncSource): Promise<void> {
  const intent = await siteCtx.db.paymentIntent.findUniqueOrThrow({ where: { id } })
  const ctx = atProvider(siteCtx, intent)
  const { rows, unread } = await ctx.payments.findPayments(id)
  // The provider's search is delayed, so payments that we know from elsewhere are read too.
  const providerIds = new Set([...rows.map((payment) => payment.id), ...(await knownIds(ctx, id))])
  for (const { id: unreadId } of unread) providerIds.delete(unreadId ?? '')
  for (const providerId of providerIds) {
    const fields = await syncReadable(ctx, providerId, source)
    if (fields !== null) unread.push({ id: providerId, fields })
  }
  await noteUnreadOfIntent(ctx, id, unread)
  if (source === 'reconciliation') await ctx.transaction((ctx) => setNextCheck(ctx, id))
}

/** Returns the provider ids of all known payments of the intent, including unreadable ones. */
async function knownIds(ctx: Ctx, id: string): Promise<string[]> {
  const storedPayments = await ctx.db.payment.findMany({
    where: { intentId: id, provider: ctx.payments.name },
    select: { providerId: true },
  })
  const unread = await ctx.db.unreadAnswer.findMany({
    where: { kind: 'payment', ownerId: id, provider: ctx.payments.name, providerId: { not: '' } },
    select: { providerId: true },
  })
  return [...storedPayments, ...unread].map(({ providerId }) => providerId)
}

/** Syncs a payment. Returns null, or the names of the fields that are unreadable in the provider's answer. */
async function syncReadable(ctx: Ctx, providerId: string, source: SyncSource): Promise<string | null> {
  try {
    await fetchPayment(ctx, providerId, source)
    return null
  } catch (error) {
    const fields = unreadFieldsOf(error)
    if (fields === null) throw error
    return fields
  }
}

async function setNextCheck(ctx: TxCtx, id: string): Promise<void> {
  const intent = await lockIntent(ctx.db, id)
  if (!intent?.nextCheckAt) return
  const checks = intent.checks + 1
  const underWay = await ctx.db.payment.count({
    where: { intentId: id, status: { in: openStatuses } },
  })
  const isUnderWay = underWay > 0 || (await findUnread(ctx.db, [id])) !== null
  const nextCheckAt = nextCheckOf(ctx.clock.now(), { ...intent, checks }, isUnderWay)
  const isOver = nextCheckAt === null && intent.status === 'open'
  await ctx.db.paymentIntent.update({
    where: { id },
    data: { checks, nextCheckAt, ...(isOver ? { status: 'expired' } : {}) },
  })
}
