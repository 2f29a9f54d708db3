import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { subDays } from '../../kernel/time/days'

/**
 * Erases who asked, and all that was typed, of requests that were answered as long ago as the setting
 * `anonymiseAfterDays` says (docs/product.md, 'Consumer requests'). Code, kind and times remain: they prove that the
 * law was kept.
 */
export async function anonymiseConsumerRequests(ctx: Ctx): Promise<void> {
  const days = await ctx.settings.get('anonymiseAfterDays')
  const before = subDays(ctx.clock.now(), days)
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.consumerRequest.findMany({
        where: { anonymisedAt: null, answeredAt: { lt: before }, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) => anonymise(ctx, id),
  })
}

export const anonymiseConsumerRequestsClock = atTimes(
  { name: 'anonymise-consumer-requests', label: 'Anonimizar pedidos de consumidores', at: '47 6 * * *' },
  anonymiseConsumerRequests,
)

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

async function anonymise(ctx: Ctx, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await ctx.db.$executeRaw`UPDATE mails SET "to" = '' WHERE refs ->> 'consumerRequestId' = ${id}`
    await ctx.db.consumerRequest.update({
      where: { id },
      data: { ...nothingLeft, anonymisedAt: ctx.clock.now() },
    })
  })
}
