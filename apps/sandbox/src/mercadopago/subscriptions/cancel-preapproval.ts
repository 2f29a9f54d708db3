import type { Preapproval } from '../store/records'
import type { World } from '../world'
import { changePreapproval } from './change-preapproval'
import { cancelOpenInvoices } from './invoices'

/** Cancels a subscription permanently, including its pending charges. */
export function cancelPreapproval(world: World, preapproval: Preapproval): Preapproval {
  return world.store.transaction(() => {
    cancelOpenInvoices(world, preapproval.id)
    return changePreapproval(world, preapproval, { status: 'cancelled', nextChargeAt: null })
  })
}
