import { workAnswers } from '@oficio/contracts/service-requests/work'
import { addDays } from 'date-fns'
import { beforeEach, describe, expect, it } from 'vitest'
import { getOverview } from '../../admin/overview/get-overview'
import { type Actor, account, visitor } from '../../kernel/actor'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUrgency } from '../../testing/builders/build-urgency'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getTracking } from '../tracking/get-tracking'
import { trackingToken } from '../tracking-link'
import { getAnsweredShare } from '../urgency/get-urgent-offer'
import { answerWorkQuestion } from './answer-work-question'
import { changeStatus } from './change-status'
import { expireRequests } from './expire-requests'
import { reopenServiceRequest } from './reopen-service-request'
import { askAboutWork, closeUnansweredWork } from './work-questions'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const requestById = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const clientOf = async (id: string): Promise<Actor> =>
  visitor({ trackingToken: trackingToken(ctx, await requestById(id)) })
const answer = async (id: string, word: (typeof workAnswers)[number]) =>
  answerWorkQuestion(ctx, await clientOf(id), { id, answer: word })
const questions = async () => {
  await runDueJobs(ctx)
  return ctx.mailer.sentMails.filter(({ content }) => content.template === 'request-work-question').length
}
/** Runs both clock jobs, each twice and all concurrently. */
const tick = () => Promise.all([1, 2].flatMap(() => [askAboutWork(ctx), closeUnansweredWork(ctx)]))

/** Builds a request whose work has just begun, with a professional whom the client named. */
async function startedWork() {
  const { id } = await buildServiceRequest(ctx)
  const plumber = await buildProfessional(ctx)
  const { id: leadId } = await buildLead(ctx, { requestId: id, professionalId: plumber.id })
  await changeStatus(ctx, await clientOf(id), { id, status: 'in_progress', leadId })
  return { id, leadId, actor: account(plumber.userId, 'professional') }
}

/** Builds the same request, whose client has just been asked about the work. */
async function questionedWork() {
  const work = await startedWork()
  ctx.clock.advance({ days: 30 })
  await tick()
  await runDueJobs(ctx)
  return work
}

describe('work in progress', () => {
  it('is asked about once, thirty days after the last change, by mail and on its page', async () => {
    const { id, actor, leadId } = await startedWork()
    ctx.clock.advance({ days: 20 })
    await changeStatus(ctx, actor, { id, status: 'in_progress' })
    await ctx.db.serviceRequestEvent.create({
      data: {
        id: ctx.ids.next(),
        requestId: id,
        leadId,
        type: 'contacted',
        actorKind: 'professional',
        createdAt: ctx.clock.now(),
      },
    })
    ctx.clock.advance({ days: 29, hours: 23 })
    await tick()
    expect(await questions()).toBe(0)
    ctx.clock.advance({ hours: 1 })
    await tick()
    await tick()
    expect(await questions()).toBe(1)
    const until = new Date(ctx.clock.now().getTime() + 14 * 86_400_000).toISOString()
    expect((await getTracking(ctx, await clientOf(id), { id })).workAnswerUntil).toBe(until)
    ctx.clock.advance({ days: 13 })
    await tick()
    expect(await questions()).toBe(1)
  })

  it('goes on for another thirty days when the client says so', async () => {
    const { id } = await questionedWork()
    ctx.clock.advance({ days: 13 })
    await answer(id, 'goes_on')
    await answer(id, 'goes_on')
    expect((await getTracking(ctx, await clientOf(id), { id })).workAnswerUntil).toBeNull()
    ctx.clock.advance({ days: 29 })
    await tick()
    expect(await requestById(id)).toMatchObject({ status: 'in_progress' })
    expect(await questions()).toBe(1)
    ctx.clock.advance({ days: 1 })
    await tick()
    expect(await questions()).toBe(2)
    ctx.clock.advance({ days: 13 })
    await answer(id, 'goes_on')
    await answer(id, 'goes_on')
    expect(await ctx.db.serviceRequestEvent.count({ where: { requestId: id, type: 'work_answered' } })).toBe(
      2,
    )
    ctx.clock.advance({ days: 14 })
    await tick()
    expect(await requestById(id)).toMatchObject({ status: 'in_progress' })
  })

  it('is completed when the client says that it is done, who may take the tap back for seven days', async () => {
    const { id } = await questionedWork()
    expect(await answer(id, 'done')).toEqual({ id, status: 'completed' })
    expect(await requestById(id)).toMatchObject({ status: 'completed', completedBy: 'client' })
    expect(await answer(id, 'done')).toEqual({ id, status: 'completed' })
    await reopenServiceRequest(ctx, await clientOf(id), { id })
    expect(await requestById(id)).toMatchObject({ status: 'in_progress', completedBy: null })
  })

  it('goes back to open with all its days when it was not done', async () => {
    const { id } = await questionedWork()
    await answer(id, 'not_done')
    await expireRequests(ctx)
    expect(await requestById(id)).toMatchObject({ status: 'open', chosenLeadId: null })
    const { expiresAt, nextWaveAt } = await requestById(id)
    expect(expiresAt.getTime()).toBe(ctx.clock.now().getTime() + 7 * 86_400_000)
    expect(nextWaveAt).toEqual(ctx.clock.now())
  })

  it('is closed by the system when nobody answers for fourteen days, and the client may say otherwise', async () => {
    const { id, actor } = await questionedWork()
    ctx.clock.advance({ days: 14 })
    await tick()
    await runDueJobs(ctx, { timesEach: 2 })
    expect(await requestById(id)).toMatchObject({ status: 'completed', completedBy: 'system' })
    const completedMails = ctx.mailer.sentMails.filter(
      ({ content }) => content.template === 'request-completed',
    )
    expect(completedMails.map(({ content }) => content.props)).toMatchObject([{ professionalName: null }])
    expect(await ctx.db.serviceRequestEvent.count({ where: { requestId: id, actorKind: 'system' } })).toBe(1)
    expect(await ctx.db.notice.count({ where: { userId: actor.userId ?? '' } })).toBe(2)
    await expect(answer(id, 'goes_on')).rejects.toMatchObject({ code: 'request_closed' })
    await reopenServiceRequest(ctx, await clientOf(id), { id })
    await tick()
    expect((await requestById(id)).status).toBe('in_progress')
  })

  it('closed by the system counts in no figure', async () => {
    const { id } = await questionedWork()
    const other = await startedWork()
    ctx.clock.advance({ days: 14 })
    await tick()
    expect((await requestById(id)).completedBy).toBe('system')
    await changeStatus(ctx, other.actor, { id: other.id, status: 'completed' })
    const admin = await buildUser(ctx, { role: 'admin' })
    const { days } = await getOverview(ctx, account(admin.id, 'admin'))
    expect(days.map(({ completed }) => completed)).toEqual([1, 0, 0, 0, 0, 0, 0])
    const professionals = await ctx.db.professional.findMany()
    expect(professionals.map(({ medianResponseMinutes }) => medianResponseMinutes)).toEqual([null, null])
  })

  it('leaves the fee of an urgent request unchanged when it is closed', async () => {
    const { id } = await startedWork()
    await buildUrgency(ctx, id, { urgentOutcome: 'answered', urgentSettledAt: ctx.clock.now() })
    const before = await getAnsweredShare(ctx)
    ctx.clock.advance({ days: 30 })
    await tick()
    ctx.clock.advance({ days: 14 })
    await tick()
    expect(await requestById(id)).toMatchObject({
      status: 'completed',
      isUrgent: true,
      urgentOutcome: 'answered',
    })
    expect(await ctx.db.refund.count()).toBe(0)
    expect(await getAnsweredShare(ctx)).toEqual(before)
  })

  it('is answered or closed, never both, in the moment in which the time is over', async () => {
    const { id } = await questionedWork()
    ctx.clock.advance({ days: 14 })
    const [answerOutcome] = await Promise.allSettled([answer(id, 'goes_on'), closeUnansweredWork(ctx)])
    expect((await requestById(id)).status).toBe(
      answerOutcome?.status === 'fulfilled' ? 'in_progress' : 'completed',
    )
  })

  it('takes nothing of the days of a request that was extended', async () => {
    const { id } = await startedWork()
    const expiresAt = addDays(ctx.clock.now(), 14)
    await ctx.db.serviceRequest.update({ where: { id }, data: { expiresAt, extendedAt: ctx.clock.now() } })
    await answer(id, 'not_done')
    expect(await requestById(id)).toMatchObject({ status: 'open', expiresAt })
  })

  it('is answered by nobody but its client, and only while it is in progress', async () => {
    const { id, actor } = await questionedWork()
    for (const otherActor of [visitor(), actor])
      await expect(answerWorkQuestion(ctx, otherActor, { id, answer: 'done' })).rejects.toMatchObject({
        code: 'request_not_found',
      })
    const waiting = await buildServiceRequest(ctx)
    for (const word of workAnswers)
      await expect(answer(waiting.id, word)).rejects.toMatchObject({ code: 'transition_not_allowed' })
  })
})
