import type { ChargeState, SubscriptionStanding } from '@oficio/contracts/subscriptions/endpoints'
import { getPortal } from '@oficio/domain/leads/desk/get-portal'
import { getPlan } from '@oficio/domain/professionals/plan/get-plan'
import { getTrialStatus } from '@oficio/domain/professionals/plan/get-trial-status'
import { expect } from 'vitest'
import { preapprovalsOf } from './provider-state'
import type { Stage } from './stage'
import type { Subscriber } from './subscriber'
import { type Account, asCharge, complete, sum } from './subscription-account'

interface Expected {
  status: SubscriptionStanding
  amountArs: number
  charges: readonly ChargeState[]
  hasAccess: boolean
}

/**
 * Checks that the professional's portal, the database and the provider agree, and that all three equal the expected
 * values.
 */
export async function expectAgreement(
  stage: Stage,
  subscriber: Subscriber,
  expected: Expected,
): Promise<void> {
  const [provider, rows, portal] = [
    atProvider(stage, subscriber),
    await inDatabase(stage, subscriber),
    await inPortal(stage, subscriber),
  ]
  expect(rows, 'the database against the provider').toEqual(provider)
  const { status, hasAccess, account, paidUntil } = portal
  // The portal shows no next charge for a suspended plan.
  const shownAccount = status === 'suspended' ? { ...provider, nextChargeAt: null } : provider
  expect(account, 'the portal against the provider').toEqual(shownAccount)
  // A month is paid until the next charge is due, by the provider's calendar and by ours.
  if (provider.nextChargeAt && provider.charges.at(-1)?.state === 'paid')
    expect(paidUntil).toBe(provider.nextChargeAt)
  const shownToOwner = { status, hasAccess, amountArs: account.amountCentavos / 100 }
  expect({ ...shownToOwner, charges: account.charges.map(({ state }) => state) }).toEqual(expected)
}

function atProvider(stage: Stage, { providerId }: Subscriber): Account {
  const all = preapprovalsOf(stage)
  const subscription = all.find(({ id }) => id === providerId)
  if (!subscription) throw new Error(`the provider has no subscription ${providerId}`)
  // The history of a payer who subscribed before includes the earlier charges.
  const ofPayer = all.filter(({ payerEmail }) => payerEmail === subscription.payerEmail)
  const canCharge = subscription.status === 'authorized'
  return complete({
    canCharge,
    amountCentavos: subscription.amountCentavos,
    nextChargeAt: canCharge ? subscription.nextChargeAt : null,
    charges: ofPayer.flatMap(({ charges }) =>
      charges.flatMap((charge) => asCharge({ ...charge, ...charge.payment })),
    ),
  })
}

async function inDatabase({ ctx: { db } }: Stage, { providerId }: Subscriber): Promise<Account> {
  const row = await db.subscription.findFirstOrThrow({
    where: { providerId },
  })
  const ofPayer = { subscription: { subjectId: row.subjectId } }
  const charges = await db.subscriptionCharge.findMany({
    where: ofPayer,
    // Two subscriptions may be charged at the same moment.
    orderBy: [{ debitAt: 'asc' }, { subscriptionId: 'asc' }],
  })
  // The provider has the current amount.
  expect(row.providerAmountCentavos).toBe(row.amountCentavos)
  const payments = await db.payment.findMany({ where: ofPayer })
  const account = complete({
    canCharge: row.providerStatus === 'authorized',
    amountCentavos: row.amountCentavos,
    nextChargeAt: row.nextChargeAt?.toISOString() ?? null,
    charges: charges.flatMap((charge) =>
      asCharge({
        ...charge,
        debitAt: charge.debitAt.toISOString(),
        retryAt: charge.nextRetryAt?.toISOString() ?? null,
        paymentId: charge.paymentProviderId,
      }),
    ),
  })
  const paid = payments.filter(({ status }) => status === 'approved')
  expect(sum(paid), 'the ledger against the charges').toBe(account.takenCentavos)
  expect(paid.every(({ fault }) => fault === null)).toBe(true)
  return account
}

async function inPortal({ ctx }: Stage, { actor, providerId }: Subscriber) {
  const page = await getPlan(ctx, actor)
  const { subscription, status, charges, accessUntil } = page
  expect(await getTrialStatus(ctx, actor)).toEqual(status)
  expect((await getPortal(ctx, actor)).plan).toEqual(page)
  if (!subscription) throw new Error('the portal shows no subscription')
  const row = await ctx.db.subscription.findUniqueOrThrow({ where: { id: subscription.id } })
  expect(row.providerId).toBe(providerId)
  expect(subscription.pendingAmount).toBeNull()
  // The next charge is shown only for a subscription that continues.
  if (!subscription.cancelledAt) expect(status.monthlyPriceArs).toBe(subscription.amountArs)
  const account = complete({
    canCharge: status.hasPaymentMethod,
    amountCentavos: Math.round(subscription.amountArs * 100),
    nextChargeAt: status.nextChargeAt,
    charges: charges.toReversed().map((charge) => ({
      debitAt: charge.debitAt,
      amountCentavos: Math.round(charge.amountArs * 100),
      state: charge.state,
      retryAt: charge.nextRetryAt,
      receipt: charge.receiptNumber,
    })),
  })
  return { account, status: status.status, paidUntil: status.paidUntil, hasAccess: accessUntil !== null }
}
