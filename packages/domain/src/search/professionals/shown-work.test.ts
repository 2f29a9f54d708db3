import { portfolioPhotoPath } from '@oficio/contracts/professionals/portfolio'
import { searchQuery } from '@oficio/contracts/search/professionals'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { subDays } from '../../kernel/time/days'
import { listChecks } from '../../professionals/checks/list-checks'
import { setCheck } from '../../professionals/checks/set-check'
import { anonymise } from '../../service-requests/lifecycle/anonymise-requests'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getPublicProfile } from '../profile/get-public-profile'
import { searchProfessionals } from './search-professionals'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

async function shownOf(id: string) {
  const { professionals } = await searchProfessionals(ctx, visitor(), searchQuery.parse({}))
  const result = professionals.find((professional) => professional.id === id)
  if (!result) throw new Error('not found')
  return result
}

/** Builds a finished job that the client confirmed. */
async function giveWork(professionalId: string, email: string, request: object = {}, lead: object = {}) {
  const now = ctx.clock.now()
  const done = { status: 'completed', completedBy: 'client', confirmedAt: now, closedAt: now } as const
  const createdAt = subDays(now, 2)
  const { id: requestId } = await buildServiceRequest(ctx, { ...done, createdAt, email, ...request })
  const { id: leadId } = await buildLead(ctx, { requestId, professionalId, source: 'subscription', ...lead })
  await ctx.db.serviceRequest.update({ where: { id: requestId }, data: { chosenLeadId: leadId } })
  return { requestId, leadId }
}

describe('what a result shows of the work', () => {
  it('counts different clients who said themselves that the work is done, on cards and on the profile', async () => {
    const { id } = await buildProfessional(ctx)
    await buildProfessional(ctx)
    const now = ctx.clock.now()
    expect((await shownOf(id)).jobsDone).toBe(0)
    await giveWork(id, 'ana@example.com')
    await giveWork(id, 'Ana@Example.com')
    await giveWork(id, 'beto@example.com', { completedBy: 'professional' })
    await giveWork(id, 'caro@example.com', { completedBy: 'system' })
    await giveWork(id, 'dario@example.com', { confirmedAt: null })
    await giveWork(id, 'eva@example.com', { status: 'in_progress', completedBy: null, closedAt: null })
    await giveWork(id, 'fede@example.com', {}, { isSelfMade: true })
    await giveWork(id, 'gabi@example.com', { createdAt: now })
    const { leadId } = await giveWork(id, 'hugo@example.com')
    expect((await shownOf(id)).jobsDone).toBe(2)
    const review = {
      id: ctx.ids.next(),
      leadId,
      professionalId: id,
      rating: 5,
      authorName: 'Hugo',
      createdAt: now,
    }
    await ctx.db.review.create({ data: { ...review, standing: 'waiting' } })
    expect((await shownOf(id)).jobsDone).toBe(1)
    expect((await getPublicProfile(ctx, visitor(), { id })).jobsDone).toBe(1)
  })

  it('does not count a client twice when their requests are anonymised', async () => {
    const { id } = await buildProfessional(ctx)
    const first = await giveWork(id, 'ana@example.com')
    const second = await giveWork(id, 'ana@example.com')
    const shownJobs = async () => (await shownOf(id)).jobsDone
    expect(await shownJobs()).toBe(1)
    await anonymise(ctx, first.requestId)
    expect(await shownJobs()).toBe(1)
    await anonymise(ctx, second.requestId)
    expect(await shownJobs()).toBe(1)

    const { id: userId } = await buildUser(ctx)
    const third = await giveWork(id, 'beto@example.com', { userId })
    await giveWork(id, 'otro@example.com', { userId })
    await giveWork(id, 'caro@example.com')
    expect(await shownJobs()).toBe(2)
    await anonymise(ctx, third.requestId)
    expect(await shownJobs()).toBe(2)
  })

  it('shows the first pictures in the order of the professional', async () => {
    const { id } = await buildProfessional(ctx)
    const photoIds: string[] = []
    for (const position of [3, 2, 1, 0]) {
      const photoId = ctx.ids.next()
      const facts = {
        ownerKey: 'x',
        width: 4,
        height: 3,
        bytes: 1,
        sha256: photoId,
        createdAt: ctx.clock.now(),
      }
      await ctx.db.photo.create({ data: { id: photoId, state: 'portfolio', ...facts } })
      await ctx.db.portfolioPhoto.create({ data: { photoId, professionalId: id, position } })
      photoIds.unshift(photoId)
    }
    const firstUrls = photoIds.slice(0, 3).map((photoId) => portfolioPhotoPath(photoId, 'thumb'))
    expect((await shownOf(id)).workPhotoUrls).toEqual(firstUrls)
  })

  it('shows a check until the checked facts change', async () => {
    const { id, userId } = await buildProfessional(ctx)
    const other = await buildProfessional(ctx)
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const [check] = (await listChecks(ctx, admin, { id })).filter(({ kind }) => kind === 'identity')
    await setCheck(ctx, admin, { id, kind: 'identity', isChecked: true, fact: check?.fact ?? '' })
    expect((await shownOf(id)).checks).toEqual(['identity'])
    expect((await shownOf(other.id)).checks).toEqual([])
    await ctx.db.user.update({ where: { id: userId }, data: { lastName: 'Otro' } })
    expect((await shownOf(id)).checks).toEqual([])
  })
})
