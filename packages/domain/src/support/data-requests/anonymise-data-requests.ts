import { dataLimits } from '@oficio/contracts/support/data-limits'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { subDays } from '../../kernel/time/days'
import { anonymiseAnswered } from '../anonymise-answered'

/**
 * Erases the person's identity and everything that was typed (docs/product.md, 'Personal data'). Code, kind and times
 * remain as proof of compliance with the law. Deletes unproven requests completely.
 */
export async function anonymiseDataRequests(ctx: Ctx): Promise<void> {
  await anonymiseAnswered(ctx, {
    find: (tx, { before, after, take }) =>
      tx.dataRequest.findMany({
        where: { anonymisedAt: null, answeredAt: { lt: before }, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    erase: (tx, id, anonymisedAt) =>
      tx.dataRequest.update({ where: { id }, data: { email: '', detail: '', answer: '', anonymisedAt } }),
    mailRef: 'dataRequestId',
  })
  await forgetUnproven(ctx)
}

async function forgetUnproven(ctx: Ctx): Promise<void> {
  const before = subDays(ctx.clock.now(), dataLimits.unprovenDays)
  await ctx.transaction(async (ctx) => {
    const deletedRows = await ctx.db.$queryRaw<{ id: string }[]>`
      DELETE FROM data_requests WHERE status = 'unproven' AND created_at < ${before} RETURNING id`
    const ids = deletedRows.map(({ id }) => id)
    await ctx.db.$executeRaw`UPDATE mails SET "to" = '' WHERE refs ->> 'dataRequestId' = ANY (${ids})`
  })
}

export const anonymiseDataRequestsClock = atTimes(
  { name: 'anonymise-data-requests', label: 'Anonimizar pedidos sobre datos personales', at: '53 6 * * *' },
  anonymiseDataRequests,
)
