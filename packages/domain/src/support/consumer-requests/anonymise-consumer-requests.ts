import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { anonymiseAnswered } from '../anonymise-answered'

const nothingLeft = {
  name: '',
  email: '',
  phone: null,
  detail: '',
  answer: '',
  userId: null,
  // Made from what was typed.
  submissionHash: '',
}

/**
 * Erases who asked, and all that was typed (docs/product.md, 'Consumer requests'). Code, kind and times remain: they
 * prove that the law was kept.
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
      tx.consumerRequest.update({ where: { id }, data: { ...nothingLeft, anonymisedAt } }),
    mailRef: 'consumerRequestId',
  })

export const anonymiseConsumerRequestsClock = atTimes(
  { name: 'anonymise-consumer-requests', label: 'Anonimizar pedidos de consumidores', at: '47 6 * * *' },
  anonymiseConsumerRequests,
)
