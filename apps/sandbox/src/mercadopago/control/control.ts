import type { ChaosRule } from '../chaos/effects'
import { refuse } from '../http/api-error'
import type { Courier } from '../notifications/courier'
import { createPayment } from '../payments/create-payment'
import { findPayment } from '../payments/payment-routes'
import { paymentView, refundView } from '../payments/payment-view'
import { refundPayment } from '../payments/refund-payment'
import { setPaymentStatus, usualDetail } from '../payments/set-payment-status'
import { settleRefund } from '../payments/settle-refund'
import { preferenceView } from '../preferences/preference-view'
import type { Span } from '../store/clock'
import type { ChargeResult } from '../store/records'
import { authorizePreapproval } from '../subscriptions/authorize-preapproval'
import { invoicesOf } from '../subscriptions/invoices'
import { findPreapproval } from '../subscriptions/preapproval-routes'
import { travelTo } from '../subscriptions/run-due-charges'
import { changeStatus } from '../subscriptions/update-preapproval'
import { invoiceView, preapprovalView } from '../subscriptions/views'
import { baseNow, type Settings, virtualNow, type World } from '../world'
import { deliveryVerbs } from './delivery-verbs'

export interface PaymentOrder {
  /** Omitted for a payment without a preference of ours. */
  preferenceId?: string | undefined
  status: string
  statusDetail?: string | undefined
  amountCentavos?: number | undefined
  currency?: string | undefined
  externalReference?: string | null | undefined
  collectorId?: string | undefined
  methodId?: string | undefined
}

export type Control = ReturnType<typeof makeControl>

/**
 * The actions that tests, drills and the panel can perform on the stand-in. The control API offers the same actions
 * over HTTP.
 */
export function makeControl(world: World, courier: Courier) {
  const preapproval = (id: string) => findPreapproval(world, id)
  return {
    getState: () => stateView(world),
    /** Creates a payment with any status and amount, even for an expired preference. */
    createPayment({ preferenceId, status, methodId = 'master', ...order }: PaymentOrder) {
      const preference = preferenceId ? world.store.get('preferences', preferenceId) : null
      if (preference === undefined) return refuse(404, 'not_found', 'Preference not found')
      const statusDetail = order.statusDetail ?? usualDetail(status)
      const method = { id: methodId, type: methodId === 'account_money' ? methodId : 'credit_card' }
      return paymentView(world, createPayment(world, { ...order, preference, status, statusDetail, method }))
    },
    setPaymentStatus: (
      id: string,
      change: { status: string; statusDetail?: string | undefined; isForced?: boolean | undefined },
    ) => paymentView(world, setPaymentStatus(world, findPayment(world, id), change)),
    /** Refunds a payment, as the seller does in the provider's own panel. Without an amount, refunds the whole rest. */
    refundPayment(id: string, amountCentavos: number | null = null) {
      const refund = refundPayment(world, findPayment(world, id), amountCentavos)
      return refundView(findPayment(world, id), refund)
    },
    /** Settles the oldest pending refund of a payment. */
    settleRefund(id: string, end: 'approved' | 'rejected') {
      const refund = settleRefund(world, findPayment(world, id), end)
      return refundView(findPayment(world, id), refund)
    },
    authorizePreapproval: (id: string, chargeResults: ChargeResult[] = []) =>
      preapprovalView(world, authorizePreapproval(world, preapproval(id), chargeResults)),
    pausePreapproval: (id: string) => preapprovalView(world, changeStatus(world, preapproval(id), 'paused')),
    resumePreapproval: (id: string) =>
      preapprovalView(world, changeStatus(world, preapproval(id), 'authorized')),
    cancelPreapproval: (id: string) =>
      preapprovalView(world, changeStatus(world, preapproval(id), 'cancelled')),
    /** Sets the results of the next charge attempts. Replaces the previous plan. */
    planCharges(id: string, chargeResults: ChargeResult[]) {
      return preapprovalView(world, world.store.save('preapprovals', { ...preapproval(id), chargeResults }))
    },
    /** Moves the virtual clock forward, runs everything that becomes due, and waits for the notifications. */
    async advanceClock(span: Span) {
      travelTo(world, world.clock.ahead(span))
      if (world.settings.isDeliveringByItself) await courier.deliverDue()
      return { virtualNow: world.clock.virtual().toISOString() }
    },
    /**
     * Like `advanceClock`, but also moves the site's clock if both share one. The site's own time limits then pass too.
     */
    async moveTime(span: Span) {
      travelTo(world, world.clock.ahead(span))
      world.clock.share()
      if (world.settings.isDeliveringByItself) await courier.deliverDue()
      return { virtualNow: world.clock.virtual().toISOString() }
    },
    ...deliveryVerbs(world, courier),
    addChaos: (rule: ChaosRule) => ({ id: world.chaos.add(rule) }),
    listChaos: () => world.chaos.list(),
    removeChaos: (id: number) => world.chaos.remove(id),
    clearChaos: () => world.chaos.clear(),
    getSettings: () => world.settings,
    changeSettings(change: Partial<Settings>): Settings {
      world.settings = { ...world.settings, ...change }
      world.wake()
      return world.settings
    },
    /** Deletes everything except the number series, because ids must never be reused. */
    async reset() {
      await courier.settle()
      world.chaos.clear()
      world.store.transaction(() => forgetAll(world))
    },
  }
}

const tableNames = [
  'preferences',
  'payments',
  'orders',
  'chargebacks',
  'preapprovals',
  'invoices',
  'plans',
  'deliveries',
  'idempotencyKeys',
] as const

function forgetAll({ store }: World): void {
  for (const table of tableNames) for (const { id } of store.all(table)) store.remove(table, id)
  const meta = store.get('meta', 'meta')
  if (meta) store.save('meta', { ...meta, clockOffsetMs: 0 })
}

/** Returns the whole state. Each record has the format of the API. */
function stateView(world: World) {
  const { store, chaos, settings } = world
  return {
    clock: { base: baseNow(world), virtual: virtualNow(world) },
    settings,
    chaos: chaos.list(),
    preferences: store.all('preferences').map((preference) => preferenceView(world, preference)),
    payments: store.all('payments').map((payment) => paymentView(world, payment)),
    preapprovals: store.all('preapprovals').map((preapproval) => ({
      ...preapprovalView(world, preapproval),
      planned_charges: preapproval.chargeResults,
      charges: invoicesOf(world, preapproval.id).map((invoice) => invoiceView(world, invoice)),
    })),
    deliveries: store.all('deliveries'),
  }
}
