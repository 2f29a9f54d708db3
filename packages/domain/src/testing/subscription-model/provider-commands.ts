import assert from 'node:assert/strict'
import type { ProviderSubscription } from '../../kernel/payment-provider'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { requestRefund } from '../../payments/ledger/request-refund'
import { type Command, command, type Tally } from './command'
import { liveOf } from './model'
import { type NotificationDelivery, notifySite, type World } from './world'

/** Returns the provider's subscription that can still be charged. */
const chargeable = ({ ctx }: World): ProviderSubscription | undefined =>
  [...ctx.payments.subscriptions.all.values()].find(({ status }) => status !== 'cancelled')

/** Returns a command that changes the subscription at the provider, if it has one of the `from` statuses. */
const atProvider = (
  name: string,
  tally: Tally,
  { from, news }: { from: readonly string[]; news: NotificationDelivery },
  act: (world: World, id: string) => void,
): Command =>
  command(`${name} ${news}`, tally, async (_model, world) => {
    const subscription = chargeable(world)
    if (!subscription || !from.includes(subscription.status)) return false
    act(world, subscription.id)
    await notifySite(world, subscription.id, news)
    return true
  })

export const authorise = (news: NotificationDelivery, tally: Tally): Command =>
  atProvider('authorise', tally, { from: ['pending'], news }, ({ ctx }, id) =>
    ctx.payments.subscriptions.authorise(id),
  )
export const pause = (news: NotificationDelivery, tally: Tally): Command =>
  atProvider('pause', tally, { from: ['authorized'], news }, ({ ctx }, id) =>
    ctx.payments.subscriptions.pause(id),
  )
export const resume = (news: NotificationDelivery, tally: Tally): Command =>
  atProvider('resume', tally, { from: ['paused'], news }, ({ ctx }, id) =>
    ctx.payments.subscriptions.resume(id),
  )
export const end = (news: NotificationDelivery, tally: Tally): Command =>
  atProvider('provider-cancels', tally, { from: ['authorized', 'paused'], news }, ({ ctx }, id) =>
    ctx.payments.subscriptions.cancel(id),
  )

/** Advances the clock to the day of the monthly charge and tries the charge. */
export const charge = (outcome: 'approved' | 'declined', news: NotificationDelivery, tally: Tally): Command =>
  atProvider(`charge-${outcome}`, tally, { from: ['authorized'], news }, ({ ctx }, id) => {
    const dueAt = ctx.payments.subscriptions.all.get(id)?.nextChargeAt
    if (dueAt && dueAt > ctx.clock.now()) ctx.clock.set(dueAt)
    ctx.payments.subscriptions.charge(id, outcome)
  })

/** Tries a declined charge again. */
export const retry = (
  outcome: 'approved' | 'declined' | 'final',
  news: NotificationDelivery,
  tally: Tally,
): Command =>
  command(`retry-${outcome} ${news}`, tally, async (_model, world) => {
    const { subscriptions } = world.ctx.payments
    const declined = [...subscriptions.charges.values()].find(({ status }) => status === 'retrying')
    if (!declined) return false
    subscriptions.retryCharge(declined.id, outcome)
    await notifySite(world, declined.subscriptionId, news)
    return true
  })

/** Returns the money of a charge that the site knows: by an admin's refund, or by a chargeback of the payer's bank. */
export const giveBack = (pick: number, kind: 'refund' | 'chargeback', tally: Tally): Command =>
  command(`${kind} ${pick}`, tally, async (model, world) => {
    const { ctx } = world
    const paid = model.subscriptions.flatMap(({ charges }) =>
      [...charges].flatMap(([id, knownCharge]) =>
        knownCharge.state === 'paid' ? [{ id, known: knownCharge }] : [],
      ),
    )
    const paidCharge = paid[pick % paid.length]
    if (!paidCharge) return false
    const providerId = ctx.payments.subscriptions.paymentOf(paidCharge.id)
    if (kind === 'refund') {
      const payment = await ctx.db.payment.findFirstOrThrow({ where: { providerId } })
      const isAsked = await ctx.transaction((ctx) =>
        requestRefund(ctx, { paymentId: payment.id, reason: 'admin' }),
      )
      assert(isAsked, 'a payment that is ours can be given back')
    } else {
      ctx.payments.subscriptions.giveBack(paidCharge.id, 'taken_by_bank')
      await fetchPayment(ctx, providerId, 'notification')
    }
    paidCharge.known.state = 'lost'
    return true
  })

/** Sets a new monthly price per rubro. */
export const setPrice = (ars: number, tally: Tally): Command =>
  command(`price ${ars}`, tally, async (model, { ctx }) => {
    if (model.price === ars * 100) return false
    ctx.settings.set('monthlyPricePerRubroArs', ars)
    model.price = ars * 100
    return true
  })

/** Sends all notifications about the live subscription, in any order and more than once. */
export const tellAll = (tally: Tally): Command =>
  command('tell-all', tally, async (model, world) => {
    const live = liveOf(model)
    if (live) await notifySite(world, live.providerId, 'shuffled')
    return live !== undefined
  })
