import type { DrillStack } from '../support/drill-stack'
import type { Outcome } from './run-payments'

/** Returns the drill's figures as Markdown. */
export async function describe(drill: DrillStack, outcome: Outcome): Promise<string> {
  const { cases, subscriptions, news, copies, courier, kills, tookMs } = outcome
  const refunds = await drill.ctx.db.refund.count()
  const requests = await drill.ctx.db.serviceRequest.count({ where: { urgencyIntentId: { not: null } } })
  const notificationCount = await drill.ctx.db.providerNotification.count()
  const money = await moneyOf(drill)
  const refusalTexts = [...courier.refusals].map(([answer, count]) => `${count} with ${answer}`).join(', ')
  return `
Real processes: embedded PostgreSQL, the stand-in of Mercado Pago, the built site and the bundled worker, both under the
launcher's supervisor. ${cases.length} people pay and ${subscriptions.length} professionals subscribe; payers and provider go on (approve, refund, charge back,
repeat a declined charge, pause) while their news are delivered: ${news.length - refunds} notifications, and ${refunds} more about refunds that the
site asked for, each one to five times, 20 at once, in chance order, each attempt signed anew and repeated until it is
taken. Site and worker die by \`SIGKILL\` every 5 s. The clock's own questions to the provider are switched off, so that
what a notification does not bring is lost and shows.

| what was to be paid once | times |
| --- | --- |
${rowsOf(cases.map(({ scenario }) => scenario.name))}

| subscription | times |
| --- | --- |
${rowsOf(subscriptions.map(({ scenario }) => scenario.name))}

- Site killed ${kills.web} times, worker ${kills.worker} times, within ${seconds(tookMs)}.
- ${copies} deliveries were to be taken; ${courier.acknowledged.length} were acknowledged, each of them stored and done. ${sumOf(courier.refusals)} attempts
  were not (${refusalTexts}) and made again. ${notificationCount - courier.acknowledged.length} were stored although the site died before it could say so, and changed nothing the second time.
- From taken to done: median ${seconds(await delayOf(drill, 0.5))}, most ${seconds(await delayOf(drill, 1))}, deaths included.
- ${requests} requests became urgent, each by its own payment and once; every payment that had to go back went back once (${refunds}),
  at the provider too. Nothing that was paid late, twice, or in another amount, currency or account gave anything.
- The ledger equals the provider's own books payment by payment and in sum: ${money}.
- No notification unhandled, no job left, no mail written twice.`
}

function rowsOf(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => `| ${name} | ${names.filter((other) => other === name).length} |`)
    .join('\n')
}

const sumOf = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)

async function moneyOf({ ctx }: DrillStack): Promise<string> {
  const { _sum, _count } = await ctx.db.payment.aggregate({
    where: { approvedAt: { not: null } },
    _sum: { amountCentavos: true, refundedCentavos: true },
    _count: true,
  })
  return `${_count} payments of ${pesos(_sum.amountCentavos)}, of which ${pesos(_sum.refundedCentavos)} went back`
}

const pesos = (centavos: number | null) =>
  `$ ${((centavos ?? 0) / 100).toLocaleString('es-AR', { minimumFractionDigits: 2 })}`

/** Returns the milliseconds within which that share of the notifications was processed. */
async function delayOf({ db }: DrillStack, share: number): Promise<number> {
  const { rows } = await db.query<{ ms: number }>(
    `SELECT percentile_disc($1) WITHIN GROUP (ORDER BY extract(epoch FROM handled_at - received_at) * 1000)::float AS ms
     FROM provider_notifications`,
    [share],
  )
  return rows[0]?.ms ?? 0
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
