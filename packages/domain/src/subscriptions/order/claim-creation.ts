import { termsVersion } from '@oficio/contracts/legal'
import type { Subscription } from '@oficio/db/generated/client'
import { addMinutes } from 'date-fns'
import type { TxCtx } from '../../kernel/ctx'
import { lockSubscription } from '../lock-subscription'
import { recordRequestedAmount } from '../requested-amounts'
import { recordSubscriptionEvent } from '../subscription-events'
import type { Subject } from '../subscription-kind'

export interface SubscriptionOrder {
  subject: Subject
  userId: string
  payerEmail: string
  /** The monthly price that the payer was shown, if the client sends it. */
  shownArs?: number | undefined
}

/** Price and units of the subscription to create, as of now. */
export interface SubscriptionTerms {
  unitPriceCentavos: number
  units: number
  amountCentavos: number
}

export type CreationTurn =
  /** The payer can authorise it at `url`. */
  | { kind: 'ready'; url: string }
  /** This caller creates it. `isRepeat` means that an earlier caller began, so the provider may already have it. */
  | { kind: 'create'; row: Subscription; isRepeat: boolean }
  /** It is unauthorised and has another amount or payer address, which the provider cannot change. */
  | { kind: 'outdated'; id: string }
  /** Another caller is creating it, or it is being cancelled. */
  | { kind: 'busy' }
  /** It can charge already. */
  | { kind: 'subscribed' }

/** How long one caller may take to create a subscription at the provider before the next caller takes over. */
const leaseMinutes = 1

/**
 * Decides in one transaction which caller creates the subject's subscription. The database allows one live row per
 * subject, so one of two concurrent callers inserts it and the other gets `busy`.
 */
export async function claimCreation(
  ctx: TxCtx,
  order: SubscriptionOrder,
  terms: SubscriptionTerms,
): Promise<CreationTurn> {
  const live = await ctx.db.subscription.findFirst({
    where: { ...order.subject, status: { not: 'cancelled' } },
    select: { id: true },
  })
  const row = live && (await lockSubscription(ctx.db, live.id))
  if (!row) return insert(ctx, order, terms)
  // Its units or price changed. It must end at the provider before a new one is created.
  if (!row.cancelledAt && row.cancelReason === 'replaced' && row.status === 'pending')
    return { kind: 'outdated', id: row.id }
  // It was cancelled between the two reads, or is about to be.
  if (row.cancelledAt || row.cancelReason) return { kind: 'busy' }
  if (row.status !== 'pending') return { kind: 'subscribed' }
  if (!row.providerId) return takeOver(ctx, row, order, terms)
  const isSame =
    row.payerEmail.toLowerCase() === order.payerEmail.toLowerCase() &&
    row.amountCentavos === terms.amountCentavos &&
    row.providerAmountCentavos === terms.amountCentavos
  if (!isSame || !row.checkoutUrl) return { kind: 'outdated', id: row.id }
  return { kind: 'ready', url: row.checkoutUrl }
}

async function insert(ctx: TxCtx, order: SubscriptionOrder, terms: SubscriptionTerms): Promise<CreationTurn> {
  const id = ctx.ids.next()
  const now = ctx.clock.now()
  const { subject, userId, payerEmail } = order
  const { count } = await ctx.db.subscription.createMany({
    data: [
      {
        id,
        ...subject,
        userId,
        payerEmail,
        ...terms,
        provider: ctx.payments.name,
        termsVersion,
        creatingUntil: addMinutes(now, leaseMinutes),
        createdAt: now,
      },
    ],
    skipDuplicates: true,
  })
  if (count === 0) return { kind: 'busy' }
  await recordRequestedAmount(ctx, { id, ...subject }, { type: 'created', ...terms })
  const row = await ctx.db.subscription.findUniqueOrThrow({ where: { id } })
  return { kind: 'create', row, isRepeat: false }
}

async function takeOver(
  ctx: TxCtx,
  subscription: Subscription,
  { payerEmail }: SubscriptionOrder,
  terms: SubscriptionTerms,
): Promise<CreationTurn> {
  const now = ctx.clock.now()
  if (subscription.creatingUntil && subscription.creatingUntil > now) return { kind: 'busy' }
  const isSame =
    subscription.payerEmail.toLowerCase() === payerEmail.toLowerCase() &&
    subscription.amountCentavos === terms.amountCentavos
  if (!isSame) return { kind: 'outdated', id: subscription.id }
  const row = await ctx.db.subscription.update({
    where: { id: subscription.id },
    data: { creatingUntil: addMinutes(now, leaseMinutes) },
  })
  // The earlier caller may have crashed after the provider's answer, so a subscription found later is an orphan.
  await recordSubscriptionEvent(ctx, { subscriptionId: row.id, type: 'creation_interrupted' })
  return { kind: 'create', row, isRepeat: true }
}
