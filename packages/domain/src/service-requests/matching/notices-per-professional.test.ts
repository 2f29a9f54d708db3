import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { sendDigests } from './daily-digest'
import { notifyProfessionals } from './notify-professionals'

const limit = serverLimits.noticesPerProfessional
let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
  await buildProfessional(ctx)
})

const buildMany = async (count: number, fields: object = {}) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const { id } = await buildServiceRequest(ctx, { connectionHash: `connection-${at}`, ...fields })
      return id
    }),
  )
const notify = async (ids: string[]) => {
  await Promise.all(ids.map((id) => notifyProfessionals(ctx, id)))
  await runDueJobs(ctx)
}
const mailsOf = (template: string) =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === template)

describe('confirmed requests from many connections', () => {
  it('notify a professional so many times an hour, also at the same moment; the others come in the daily mail', async () => {
    await notify(await buildMany(limit + 3))
    expect(mailsOf('request-for-professional')).toHaveLength(limit)
    expect(await ctx.db.notice.count({ where: { type: 'new-request' } })).toBe(limit)
    ctx.clock.advance({ hours: 24 })
    await sendDigests(ctx)
    await runDueJobs(ctx)
    expect(mailsOf('requests-digest')).toHaveLength(1)
  })

  it('notify again an hour later', async () => {
    await notify(await buildMany(limit))
    ctx.clock.advance({ minutes: 61 })
    await notify(await buildMany(1))
    expect(mailsOf('request-for-professional')).toHaveLength(limit + 1)
  })
})
