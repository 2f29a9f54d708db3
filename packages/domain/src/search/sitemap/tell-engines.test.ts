import { beforeEach, describe, expect, it } from 'vitest'
import { refuseBusiness } from '../../businesses/decisions/refuse-business'
import { emptyBusiness } from '../../businesses/empty-business'
import { purgeBusiness } from '../../businesses/purge-business'
import { account } from '../../kernel/actor'
import { noteProfileChange } from '../../professionals/profile/note-profile-change'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs, waitingJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'

let base: TestCtx
let toldPaths: string[][]
beforeEach(async () => {
  base = await createTestContext()
  toldPaths = []
})

const ctxWithEngines = (): TestCtx => ({
  ...base,
  pageNews: { key: 'una-clave-1234', tell: async (paths) => void toldPaths.push([...paths]) },
})

const changeBusiness = (ctx: TestCtx, id: string) =>
  base.transaction((tx) => purgeBusiness({ ...tx, pageNews: ctx.pageNews }, id))

const pagesTold = (begin: string) => toldPaths.flat().filter((path) => path.startsWith(begin))

async function runLater(ctx: TestCtx) {
  base.clock.advance({ hours: 1 })
  await runDueJobs(ctx)
}

describe('search engines', () => {
  it('hear of a page that changed, once for changes that follow each other, and by no name in the job', async () => {
    const ctx = ctxWithEngines()
    const { id, slug } = await buildBusiness(ctx)
    await changeBusiness(ctx, id)
    await changeBusiness(ctx, id)
    const professional = await buildProfessional(ctx)
    await base.transaction((tx) => noteProfileChange({ ...tx, pageNews: ctx.pageNews }, professional.id))
    const waiting = (await waitingJobs(ctx)).filter(({ name }) => name === 'tell-search-engines')
    // The two pages themselves, and the landing pages of a category and a rubro in their town.
    expect(waiting).toHaveLength(4)
    expect(JSON.stringify(waiting)).not.toContain(slug)
    await runLater(ctx)
    expect(pagesTold('/business/')).toEqual([`/business/${slug}`])
    expect(pagesTold('/professionals/')[0]).toMatch(new RegExp(`^/professionals/.*${professional.id}$`))
    expect(toldPaths).toHaveLength(4)
  })

  it('hear of the landing pages that show it too, also of its former ones', async () => {
    const ctx = ctxWithEngines()
    const { id } = await buildBusiness(ctx)
    await changeBusiness(ctx, id)
    await runLater(ctx)
    expect(pagesTold('/negocios/')).toEqual(['/negocios/cafes/rosario'])
    toldPaths = []
    await base.transaction((tx) => emptyBusiness({ ...tx, pageNews: ctx.pageNews }, id, 'payer'))
    await runLater(ctx)
    expect(toldPaths.flat()).toEqual(['/negocios/cafes/rosario'])
    toldPaths = []
    const professional = await buildProfessional(ctx, { status: 'suspended' })
    await base.transaction((tx) => noteProfileChange({ ...tx, pageNews: ctx.pageNews }, professional.id))
    await runLater(ctx)
    expect(pagesTold('/profesionales/')).toEqual(['/profesionales/plomeria/rosario'])
    expect(pagesTold('/professionals/')).toHaveLength(1)
  })

  it('hear of each address that leads to a business: those it had, and those of what was merged into it', async () => {
    const ctx = ctxWithEngines()
    const { id, slug } = await buildBusiness(ctx)
    const row = { businessId: id, createdAt: base.clock.now() }
    await base.db.businessSlug.create({ data: { ...row, slug: 'el-nombre-de-antes' } })
    await changeBusiness(ctx, id)
    await runLater(ctx)
    expect(pagesTold('/business/').sort()).toEqual(
      [`/business/${slug}`, '/business/el-nombre-de-antes'].sort(),
    )
  })

  it('hear of a business that is out of sight, whose address answers no more', async () => {
    const ctx = ctxWithEngines()
    const pastMoment = new Date(base.clock.now().getTime() - 1)
    const hiddenBusinesses = [
      await buildBusiness(ctx, { status: 'paused', pausedAt: pastMoment }),
      await buildBusiness(ctx, { publicUntil: new Date(base.clock.now().getTime() + 1) }),
      await buildBusiness(ctx),
    ]
    const never = await buildBusiness(ctx, { status: 'pending_payment' })
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    for (const { id } of [...hiddenBusinesses.slice(1), never])
      await refuseBusiness(base, admin, { id, reason: 'No existe' })
    for (const { id } of [...hiddenBusinesses, never]) await changeBusiness(ctx, id)
    await runLater(ctx)
    expect(pagesTold('/business/').sort()).toEqual(
      hiddenBusinesses.map(({ slug }) => `/business/${slug}`).sort(),
    )
  })

  it('hear nothing of a change that was undone, of what nobody may see, nor where the operator does not want it', async () => {
    const ctx = ctxWithEngines()
    const hidden = await buildBusiness(ctx, { status: 'pending_payment' })
    await changeBusiness(ctx, hidden.id)
    const { id } = await buildBusiness(ctx)
    const rolledBack = base.transaction(async (tx) => {
      await purgeBusiness({ ...tx, pageNews: ctx.pageNews }, id)
      throw new Error('undone')
    })
    await expect(rolledBack).rejects.toThrow('undone')
    await changeBusiness(base, id)
    await runLater(ctx)
    expect(toldPaths).toEqual([])
  })
})
