import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { removeUnusedPhotos } from '../../photos/remove-unused-photos'
import { storePhoto } from '../../photos/store-photo'
import { buildUser } from '../../testing/builders/build-user'
import { businessForm } from '../../testing/business-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { createBusinessSubscription } from '../plans/create-business-subscription'
import { getReturnedPlan } from '../plans/get-returned-plan'
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

describe('a business whose plan waits for its payment', () => {
  const waiting = async (actor: Parameters<typeof getBusinessDraft>[1]) =>
    (await getBusinessDraft(ctx, actor)).awaitingPayment

  it('is named to the device that registered it and to its owner, and to nobody else', async () => {
    const { id } = await registerBusiness(ctx, phone, businessForm())
    const { name } = await ctx.db.business.findUniqueOrThrow({ where: { id } })
    expect(await waiting(phone)).toEqual({ businessId: id, name })
    expect(await waiting(visitor({ deviceHash: 'other' }))).toBeNull()
    const owner = account((await buildUser(ctx)).id, 'user')
    const own = await registerBusiness(ctx, owner, businessForm())
    expect(await waiting(owner)).toMatchObject({ businessId: own.id })
    expect(await waiting(visitor())).toBeNull()
  })

  it('is named until its payer has authorised the plan', async () => {
    const { id: businessId } = await registerBusiness(ctx, phone, businessForm())
    await createBusinessSubscription(ctx, phone, { businessId, tier: 'premium', rubroIds: [1] })
    expect(await waiting(phone)).toMatchObject({ businessId })
    const { providerId } = await ctx.db.subscription.findFirstOrThrow()
    ctx.payments.subscriptions.authorise(providerId ?? '')
    await getReturnedPlan(ctx, phone)
    expect(await waiting(phone)).toBeNull()
  })

  it('is named to its device no longer once somebody has taken the account', async () => {
    const { id } = await registerBusiness(ctx, phone, businessForm())
    const { userId } = await ctx.db.business.findUniqueOrThrow({ where: { id } })
    await ctx.db.user.update({ where: { id: userId ?? '' }, data: { emailVerifiedAt: ctx.clock.now() } })
    expect(await waiting(phone)).toBeNull()
  })
})

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
    const onPhone = account(id, 'user', { deviceHash: 'phone-1' })
    const onDesk = account(id, 'user', { deviceHash: 'desk' })
    expect([await nameOf(onPhone), await nameOf(onDesk)]).toEqual(['Café', null])
    await save(onPhone, 'Café del Puerto')
    expect(await nameOf(onDesk)).toBe('Café del Puerto')
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
    ctx.clock.advance({ days: serverLimits.businessDraftDays + 1 })
    await forgetUnclaimed(ctx)
    expect(await nameOf(phone)).toBeNull()
  })
})

describe('drafts without an account', () => {
  const line = '203.0.113.7'
  const strangers = (count: number) =>
    Array.from({ length: count }, (_none, at) => visitor({ deviceHash: `stranger-${at}`, connection: line }))

  it('are limited for a connection, whatever cookies it drops, and stored drafts can be changed', async () => {
    const callers = strangers(limits.draftsPerConnection + 5)
    const outcomes = await Promise.allSettled(callers.map((caller) => save(caller, 'Café')))
    const refusals = outcomes.filter(({ status }) => status === 'rejected')
    expect(refusals).toHaveLength(5)
    expect(refusals).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: 'too_many_drafts' }) }),
    )
    const keptAt = outcomes.findIndex(({ status }) => status === 'fulfilled')
    const winner = callers[keptAt] ?? phone
    await save(winner, 'Otro café')
    expect(await nameOf(winner)).toBe('Otro café')
    await save(visitor({ deviceHash: 'neighbour', connection: '203.0.113.8' }), 'Kiosco')
    await save(account((await buildUser(ctx)).id, 'user', { connection: line }), 'Bar')
  })

  it('are forgotten after two days, and those of accounts are kept', async () => {
    const user = account((await buildUser(ctx)).id, 'user')
    await save(phone, 'Café')
    await save(user, 'Bar')
    ctx.clock.advance({ days: serverLimits.visitorDraftDays + 1 })
    await forgetUnclaimed(ctx)
    expect([await nameOf(phone), await nameOf(user)]).toEqual([null, 'Bar'])
  })
})
