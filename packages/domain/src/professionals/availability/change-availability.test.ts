import { limits } from '@oficio/contracts/limits'
import { searchQuery } from '@oficio/contracts/search/professionals'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { startOfCalendarDay } from '../../kernel/time/day-start'
import { addDays } from '../../kernel/time/days'
import { getPortal } from '../../leads/desk/get-portal'
import { takeLead } from '../../leads/taking/take-lead'
import { searchProfessionals } from '../../search/professionals/search-professionals'
import { getPublicProfile } from '../../search/profile/get-public-profile'
import { notifyProfessionals } from '../../service-requests/matching/notify-professionals'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { changeAvailability } from './change-availability'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

async function buildCandidate() {
  const professional = await buildProfessional(ctx)
  return { ...professional, actor: account(professional.userId, 'professional') }
}
type Candidate = Awaited<ReturnType<typeof buildCandidate>>

const dayIn = (days: number) => calendarDay(addDays(ctx.clock.now(), days))

/** Returns every place that shows whether a professional is notified, listed or at work. */
async function visibilityOf({ id, actor }: Candidate) {
  const request = await buildServiceRequest(ctx)
  await notifyProfessionals(ctx, request.id)
  const { professionals } = await searchProfessionals(ctx, visitor(), searchQuery.parse({}))
  const { account, requests } = await getPortal(ctx, actor)
  return {
    isNotified: (await ctx.db.serviceRequestRecipient.count({ where: { requestId: request.id } })) > 0,
    isFound: professionals.some((professional) => professional.id === id),
    isOpen: (await getPublicProfile(ctx, visitor(), { id })).isAvailable,
    hasRequests: requests.cards.length > 0,
    standstill: account.standstill,
  }
}
const hidden = {
  isNotified: false,
  isFound: false,
  isOpen: false,
  hasRequests: false,
  standstill: 'unavailable',
}
const visible = { isNotified: true, isFound: true, isOpen: true, hasRequests: true, standstill: null }

describe('a professional who is away until a day', () => {
  it('receives no notices and is in no list, and is back at the first moment of the day without any job', async () => {
    const candidate = await buildCandidate()
    const backOn = dayIn(3)
    const { awayUntil } = await changeAvailability(ctx, candidate.actor, { isAvailable: false, backOn })
    expect(awayUntil).toBe(startOfCalendarDay(backOn).toISOString())
    expect(await visibilityOf(candidate)).toEqual(hidden)
    const { account } = await getPortal(ctx, candidate.actor)
    expect(account.awayUntil).toBe(awayUntil)
    const leftMs = startOfCalendarDay(backOn).getTime() - ctx.clock.now().getTime()
    ctx.clock.advance({ minutes: leftMs / 60_000 - 1 })
    expect(await visibilityOf(candidate)).toEqual(hidden)
    ctx.clock.advance({ minutes: 1 })
    expect(await visibilityOf(candidate)).toEqual(visible)
    expect((await getPortal(ctx, candidate.actor)).account.awayUntil).toBeNull()
  })

  it('has a public page that is rendered again at the start and at the end of the pause', async () => {
    const { id, actor } = await buildCandidate()
    const before = new Date()
    await changeAvailability(ctx, actor, { isAvailable: false, backOn: dayIn(1) })
    expect(await listPurgedTags(ctx, before)).toContain(pageTags.professional(id))
    await ctx.db.pagePurge.deleteMany()
    await runDueJobs(ctx)
    expect(await listPurgedTags(ctx, before)).toEqual([])
    ctx.clock.advance({ days: 2 })
    await runDueJobs(ctx)
    expect(await listPurgedTags(ctx, before)).toContain(pageTags.professional(id))
  })

  it('takes nothing meanwhile, and keeps the contacts that they have', async () => {
    const { id, actor } = await buildCandidate()
    const waitingRequest = await buildServiceRequest(ctx)
    await takeLead(ctx, actor, { id: waitingRequest.id })
    await changeAvailability(ctx, actor, { isAvailable: false, backOn: dayIn(1) })
    const { leads } = await getPortal(ctx, actor)
    expect(leads.inCourse).toHaveLength(1)
    const other = await buildServiceRequest(ctx)
    await expect(takeLead(ctx, actor, { id: other.id })).rejects.toMatchObject({ code: 'out_of_reach' })
    expect(await ctx.db.lead.count({ where: { professionalId: id } })).toBe(1)
  })

  it('is back earlier when they say so', async () => {
    const candidate = await buildCandidate()
    await changeAvailability(ctx, candidate.actor, { isAvailable: false, backOn: dayIn(30) })
    await changeAvailability(ctx, candidate.actor, { isAvailable: true })
    expect(await visibilityOf(candidate)).toEqual(visible)
  })

  it('gets no mail about earlier notices', async () => {
    const candidate = await buildCandidate()
    const request = await buildServiceRequest(ctx)
    await notifyProfessionals(ctx, request.id)
    await changeAvailability(ctx, candidate.actor, { isAvailable: false, backOn: dayIn(1) })
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.map(({ content }) => content.template)).not.toContain(
      'request-for-professional',
    )
  })
})

it('stays away without a day until they switch it on', async () => {
  const candidate = await buildCandidate()
  await changeAvailability(ctx, candidate.actor, { isAvailable: false })
  ctx.clock.advance({ days: 400 })
  expect(await visibilityOf(candidate)).toEqual(hidden)
  await changeAvailability(ctx, candidate.actor, { isAvailable: true })
  expect(await visibilityOf(candidate)).toEqual(visible)
})

it('a day that has come, or that is too far away, is refused at its field, and changes nothing', async () => {
  const candidate = await buildCandidate()
  for (const backOn of [dayIn(0), dayIn(-3), dayIn(limits.awayDaysMax + 1)])
    await expect(
      changeAvailability(ctx, candidate.actor, { isAvailable: false, backOn }),
    ).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { backOn: expect.any(String) },
    })
  expect(await visibilityOf(candidate)).toEqual(visible)
})
