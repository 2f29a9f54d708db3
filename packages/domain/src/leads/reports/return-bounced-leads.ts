import { z } from 'zod'
import type { BounceFollowUp, Ctx } from '../../kernel/ctx'
import { defineJob, handledBy } from '../../kernel/jobs/define-job'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { eachOf } from '../../kernel/jobs/for-each-id'
import { lockRequest } from '../../service-requests/lock-request'
import { hasBounced, returnAutomatically } from './return-lead'

/** Returns the reported leads of a client whose mail bounced, because the bounce confirms the pending reports. */
async function returnBouncedLeads(ctx: Ctx, mailId: string): Promise<void> {
  const mail = await ctx.db.mail.findUnique({ where: { id: mailId }, select: { to: true, refs: true } })
  if (!mail) return
  const requestId = z.object({ requestId: z.uuid() }).safeParse(mail.refs).data?.requestId
  const otherRequests = await ctx.db.serviceRequest.findMany({
    where: { email: mail.to, leads: { some: { report: { status: 'pending' } } } },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  const ids = new Set([...(requestId ? [requestId] : []), ...otherRequests.map(({ id }) => id)])
  await eachOf([...ids], (id) => returnReported(ctx, id))
}

const returnReported = (ctx: Ctx, requestId: string): Promise<void> =>
  ctx.transaction(async (ctx) => {
    const request = await lockRequest(ctx.db, requestId)
    if (!request || !(await hasBounced(ctx.db, request))) return
    const reports = await ctx.db.leadReport.findMany({
      where: { status: 'pending', lead: { requestId: request.id } },
      // A fixed order prevents deadlocks: two requests reported by the same professionals lock these one by one.
      orderBy: { lead: { professionalId: 'asc' } },
      select: { id: true },
    })
    for (const { id } of reports) await returnAutomatically(ctx, id)
  })

const returnBouncedLeadsJob = defineJob({
  name: 'return-bounced-leads',
  label: 'Devolver contactos de un email que rebotó',
  payload: z.object({ mailId: z.uuid() }),
})

export const returnBouncedLeadsHandler = handledBy(returnBouncedLeadsJob, (ctx, { mailId }) =>
  returnBouncedLeads(ctx, mailId),
)

/** Enqueues a job that checks the reports after the bounce is stored, because each report takes its own locks. */
export const whenMailBounces: BounceFollowUp = (tx, mailId) =>
  enqueueJob(tx, returnBouncedLeadsJob, { mailId })
