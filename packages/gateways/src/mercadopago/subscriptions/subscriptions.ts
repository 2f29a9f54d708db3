import type {
  PaymentProvider,
  ProviderList,
  ProviderSubscription,
} from '@oficio/domain/kernel/payment-provider'
import { PreApproval } from 'mercadopago'
import { z } from 'zod'
import type { Caller } from '../calls/call'
import { idText, isSubscriptionId, toPesos } from '../calls/fields'
import { listRows, readListed } from '../calls/list-rows'
import { livingWords, subscriptionWords } from '../states'
import { codeOfCreationRefusal } from './creation-refusals'
import { subscriptionAnswer } from './subscription-answer'
import { subscriptionChanges } from './subscription-changes'

/** The provider's maximum number of characters. */
const longestReason = 60

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

/** Calls for monthly subscriptions without a plan, which the payer authorizes on the provider's page. */
export function subscriptionCalls(caller: Caller): SubscriptionCalls {
  const getSubscription = async (id: string): Promise<ProviderSubscription | null> => {
    if (!isSubscriptionId(id)) return null
    return await caller.find({
      operation: 'get subscription',
      id,
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
        reason: [...title].slice(0, longestReason).join('').trim(),
        external_reference: reference,
        payer_email: payerEmail,
        back_url: returnUrl,
        status: subscriptionWords.pending,
        auto_recurring: {
          frequency: 1,
          frequency_type: 'months',
          transaction_amount: toPesos(amountCentavos),
          currency_id: 'ARS',
        },
      }
      const operation = 'create subscription'
      const outcome = await caller.ask({
        operation,
        answer: subscriptionAnswer,
        // No retries, because the provider ignores idempotency keys here, so a retry would create a second
        // subscription.
        retries: 0,
        send: (config) => new PreApproval(config).create({ body }),
      })
      if ('fault' in outcome)
        return caller.raise(operation, outcome.fault, codeOfCreationRefusal(outcome.fault))
      const created = outcome.value
      // A read may contain the address of the page if the answer to the creation did not.
      return created.url ? created : ((await getSubscription(created.id)) ?? created)
    },
    async findSubscriptions({ payerEmail }) {
      const subscriptionIds: ProviderList<{ id: string }> = { rows: [], unread: [] }
      for (const status of livingWords) {
        const { rows, unread } = await listRows(caller, {
          operation: 'find subscriptions',
          row: z.object({ id: idText }),
          send: (config, page) =>
            new PreApproval(config).search({ options: { payer_email: payerEmail, status, ...page } }),
        })
        subscriptionIds.rows.push(
          ...rows.filter(({ id }) => !subscriptionIds.rows.some((existing) => existing.id === id)),
        )
        subscriptionIds.unread.push(...unread)
      }
      // Reads each subscription by its id, because rows of the search are outdated and incomplete.
      const { rows, unread } = await readListed(subscriptionIds, getSubscription)
      return { rows: rows.filter(({ status }) => status === 'pending' || status === 'authorized'), unread }
    },
  }
}
