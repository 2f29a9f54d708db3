import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { resetPassword } from '../../accounts/recovery/reset-password'
import { account, type Caller, visitor } from '../../kernel/actor'
import { idInLinkToken } from '../../kernel/link-token'
import { storePhoto } from '../../photos/store-photo'
import { buildUser } from '../../testing/builders/build-user'
import { businessForm } from '../../testing/business-form'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusiness } from '../get-business'
import { forgetUnclaimed } from './forget-unclaimed'
import { registerBusiness } from './register-business'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const phone = (key: string | null = null) => visitor({ deviceHash: 'phone-1', idempotencyKey: key })
const settled = async (calls: Promise<unknown>[]) => {
  const outcomes = await Promise.allSettled(calls)
  return {
    done: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    refused: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])),
  }
}

describe('registering a business without a session', () => {
  it('makes an account that nobody can enter, mails its link, and shows nobody the page before it is paid', async () => {
    const registration = await registerBusiness(ctx, phone(), businessForm())
    expect(registration).toMatchObject({
      slug: 'cafe-la-esquina',
      status: 'pending_payment',
      monthlyPriceArs: 25_000,
      claimMailedTo: 'duenia@example.com',
    })
    expect(await ctx.db.user.findFirstOrThrow({ omit: { passwordHash: false } })).toMatchObject({
      // No mail greets the owner by a made-up name.
      firstName: '',
      lastName: '',
      passwordHash: null,
      emailVerifiedAt: null,
      role: 'user',
    })
    expect(await ctx.db.session.count()).toBe(0)
    await expect(getBusiness(ctx, visitor(), { idOrSlug: registration.slug })).rejects.toMatchObject({
      code: 'business_not_found',
    })
  })

  it('lets the owner of the mailbox claim the account by the mailed link, which contains no words of the sender', async () => {
    const { id } = await registerBusiness(ctx, phone(), businessForm({ name: 'Visitá www.estafa.com' }))
    await runDueJobs(ctx)
    const mail = ctx.mailer.sentMails.find(({ content }) => content.template === 'business-claim')
    expect(JSON.stringify(mail)).not.toContain('estafa')
    const props = Object(mail?.content.props)
    const token = new URL(props.claimUrl).pathname.split('/').at(-1) ?? ''
    expect(idInLinkToken(token)).not.toBeNull()
    ctx.clock.advance({ days: limits.businessClaimDays - 1 })
    await resetPassword(ctx, visitor(), { token, password: 'medialunas calientes' })
    const { user } = await ctx.db.business.findUniqueOrThrow({ where: { id }, include: { user: true } })
    expect(user?.emailVerifiedAt).not.toBeNull()
  })

  it('is refused for a mail that has an account, of which nothing is shown or changed', async () => {
    const user = await buildUser(ctx, { email: 'duenia@example.com', password: 'una clave larga' })
    const before = await ctx.db.user.findUniqueOrThrow({ where: { id: user.id } })
    await expect(
      registerBusiness(ctx, phone(), businessForm({ email: 'DUENIA@example.com' })),
    ).rejects.toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } })
    expect(await ctx.db.user.findUniqueOrThrow({ where: { id: user.id } })).toEqual(before)
    expect([await ctx.db.business.count(), await ctx.db.mail.count()]).toEqual([0, 0])
  })

  it('takes the pictures that the device uploaded, and nobody else’s', async () => {
    const bytes = new Uint8Array([1, 2, 3])
    const [photo, logo] = [
      await storePhoto(ctx, phone(), { bytes }),
      await storePhoto(ctx, phone(), { bytes }),
    ]
    const { id } = await registerBusiness(
      ctx,
      phone(),
      businessForm({ photoIds: [photo.id], logoId: logo.id }),
    )
    expect(await ctx.db.business.findUniqueOrThrow({ where: { id } })).toMatchObject({ logoPhotoId: logo.id })
    expect(await ctx.db.businessPhoto.findMany()).toMatchObject([{ photoId: photo.id, position: 0 }])
    const foreign = await storePhoto(ctx, visitor({ deviceHash: 'other' }), { bytes })
    await expect(
      registerBusiness(ctx, phone(), businessForm({ email: 'otra@example.com', photoIds: [foreign.id] })),
    ).rejects.toMatchObject({ code: 'photo_not_yours' })
    // The whole registration is rolled back, including the account.
    expect(await ctx.db.user.count({ where: { email: 'otra@example.com' } })).toBe(0)
  })

  it('is refused to a program that fills in what people do not see', async () => {
    await expect(registerBusiness(ctx, phone(), businessForm({ fax: 'x' }))).rejects.toMatchObject({
      code: 'validation_failed',
    })
  })

  it('is forgotten when nobody claimed it and nobody paid within the days that are given', async () => {
    const { id } = await registerBusiness(ctx, phone(), businessForm())
    const claimed = await registerBusiness(
      ctx,
      visitor({ deviceHash: 'phone-2' }),
      businessForm({ email: 'otra@example.com' }),
    )
    await ctx.db.user.updateMany({
      where: { email: 'otra@example.com' },
      data: { emailVerifiedAt: ctx.clock.now() },
    })
    ctx.clock.advance({ days: serverLimits.unclaimedBusinessDays - 1 })
    await forgetUnclaimed(ctx)
    expect(await ctx.db.business.count({ where: { status: 'removed' } })).toBe(0)
    ctx.clock.advance({ days: 2 })
    await forgetUnclaimed(ctx)
    await forgetUnclaimed(ctx)
    expect(await ctx.db.business.findMany({ where: { status: 'removed' } })).toMatchObject([
      { id, name: '', phone: null, email: null, slug: id },
    ])
    await expect(getBusiness(ctx, visitor(), { idOrSlug: id })).rejects.toMatchObject({
      code: 'business_gone',
    })
    expect(await ctx.db.businessSlug.findMany()).toMatchObject([{ businessId: claimed.id }])
    // The account that was created for it was deleted, too: its address can register again, and no mail was sent.
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.map(({ content }) => content.template)).not.toContain('account-closed')
    await registerBusiness(ctx, phone(), businessForm())
  })
})

describe('the same form sent many times', () => {
  it('registers one business at the same moment, makes one account and mails one link', async () => {
    const calls = Array.from({ length: 8 }, () => registerBusiness(ctx, phone('key-1'), businessForm()))
    const { done, refused } = await settled(calls)
    expect(refused).toEqual([])
    expect(new Set(done.map((answer) => Object(answer).id)).size).toBe(1)
    expect([await ctx.db.business.count(), await ctx.db.user.count(), await ctx.db.mail.count()]).toEqual([
      1, 1, 1,
    ])
  })

  it('is answered alike by a program, which has no device, and where it is the last that there is room for', async () => {
    const { id } = await buildUser(ctx)
    for (const name of ['Uno', 'Dos'])
      await registerBusiness(ctx, account(id, 'user'), businessForm({ name }))
    const program = account(id, 'user', { idempotencyKey: 'key-1' })
    const { done, refused } = await settled(
      Array.from({ length: 6 }, () => registerBusiness(ctx, program, businessForm())),
    )
    expect(refused).toEqual([])
    expect(new Set(done.map((answer) => Object(answer).id)).size).toBe(1)
    expect(await ctx.db.business.count()).toBe(limits.unpaidBusinesses)
  })

  it('is refused under the key of another business', async () => {
    await registerBusiness(ctx, phone('key-1'), businessForm())
    await expect(
      registerBusiness(ctx, phone('key-1'), businessForm({ name: 'Otro café' })),
    ).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  })
})

describe('names in addresses', () => {
  const userCaller = async (): Promise<Caller> => account((await buildUser(ctx)).id, 'user')

  it('go to one each, however many want the same at the same moment', async () => {
    const owners = await Promise.all(Array.from({ length: 6 }, userCaller))
    const { done, refused } = await settled(
      owners.map((actor) => registerBusiness(ctx, actor, businessForm())),
    )
    expect(refused).toEqual([])
    const slugs = done.map((answer) => String(Object(answer).slug))
    expect(new Set(slugs).size).toBe(6)
    expect(slugs).toContain('cafe-la-esquina')
    expect(slugs).toContain('cafe-la-esquina-rosario')
    for (const slug of slugs) expect(slug).toMatch(/^cafe-la-esquina/)
  })

  it.each(['Search', '¡¡¡', '00000000-0000-7000-8000-000000000001'])(
    'are never those of pages or ids, also for a business called %s',
    async (name) => {
      const { slug } = await registerBusiness(ctx, await userCaller(), businessForm({ name }))
      expect(slug).toMatch(/rosario$|^negocio$/)
    },
  )
})

describe('an account that registers a business', () => {
  it('owns it at once, whatever mail the form names', async () => {
    const user = await buildUser(ctx)
    await buildUser(ctx, { email: 'duenia@example.com' })
    const registration = await registerBusiness(ctx, account(user.id, 'user'), businessForm())
    expect(registration.claimMailedTo).toBeNull()
    expect(await ctx.db.business.findUniqueOrThrow({ where: { id: registration.id } })).toMatchObject({
      userId: user.id,
      deviceHash: null,
      email: 'duenia@example.com',
    })
  })

  it('has no more than the few that nobody has paid for, also when many are sent at the same moment', async () => {
    const actor = account((await buildUser(ctx)).id, 'user')
    const { done, refused } = await settled(
      Array.from({ length: 6 }, (_, at) =>
        registerBusiness(ctx, actor, businessForm({ name: `Café ${at}` })),
      ),
    )
    expect(done).toHaveLength(limits.unpaidBusinesses)
    for (const error of refused) expect(error).toMatchObject({ code: 'too_many_businesses' })
  })

  it('reads each fault beside its field', async () => {
    const actor = account((await buildUser(ctx)).id, 'user')
    const wrong = businessForm({
      city: 'Ciudad Gótica',
      phone: '999 999 9999',
      categoryIds: [2, 99],
      features: [77],
    })
    await expect(registerBusiness(ctx, actor, wrong)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: {
        city: expect.any(String),
        phone: expect.any(String),
        categoryIds: expect.any(String),
        features: expect.any(String),
      },
    })
    await expect(
      registerBusiness(ctx, actor, businessForm({ selectedRubros: [1, 2, 3, 4, 5, 6] })),
    ).rejects.toMatchObject({
      code: 'plan_limit_reached',
      fields: { selectedRubros: 'El plan Premium incluye hasta 5 categorías de servicio.' },
    })
    const basic = businessForm({ selectedRubros: [1, 2, 3, 4, 5, 6], subscriptionTier: 'basic' })
    expect(await registerBusiness(ctx, actor, basic)).toMatchObject({ monthlyPriceArs: 60_000 })
  })
})
