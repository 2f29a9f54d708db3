import type { PaymentProvider, ProviderSubscription } from '@oficio/domain/kernel/payment-provider'
import { PreApproval } from 'mercadopago'
import { z } from 'zod'
import type { Caller } from '../calls/call'
import type { Fault } from '../calls/fault'
import { toPesos } from '../calls/fields'
import { subscriptionWords } from '../states'

type SubscriptionChanges = Pick<
  PaymentProvider,
  'changeAmount' | 'pauseSubscription' | 'resumeSubscription' | 'cancelSubscription'
>

type ChangeBody = Parameters<PreApproval['update']>[0]['body']

/**
 * The fault of a change that was answered with success but not applied. The provider silently ignores changes that it
 * does not want.
 */
const notApplied: Fault = {
  code: 'provider_refused',
  status: null,
  reason: 'change_not_applied',
  message: '',
  details: [],
  cause: undefined,
}

/** Changes of a subscription. A change only counts as done when a new read shows it. */
export function subscriptionChanges(
  caller: Caller,
  getSubscription: PaymentProvider['getSubscription'],
): SubscriptionChanges {
  const change = async (
    operation: string,
    id: string,
    body: ChangeBody,
    isApplied: (subscription: ProviderSubscription) => boolean,
  ): Promise<ProviderSubscription> => {
    const outcome = await caller.ask({
      operation,
      answer: z.looseObject({}),
      // No retries, because a late retry could undo a newer change, and each change of the amount mails the payer.
      retries: 0,
      send: (config) => new PreApproval(config).update({ id, body }),
    })
    const fault = 'fault' in outcome ? outcome.fault : undefined
    if (fault && fault.code !== 'provider_refused') return caller.raise(operation, fault)
    // Reads the subscription even after a refusal, which may mean that the change is already in effect. A repeated
    // change must not fail.
    const after = await getSubscription(id)
    return after && isApplied(after) ? after : caller.raise(operation, fault ?? notApplied)
  }

  const changeStatus = (operation: string, id: string, status: keyof typeof subscriptionWords) =>
    change(
      operation,
      id,
      { status: subscriptionWords[status] },
      (subscription) => subscription.status === status,
    )

  return {
    async changeAmount(id, amountCentavos) {
      const amount = { transaction_amount: toPesos(amountCentavos), currency_id: 'ARS' }
      return await change(
        'change amount',
        id,
        { auto_recurring: amount },
        (subscription) =>
          subscription.amountCentavos === amountCentavos && (subscription.currency ?? 'ARS') === 'ARS',
      )
    },
    pauseSubscription: (id) => changeStatus('pause subscription', id, 'paused'),
    resumeSubscription: (id) => changeStatus('resume subscription', id, 'authorized'),
    cancelSubscription: (id) => changeStatus('cancel subscription', id, 'cancelled'),
  }
}
