import { paymentView } from '../payments/payment-view'
import { preferenceView } from '../preferences/preference-view'
import { invoicesOf } from '../subscriptions/invoices'
import { invoiceView, preapprovalView } from '../subscriptions/views'
import { baseNow, virtualNow, type World } from '../world'

/** Everything at a glance, each thing as the API shows it. */
export function stateView(world: World) {
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
