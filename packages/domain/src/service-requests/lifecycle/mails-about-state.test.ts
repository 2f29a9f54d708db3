import { beforeEach, expect, it } from 'vitest'
import { type Caller, visitor } from '../../kernel/actor'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { trackingToken } from '../tracking-link'
import { changeStatus } from './change-status'
import { warnExpiring } from './expire-requests'
import { extendServiceRequest } from './extend-service-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

/** Builds a request with a few hours left, whose client has been warned. */
async function buildWarnedRequest() {
  const expiresAt = new Date(ctx.clock.now().getTime() + 5 * 3_600_000)
  const request = await buildServiceRequest(ctx, { expiresAt })
  await warnExpiring(ctx)
  return { id: request.id, client: visitor({ trackingToken: trackingToken(ctx, request) }) }
}

const expiryMailCount = async () => {
  await runDueJobs(ctx)
  return ctx.mailer.sentMails.filter(({ content }) => content.template === 'request-expiring').length
}

it('tells the client of the end of a request', async () => {
  await buildWarnedRequest()
  expect(await expiryMailCount()).toBe(1)
})

it.each([
  ['was extended', (actor: Caller, id: string) => extendServiceRequest(ctx, actor, { id })],
  [
    'is being worked on',
    (actor: Caller, id: string) => changeStatus(ctx, actor, { id, status: 'in_progress' }),
  ],
])('tells nobody of the end of a request that %s before the mail left', async (_, interrupt) => {
  const { id, client } = await buildWarnedRequest()
  await interrupt(client, id)
  expect(await expiryMailCount()).toBe(0)
})
