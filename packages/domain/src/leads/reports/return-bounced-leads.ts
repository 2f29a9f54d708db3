import { z } from 'zod'
import type { BounceFollowUp, Ctx } from '../../kernel/ctx'
import { defineJob, handledBy } from '../../kernel/jobs/define-job'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { lockRequest } from '../../service-requests/lock-request'
import { hasBounced, returnAutomatically } from './return-lead'

/** When a client's mail bounces, the reports on their request that wait are borne out: those leads are given back. */
async function returnBouncedLeads(ctx: Ctx, mailId: string): Promise<void> {
  const mail = await ctx.db.mail.findUnique({ where: { id: mailId }, select: { refs: true } })
  const refs = z.object({ requestId: z.uuid() }).safeParse(mail?.refs)
  if (!refs.success) return
  await ctx.transaction(async (ctx) => {
    const request = await lockRequest(ctx.db, refs.data.requestId)
    if (!request || !(await hasBounced(ctx.db, request))) return
    const reports = await ctx.db.leadReport.findMany({
      where: { status: 'pending', lead: { requestId: request.id } },
      // Always in the same order: two requests whose reports come from the same professionals lock these one by one.
      orderBy: { lead: { professionalId: 'asc' } },
      select: { id: true },
    })
    for (const { id } of reports) await returnAutomatically(ctx, id)
  })
}

const returnBouncedLeadsJob = defineJob({
  name: 'return-bounced-leads',
  label: 'Devolver contactos de un email que rebotó',
  payload: z.object({ mailId: z.uuid() }),
})

export const returnBouncedLeadsHandler = handledBy(returnBouncedLeadsJob, (ctx, { mailId }) =>
  returnBouncedLeads(ctx, mailId),
)

/** The reports are looked at after the bounce was noted, each with its own locks. */
export const whenMailBounces: BounceFollowUp = (tx, mailId) =>
  enqueueJob(tx, returnBouncedLeadsJob, { mailId })
