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

/** A success that says nothing: the provider drops what it does not want to change. */
const notApplied: Fault = {
  code: 'provider_refused',
  status: null,
  reason: 'change_not_applied',
  message: '',
  details: [],
  cause: undefined,
}

/** Changes of a subscription; each is believed only when it shows in a new read. */
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
      // A late repeat could undo a change that came after this one, and each change of the amount mails the payer.
      retries: 0,
      send: (config) => new PreApproval(config).update({ id, body }),
    })
    const fault = 'fault' in outcome ? outcome.fault : undefined
    if (fault && fault.code !== 'provider_refused') return caller.raise(operation, fault)
    // A refusal may mean that it is so already: a repeated change must not fail.
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
