import { portfolioPhotoPath } from '@oficio/contracts/professionals/portfolio'
import { searchQuery } from '@oficio/contracts/search/professionals'
import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { listChecks } from '../../professionals/checks/list-checks'
import { setCheck } from '../../professionals/checks/set-check'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { reviewedWork } from '../../testing/reviewed-work'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { searchProfessionals } from './search-professionals'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

async function shownOf(id: string) {
  const { professionals } = await searchProfessionals(ctx, visitor(), searchQuery.parse({}))
  const shown = professionals.find((professional) => professional.id === id)
  if (!shown) throw new Error('not found')
  return shown
}

describe('what a result shows of the work', () => {
  it('counts the jobs that a client reported as done', async () => {
    const professional = await buildProfessional(ctx, { freeLeadsLeft: 9 })
    await buildProfessional(ctx)
    expect((await shownOf(professional.id)).jobsDone).toBe(0)
    await reviewedWork(ctx, { professional })
    await reviewedWork(ctx, { professional })
    expect((await shownOf(professional.id)).jobsDone).toBe(2)
  })

  it('does not count a job done too fast, closed by the system, or filed by the professional', async () => {
    const professional = await buildProfessional(ctx, { freeLeadsLeft: 9 })
    await reviewedWork(ctx, { professional, minutes: serverLimits.quickCompletionMinutes - 1 })
    const { id } = await reviewedWork(ctx, { professional })
    await ctx.db.serviceRequest.update({ where: { id }, data: { completedBy: 'system' } })
    await reviewedWork(ctx, { professional, form: { phone: professional.phone } })
    expect((await shownOf(professional.id)).jobsDone).toBe(0)
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
    const shown = photoIds.slice(0, 3).map((photoId) => portfolioPhotoPath(photoId, 'thumb'))
    expect((await shownOf(id)).workPhotoUrls).toEqual(shown)
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
