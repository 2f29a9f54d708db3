import type { PaymentProvider, ProviderSubscription } from '@oficio/domain/payments/payment-provider'
import { PreApproval } from 'mercadopago'
import { z } from 'zod'
import type { Caller } from './call'
import { collectPages, pageSize } from './collect-pages'
import { idText, isPathId, pageOf, toPesos } from './fields'
import { subscriptionAnswer } from './subscription-answer'
import { subscriptionChanges } from './subscription-changes'

/** A subscription that may still charge somebody is in one of these. */
const livingStatuses = ['pending', 'authorized']

type SubscriptionCalls = Pick<
  PaymentProvider,
  | 'createSubscription'
  | 'findSubscriptions'
  | 'getSubscription'
  | 'changeAmount'
  | 'pauseSubscription'
  | 'resumeSubscription'
  | 'cancelSubscription'
>

/** Monthly subscriptions without a plan, authorised by their payer on the provider's page. */
export function subscriptionCalls(caller: Caller): SubscriptionCalls {
  const getSubscription = async (id: string): Promise<ProviderSubscription | null> => {
    if (!isPathId(id)) return null
    return await caller.find({
      operation: 'get subscription',
      answer: subscriptionAnswer,
      retries: 2,
      send: (config) => new PreApproval(config).get({ id }),
    })
  }

  return {
    getSubscription,
    ...subscriptionChanges(caller, getSubscription),
    async createSubscription({ reference, title, payerEmail, amountCentavos, returnUrl }) {
      const body = {
        reason: title,
        external_reference: reference,
        payer_email: payerEmail,
        back_url: returnUrl,
        status: 'pending',
        auto_recurring: {
          frequency: 1,
          frequency_type: 'months',
          transaction_amount: toPesos(amountCentavos),
          currency_id: 'ARS',
        },
      }
      return await caller.need({
        operation: 'create subscription',
        answer: subscriptionAnswer,
        // The provider ignores idempotency keys here, so that a repeat makes a second subscription.
        retries: 0,
        send: (config) => new PreApproval(config).create({ body }),
      })
    },
    async findSubscriptions({ payerEmail }) {
      const ids = new Set<string>()
      for (const status of livingStatuses) {
        const rows = await collectPages((offset) =>
          caller.need({
            operation: 'find subscriptions',
            answer: pageOf(z.object({ id: idText })),
            retries: 2,
            send: (config) =>
              new PreApproval(config).search({
                options: { payer_email: payerEmail, status, limit: pageSize, offset },
              }),
          }),
        )
        for (const { id } of rows) ids.add(id)
      }
      // Rows of the search leave fields out and are late, so each is asked for by itself.
      const subscriptions: ProviderSubscription[] = []
      for (const id of ids) {
        const subscription = await getSubscription(id)
        if (subscription && livingStatuses.includes(subscription.status)) subscriptions.push(subscription)
      }
      return subscriptions
    },
  }
}
