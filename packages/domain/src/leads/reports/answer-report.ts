import { AppError } from '@oficio/contracts/errors'
import type { ReportAnswer, ReportReason, ReportStatus } from '@oficio/contracts/leads/reports'
import { canMove } from '@oficio/contracts/service-requests/transitions'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { changeStatus } from '../../service-requests/lifecycle/change-status'
import { lockRequest } from '../../service-requests/lock-request'
import { isClientOf } from '../../service-requests/viewer'
import { measureResponse } from '../note-contact'
import { returnAutomatically } from './return-lead'

/** The client's answer that confirms each report reason. */
const acceptingAnswers: Record<ReportReason, ReportAnswer> = {
  wrong_number: 'not_contacted',
  no_answer: 'not_contacted',
  not_real: 'not_mine',
  already_hired: 'already_hired',
}

/**
 * Stores the client's answer to '¿Te contactaron?'. An answer that confirms the report returns the lead at once, within
 * the monthly limit of automatic returns. Any other answer waits for an admin. The answer 'contacted' also opens the
 * request. Only the first answer counts. Throws not_found, already_decided.
 */
export async function answerReport(
  ctx: Ctx,
  actor: Actor,
  input: { id: string; answer: ReportAnswer },
): Promise<{ status: ReportStatus }> {
  return ctx.transaction(async (ctx) => {
    const report = await ctx.db.leadReport.findUnique({
      where: { id: input.id },
      include: { lead: { select: { requestId: true, professionalId: true } } },
    })
    const request = report && (await lockRequest(ctx.db, report.lead.requestId))
    if (!report || !request || !isClientOf(ctx, actor, request)) throw new AppError('not_found')
    const { count } = await ctx.db.leadReport.updateMany({
      where: { id: input.id, status: 'pending', answer: null },
      data: { answer: input.answer, answeredAt: ctx.clock.now() },
    })
    if (count === 0) throw new AppError('already_decided')
    if (input.answer !== 'contacted') await measureResponse(ctx, report.lead.professionalId)
    if (acceptingAnswers[report.reason] === input.answer) await returnAutomatically(ctx, input.id)
    // The answer 'contacted' equals 'Me contactaron', so the client is not asked again.
    if (input.answer === 'contacted' && canMove('client', request.status, 'open'))
      await changeStatus(ctx, actor, { id: request.id, status: 'open' })
    const { status } = await ctx.db.leadReport.findUniqueOrThrow({
      where: { id: input.id },
      select: { status: true },
    })
    return { status }
  })
}
