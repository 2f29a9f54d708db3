import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { removeUnusedPhotos } from '../../photos/remove-unused-photos'
import { storePhoto } from '../../photos/store-photo'
import { getPublicProfile } from '../../search/profile/get-public-profile'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { changePortfolio } from './change-portfolio'
import { readPortfolioPhoto } from './read-portfolio-photo'
import { removePortfolioPhoto } from './remove-portfolio-photo'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })

async function scene() {
  const { id, userId } = await buildProfessional(ctx)
  const actor = account(userId, 'professional')
  const upload = async () => (await storePhoto(ctx, actor, { bytes: new TextEncoder().encode('picture') })).id
  const save = (photos: { id: string; caption?: string }[]) => changePortfolio(ctx, actor, { photos })
  const publicPortfolio = async () => (await getPublicProfile(ctx, visitor(), { id })).portfolio
  return { id, actor, upload, save, shown: publicPortfolio }
}

describe('the pictures of their work that a professional shows', () => {
  it('come once they are approved', async () => {
    const { id, upload, save } = await scene()
    await ctx.db.professional.update({ where: { id }, data: { status: 'pending_payment' } })
    await expect(save([{ id: await upload() }])).rejects.toEqual(fails('registration_undecided'))
  })

  it('are the last saved ones, in their order and with their words', async () => {
    const { upload, save, shown } = await scene()
    const [bath, roof, wall] = [await upload(), await upload(), await upload()]
    await save([{ id: bath, caption: 'Baño nuevo' }, { id: roof }])
    expect(await shown()).toMatchObject([
      { id: bath, caption: 'Baño nuevo' },
      { id: roof, caption: '' },
    ])
    const answer = await save([{ id: wall }, { id: bath, caption: 'Baño' }])
    expect(answer.photos.map(({ id, caption }) => [id, caption])).toEqual([
      [wall, ''],
      [bath, 'Baño'],
    ])
    expect((await shown()).map(({ id }) => id)).toEqual([wall, bath])
    await removeUnusedPhotos(ctx)
    expect(await ctx.db.photo.findUnique({ where: { id: roof } })).toBeNull()
    expect(await ctx.db.photo.count()).toBe(2)
  })

  it('are photos that they uploaded themselves, and nothing is saved with another one among them', async () => {
    const { upload, save, shown } = await scene()
    const other = await scene()
    const own = await upload()
    const strange = await other.upload()
    await expect(save([{ id: own }, { id: strange }])).rejects.toEqual(fails('photo_not_yours'))
    await other.save([{ id: strange }])
    await expect(save([{ id: strange }])).rejects.toEqual(fails('photo_not_yours'))
    expect(await shown()).toEqual([])
    await save([{ id: own }])
    expect((await shown()).map(({ id }) => id)).toEqual([own])
    expect((await other.shown()).map(({ id }) => id)).toEqual([strange])
  })

  it('hide phones and mails from readers of their words', async () => {
    const { upload, save, shown } = await scene()
    await save([{ id: await upload(), caption: 'Llamame al 341 555-1234 o a pepe@example.com' }])
    expect(JSON.stringify(await shown())).not.toMatch(/555|example\.com/)
  })

  it('can be seen by anybody while their professional can, and by nobody else', async () => {
    const { id: professionalId, upload, save } = await scene()
    const id = await upload()
    const see = () => readPortfolioPhoto(ctx, visitor(), { id, size: 'thumb' })
    await expect(see()).rejects.toEqual(fails('not_found'))
    await save([{ id }])
    expect((await see()).type).toBe('image/webp')
    await ctx.db.professional.update({ where: { id: professionalId }, data: { status: 'suspended' } })
    await expect(see()).rejects.toEqual(fails('not_found'))
  })

  it('are removed by an admin, with a reason that the professional reads', async () => {
    const { id: professionalId, actor, upload, save, shown } = await scene()
    const [bath, roof] = [await upload(), await upload()]
    await save([{ id: bath }, { id: roof }])
    const before = new Date()
    const input = { id: bath, reason: 'Es la foto de otra persona.' }
    await expect(removePortfolioPhoto(ctx, actor, input)).rejects.toEqual(fails('forbidden'))
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    await removePortfolioPhoto(ctx, admin, input)
    expect((await shown()).map(({ id }) => id)).toEqual([roof])
    expect(await listPurgedTags(ctx, before)).toContain(pageTags.professional(professionalId))
    expect(await ctx.db.auditEntry.findFirstOrThrow()).toMatchObject({
      action: 'professional-photo-removed',
      data: { reason: input.reason },
    })
    expect(await ctx.db.notice.findFirstOrThrow({ where: { userId: actor.userId } })).toMatchObject({
      type: 'work-photo-removed',
      body: `Motivo: ${input.reason}`,
    })
    await expect(removePortfolioPhoto(ctx, admin, input)).rejects.toEqual(fails('not_found'))
  })

  it('saved from two tabs at the same moment are wholly those of one of them', async () => {
    const { upload, save, shown } = await scene()
    const ids: string[] = []
    for (let index = 0; index < 8; index += 1) ids.push(await upload())
    await save(ids.slice(0, 4).map((id) => ({ id })))
    const tabs = [ids.slice(2, 6), ids.slice(4, 8), [ids[7] ?? '', ids[0] ?? '']]
    const results = await Promise.allSettled(tabs.map((tab) => save(tab.map((id) => ({ id })))))
    // A later tab cannot keep what an earlier tab removed: it is refused and changes nothing.
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
    const remainingIds = (await shown()).map(({ id }) => id).join()
    expect(tabs.map((tab) => tab.join())).toContain(remainingIds)
    expect(await ctx.db.photo.count({ where: { state: 'portfolio' } })).toBe(remainingIds.split(',').length)
  })

  it('change the kept page at once', async () => {
    const { id, upload, save } = await scene()
    const before = new Date()
    await save([{ id: await upload() }])
    expect(await listPurgedTags(ctx, before)).toContain(pageTags.professional(id))
  })
})
