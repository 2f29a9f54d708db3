import { limits } from '@oficio/contracts/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { removeUnusedPhotos } from '../../photos/remove-unused-photos'
import { storePhoto } from '../../photos/store-photo'
import { buildUser } from '../../testing/builders/build-user'
import { businessForm } from '../../testing/business-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { deleteBusinessDraft } from './delete-draft'
import { forgetUnclaimed } from './forget-unclaimed'
import { getBusinessDraft } from './get-draft'
import { registerBusiness } from './register-business'
import { saveBusinessDraft } from './save-draft'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const phone = visitor({ deviceHash: 'phone-1' })
const nameOf = async (actor: Parameters<typeof getBusinessDraft>[1]) =>
  (await getBusinessDraft(ctx, actor)).draft?.form.name ?? null
const save = (actor: Parameters<typeof saveBusinessDraft>[1], name: string) =>
  saveBusinessDraft(ctx, actor, { form: { name } })

describe('what is typed into the wizard', () => {
  it('is there again on the same device, and for nobody else', async () => {
    await save(phone, 'Café')
    expect(await nameOf(phone)).toBe('Café')
    expect(await nameOf(visitor({ deviceHash: 'other' }))).toBeNull()
    await expect(save(visitor(), 'x')).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('goes along when its writer logs in there, and is there on their other devices once it is saved again', async () => {
    const { id } = await buildUser(ctx)
    await save(phone, 'Café')
    const here = account(id, 'user', { deviceHash: 'phone-1' })
    const elsewhere = account(id, 'user', { deviceHash: 'desk' })
    expect([await nameOf(here), await nameOf(elsewhere)]).toEqual(['Café', null])
    await save(here, 'Café del Puerto')
    expect(await nameOf(elsewhere)).toBe('Café del Puerto')
  })

  it('is one, whichever of many tabs saves it at the same moment', async () => {
    await Promise.all(Array.from({ length: 6 }, (_none, at) => save(phone, `Café ${at}`)))
    expect(await ctx.db.businessDraft.count()).toBe(1)
    expect(await nameOf(phone)).toMatch(/^Café \d$/)
  })

  it('holds its pictures for as long as it is kept', async () => {
    const bytes = new Uint8Array([1, 2, 3])
    const photo = await storePhoto(ctx, phone, { bytes })
    const logo = await storePhoto(ctx, phone, { bytes })
    await storePhoto(ctx, phone, { bytes })
    await saveBusinessDraft(ctx, phone, { form: { photoIds: [photo.id], logoId: logo.id } })
    ctx.clock.advance({ hours: limits.unusedPhotoHours + 1 })
    await removeUnusedPhotos(ctx)
    expect(await ctx.db.photo.count()).toBe(2)
    await deleteBusinessDraft(ctx, phone)
    await removeUnusedPhotos(ctx)
    expect(await ctx.db.photo.count()).toBe(0)
  })

  it('is forgotten when it is sent, and when it was left for too long', async () => {
    await save(phone, 'Café')
    await registerBusiness(ctx, phone, businessForm())
    expect(await ctx.db.businessDraft.count()).toBe(0)
    await save(phone, 'Otro café')
    ctx.clock.advance({ days: limits.businessDraftDays + 1 })
    await forgetUnclaimed(ctx)
    expect(await nameOf(phone)).toBeNull()
  })
})
