import { describeRemainingWork } from '../support/describe-remaining-work'
import { type Comparison, differences } from '../support/differences'
import type { DrillStack } from '../support/drill-stack'
import type { StandInState } from '../support/stand-in'
import type { DeliveryOutcome } from './deliver-news'

/** Returns the broken promises about all records together, in words. */
export async function judgeTotals(
  drill: DrillStack,
  state: StandInState,
  count: number,
  outcome: DeliveryOutcome,
): Promise<string[]> {
  const { ctx, db } = drill
  const refunds = await ctx.db.refund.count()
  const wrong = outcome.cases.filter(({ scenario: { moves } }) => moves.some((move) => 'wrong' in move))
  const comparisons: Comparison[] = [
    ['notifications that there was reason to send', outcome.news.length, count + refunds],
    ['acknowledged ones that are not stored and done', await findLostRequests(drill, outcome), []],
    ['what is left to do', await describeRemainingWork(db), []],
    [
      'sums of paid and given back, in centavos',
      await sumOwnPayments(drill),
      sumProviderPayments(state, outcome),
    ],
    [
      'payments that somebody has to look at',
      await ctx.db.auditEntry.count({ where: { action: 'payment-not-accepted' } }),
      wrong.length,
    ],
    ...(await compareMails(drill, outcome)),
  ]
  return differences('in all', comparisons)
}

/** Returns the ids of requests that the site acknowledged but did not store or did not process. */
async function findLostRequests({ ctx }: DrillStack, { courier }: DeliveryOutcome): Promise<string[]> {
  const notifications = await ctx.db.providerNotification.findMany({ where: { handledAt: { not: null } } })
  const done = new Set(notifications.map(({ requestId }) => requestId))
  return courier.acknowledged.filter((requestId) => !done.has(requestId))
}

async function sumOwnPayments({ ctx }: DrillStack) {
  const { _sum, _count } = await ctx.db.payment.aggregate({
    where: { approvedAt: { not: null } },
    _sum: { amountCentavos: true, refundedCentavos: true },
    _count: true,
  })
  return { payments: _count, paid: _sum.amountCentavos, refunded: _sum.refundedCentavos }
}

/** Sums up the provider's payments that were ever approved and refer to one of our records. */
function sumProviderPayments({ payments }: StandInState, { cases, subscriptions }: DeliveryOutcome) {
  const references = new Set([
    ...cases.map(({ intentId }) => intentId),
    ...subscriptions.map(({ subscriptionId }) => subscriptionId),
  ])
  const approved = payments.filter(
    ({ external_reference: reference, date_approved }) =>
      reference !== null && references.has(reference) && date_approved !== null,
  )
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    payments: approved.length,
    paid: sum(approved.map(({ transaction_amount }) => transaction_amount)),
    refunded: sum(approved.map(({ transaction_amount_refunded }) => transaction_amount_refunded)),
  }
}

/**
 * Checks for one mail per event. The server may have accepted a mail twice only if a worker was killed while sending
 * it.
 */
async function compareMails({ ctx, mailbox }: DrillStack, { kills }: DeliveryOutcome): Promise<Comparison[]> {
  const mails = await ctx.db.mail.findMany()
  const happenings = new Set(mails.map(({ template, to, refs }) => JSON.stringify([template, to, refs])))
  // The mailbox keeps only the newest messages.
  const messageIds = (await mailbox.messages()).map(({ messageId }) => messageId)
  const repeats = messageIds.length - new Set(messageIds).size
  return [
    ['mails that were not sent', mails.filter((mail) => !mail.sentAt && !mail.skippedAt).length, 0],
    ['mails of one happening', mails.length, happenings.size],
    ['more mails repeated than workers killed', repeats > kills.worker, false],
  ]
}
