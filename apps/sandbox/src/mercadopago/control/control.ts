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
  /** A payment that belongs to none of our preferences when left out. */
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

/** What tests, drills and the panel do with the stand-in; the control API offers the same verbs over HTTP. */
export function makeControl(world: World, courier: Courier) {
  const preapproval = (id: string) => findPreapproval(world, id)
  return {
    getState: () => stateView(world),
    /** Makes a payment with any state and amount, also under a preference that has expired. */
    createPayment({ preferenceId, status, methodId = 'master', ...given }: PaymentOrder) {
      const preference = preferenceId ? world.store.get('preferences', preferenceId) : null
      if (preference === undefined) return refuse(404, 'not_found', 'Preference not found')
      const statusDetail = given.statusDetail ?? usualDetail(status)
      const method = { id: methodId, type: methodId === 'account_money' ? methodId : 'credit_card' }
      return paymentView(world, createPayment(world, { ...given, preference, status, statusDetail, method }))
    },
    setPaymentStatus: (
      id: string,
      change: { status: string; statusDetail?: string | undefined; isForced?: boolean | undefined },
    ) => paymentView(world, setPaymentStatus(world, findPayment(world, id), change)),
    /** Gives money back as the seller does in the provider's own panel; all that is left when no amount is given. */
    refundPayment(id: string, amountCentavos: number | null = null) {
      const refund = refundPayment(world, findPayment(world, id), amountCentavos)
      return refundView(findPayment(world, id), refund)
    },
    /** Ends the oldest refund of a payment that is in process. */
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
    /** Plans what the next attempts to charge will answer, in place of what was planned. */
    planCharges(id: string, chargeResults: ChargeResult[]) {
      return preapprovalView(world, world.store.save('preapprovals', { ...preapproval(id), chargeResults }))
    },
    /** Sets the virtual clock forward, does what becomes due, and waits until it is delivered. */
    async advanceClock(span: Span) {
      travelTo(world, world.clock.ahead(span))
      if (world.settings.isDeliveringByItself) await courier.deliverDue()
      return { virtualNow: world.clock.virtual().toISOString() }
    },
    /** The same, and the site's clock goes along where the two share one: its own time limits pass as well. */
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
    /** Forgets everything but the numbers that were given out: they are never used twice. */
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

/** Everything at a glance, each thing as the API shows it. */
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
