import { beforeEach, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent } from '../../testing/urgent'
import { resendConfirmation } from '../filing/resend-confirmation'
import { trackingToken } from '../tracking-link'
import { settleUrgentRequests } from './settle-urgent'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const mailProps = (template: string) =>
  ctx.mailer.sentMails.flatMap(({ content }) => (content.template === template ? [content.props] : []))

it('the client of an urgent request reads by mail what arrived and what is promised, and later no promise that ended', async () => {
  const { request } = await fileUrgent(ctx)
  await runDueJobs(ctx)
  const urgency = { priceArs: 15_000, dueAt: request.urgentDueAt?.toISOString() }
  expect(mailProps('request-filed')).toMatchObject([{ urgency }])
  ctx.clock.advance({ minutes: 61 })
  await settleUrgentRequests(ctx)
  await resendConfirmation(ctx, visitor({ trackingToken: trackingToken(ctx, request) }), request)
  await runDueJobs(ctx)
  expect(mailProps('request-filed')).toMatchObject([{ urgency }, { urgency: null }])
})

it('professionals read by mail that a request is urgent and until when', async () => {
  const professional = await buildProfessional(ctx)
  const { request } = await fileUrgent(ctx)
  await runDueJobs(ctx)
  expect(mailProps('request-for-professional')).toMatchObject([
    {
      isUrgent: true,
      urgentUntil: request.urgentDueAt?.toISOString(),
      firstName: professional.user.firstName,
    },
  ])
})
