import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { addHours } from 'date-fns'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseNotices } from '../../accounts/notice-choices/choose-notices'
import { optOut } from '../../accounts/notice-choices/opt-out'
import { account, system, visitor } from '../../kernel/actor'
import { dayStart } from '../../kernel/time/day-start'
import { buildLead } from '../../testing/builders/build-lead'
import { buildIntent } from '../../testing/builders/build-payment'
import { buildProfessional, type ProfessionalOverrides } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { makeUrgent } from '../urgency/make-urgent'
import { sendDigests } from './daily-digest'
import { notifyProfessionals } from './notify-professionals'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

/** Builds a professional who chose one mail a day. */
const daily = (more: ProfessionalOverrides = {}) =>
  buildProfessional(ctx, { ...more, user: { hasDailyDigest: true, ...more.user } })

type RequestOptions = Parameters<typeof buildServiceRequest>[1]

/** Files a request and notifies the professionals. */
async function tell(overrides: RequestOptions = {}) {
  const request = await buildServiceRequest(ctx, overrides)
  await notifyProfessionals(ctx, request.id)
  await runDueJobs(ctx)
  return request
}

/** Sets the clock to some minutes after the next daily mail is due. */
function toDigest(minutesLate = 1) {
  const today = addHours(dayStart(ctx.clock.now()), limits.digestHour)
  ctx.clock.set(today > ctx.clock.now() ? today : addHours(today, 24))
  ctx.clock.advance({ minutes: minutesLate })
}

async function digests() {
  await sendDigests(ctx)
  await runDueJobs(ctx)
  return ctx.mailer.sentMails.flatMap(({ to, content }) =>
    content.template === 'requests-digest'
      ? [
          {
            to,
            ids: content.props.requests.map(({ requestUrl }) => requestUrl.split('/').at(-1)),
            ...content.props,
          },
        ]
      : [],
  )
}

const mailedAtOnce = () =>
  ctx.mailer.sentMails.flatMap(({ to, content }) =>
    content.template === 'request-for-professional' ? [to] : [],
  )

describe('the mail of the day', () => {
  it('takes the place of a mail for each request, whose notices come at once', async () => {
    const { user } = await daily()
    const other = await buildProfessional(ctx)
    const first = await tell()
    const second = await tell({ title: 'Llamar al 341 555 1234' })
    expect(await ctx.db.notice.count({ where: { userId: user.id } })).toBe(2)
    expect(mailedAtOnce()).toEqual([other.user.email, other.user.email])
    expect(await digests()).toEqual([])
    toDigest()
    const [mail, ...otherMails] = await digests()
    expect(otherMails).toEqual([])
    expect(mail).toMatchObject({ to: user.email, hasMore: false })
    expect(mail?.ids.toSorted()).toEqual([first.id, second.id].toSorted())
    expect(JSON.stringify(mail)).not.toContain('555')
    expect(ctx.mailer.sentMails.at(-1)?.optOutUrl).toContain('/opt-out/')
  })

  it('is sent once when several runs of the job overlap or repeat', async () => {
    await daily()
    await tell()
    toDigest()
    await Promise.all([sendDigests(ctx), sendDigests(ctx), sendDigests(ctx)])
    expect(await digests()).toHaveLength(1)
    ctx.clock.advance({ hours: 3 })
    expect(await digests()).toHaveLength(1)
    expect(await ctx.db.mail.count({ where: { template: 'requests-digest' } })).toBe(1)
  })

  it('has each request once, and is not sent where there is none', async () => {
    await daily()
    const first = await tell()
    toDigest()
    expect(await digests()).toMatchObject([{ ids: [first.id] }])
    toDigest()
    expect(await digests()).toHaveLength(1)
    const second = await tell()
    toDigest()
    expect((await digests()).map(({ ids }) => ids)).toEqual([[first.id], [second.id]])
  })

  it('names only what they may still take', async () => {
    const { id: professionalId } = await daily()
    const goodOutcome = await tell()
    const endedRequests = {
      closed: await tell(),
      begun: await tell(),
      full: await tell(),
      taken: await tell(),
      elsewhere: await tell(),
    }
    const change = (id: string, data: object) => ctx.db.serviceRequest.update({ where: { id }, data })
    await change(endedRequests.closed.id, { status: 'cancelled', closedAt: ctx.clock.now() })
    await change(endedRequests.begun.id, { status: 'in_progress' })
    await change(endedRequests.full.id, { leadCount: 5 })
    await buildLead(ctx, { requestId: endedRequests.taken.id, professionalId })
    await change(endedRequests.elsewhere.id, { rubroId: 3 })
    toDigest()
    expect(await digests()).toMatchObject([{ ids: [goodOutcome.id] }])
  })

  it('is not sent once all of it is gone, be that when it is made or when it is sent', async () => {
    const { id } = await daily()
    await tell({ leadCount: 4 })
    await ctx.db.serviceRequest.updateMany({ data: { leadCount: 5 } })
    toDigest()
    expect(await digests()).toEqual([])
    expect(await ctx.db.mail.count({ where: { template: 'requests-digest' } })).toBe(0)
    await tell()
    toDigest()
    await sendDigests(ctx)
    await ctx.db.professional.update({ where: { id }, data: { isAvailable: false } })
    await runDueJobs(ctx)
    expect(await digests()).toEqual([])
    expect(
      await ctx.db.mail.count({ where: { template: 'requests-digest', skippedAt: { not: null } } }),
    ).toBe(1)
  })

  it('names as many as it has room for, the newest first, and says that there are more', async () => {
    const { id: professionalId } = await daily()
    const ids: string[] = []
    for (let count = 0; count <= serverLimits.digestRequests; count += 1) {
      ctx.clock.advance({ minutes: 1 })
      ids.unshift((await buildServiceRequest(ctx)).id)
      const recipientColumns = { wave: 1, distanceKm: 0, notifiedAt: ctx.clock.now(), waitsForDigest: true }
      await ctx.db.serviceRequestRecipient.create({
        data: { requestId: ids[0] ?? '', professionalId, ...recipientColumns },
      })
    }
    toDigest()
    expect(await digests()).toMatchObject([{ ids: ids.slice(0, serverLimits.digestRequests), hasMore: true }])
  })

  it('leaves requests after the hour to the mail of the next day, also when the job was late', async () => {
    await daily()
    const early = await tell()
    toDigest(30)
    const late = await tell()
    expect((await digests()).map(({ ids }) => ids)).toEqual([[early.id]])
    toDigest()
    expect((await digests()).map(({ ids }) => ids)).toEqual([[early.id], [late.id]])
  })

  it('makes up for days on which no job ran, in one mail', async () => {
    await daily()
    const ids = [(await tell()).id]
    toDigest()
    ids.push((await tell()).id)
    toDigest()
    const [mail, ...otherMails] = await digests()
    expect(otherMails).toEqual([])
    expect(mail?.ids.toSorted()).toEqual(ids.toSorted())
  })
})

describe('a request that cannot wait for the mail of the day', () => {
  it('is mailed at once when it is urgent or offered to one professional first', async () => {
    const professional = await daily()
    const { id: urgencyIntentId } = await buildIntent(ctx)
    await tell({ isUrgent: true, urgencyIntentId, urgentAt: ctx.clock.now() })
    await tell({
      preferredProfessionalId: professional.id,
      firstOfferUntil: addHours(ctx.clock.now(), 1),
    })
    expect(mailedAtOnce()).toEqual([professional.user.email, professional.user.email])
    toDigest()
    expect(await digests()).toEqual([])
  })

  it('is mailed once when it becomes urgent later, and is not in the mail of the day', async () => {
    const { user } = await daily()
    const request = await tell()
    const intent = await buildIntent(ctx, { subjectType: 'service_request', subjectId: request.id })
    for (const _again of [1, 2]) await ctx.transaction((ctx) => makeUrgent(ctx, system, { request, intent }))
    await runDueJobs(ctx, { timesEach: 2 })
    expect(mailedAtOnce()).toEqual([user.email])
    toDigest()
    expect(await digests()).toEqual([])
  })
})

describe('the wish for one mail a day', () => {
  const choose = (userId: string, requestMails: 'daily' | 'at-once') =>
    chooseNotices(ctx, account(userId, 'professional'), { choices: [], requestMails })

  it('is in force from the next request on, and taking it back loses none that waits', async () => {
    const { user } = await buildProfessional(ctx)
    await tell()
    await choose(user.id, 'daily')
    const waiting = await tell()
    await choose(user.id, 'at-once')
    await tell()
    expect(mailedAtOnce()).toEqual([user.email, user.email])
    toDigest()
    expect(await digests()).toMatchObject([{ ids: [waiting.id] }])
  })

  it('counts once the mailbox is proven, as every choice about mails', async () => {
    const { user } = await daily({ user: { emailVerifiedAt: null } })
    await tell()
    expect(mailedAtOnce()).toEqual([user.email])
  })

  it('gives way to the link in its mails, which switches off the mails of new requests altogether', async () => {
    const { user } = await daily()
    await tell()
    toDigest()
    await digests()
    const token = ctx.mailer.sentMails.at(-1)?.optOutUrl?.split('/').at(-1) ?? ''
    await optOut(ctx, visitor(), { token })
    expect(await ctx.db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      mutedMails: ['new-requests'],
      hasDailyDigest: true,
    })
    await tell()
    toDigest()
    expect(await digests()).toHaveLength(1)
  })
})
