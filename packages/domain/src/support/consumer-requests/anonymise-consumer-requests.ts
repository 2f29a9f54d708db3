import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { anonymiseAnswered } from '../anonymise-answered'

const erasedColumns = {
  name: '',
  email: '',
  phone: null,
  detail: '',
  answer: '',
  userId: null,
  // The hash is derived from what was typed.
  submissionHash: '',
}

/**
 * Erases the consumer's identity and everything that was typed (docs/product.md, 'Consumer requests'). Code, kind and
 * times remain as proof of compliance with the law.
 */
export const anonymiseConsumerRequests = (ctx: Ctx): Promise<void> =>
  anonymiseAnswered(ctx, {
    find: (tx, { before, after, take }) =>
      tx.consumerRequest.findMany({
        where: { anonymisedAt: null, answeredAt: { lt: before }, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    erase: (tx, id, anonymisedAt) =>
      tx.consumerRequest.update({ where: { id }, data: { ...erasedColumns, anonymisedAt } }),
    mailRef: 'consumerRequestId',
  })

export const anonymiseConsumerRequestsClock = atTimes(
  { name: 'anonymise-consumer-requests', label: 'Anonimizar pedidos de consumidores', at: '47 6 * * *' },
  anonymiseConsumerRequests,
)
