import { termsVersion } from '@oficio/contracts/legal'
import { registerProfessionalEndpoint } from '@oficio/contracts/professionals/joining'
import { texts } from '@oficio/contracts/texts'
import { beforeEach, describe, expect, it } from 'vitest'
import { logIn } from '../../accounts/sessions/log-in'
import { account, visitor } from '../../kernel/actor'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { storePhoto } from '../../photos/store-photo'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { joiningForm } from '../../testing/joining-form'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { storeDocument } from '../documents/store-document'
import { registerProfessional } from './register-professional'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string, ...fields: string[]) =>
  expect.objectContaining({
    code,
    ...(fields.length > 0 && {
      fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])),
    }),
  })
const page = (details = {}) => visitor({ isPage: true, deviceHash: ctx.ids.next(), ...details })
const professionalOf = (userId: string) =>
  ctx.db.professional.findUniqueOrThrow({ where: { userId }, include: { rubros: true } })

describe('registering as a professional', () => {
  it('makes the account, keeps all that was said, and leads to paying the verification', async () => {
    const form = await joiningForm(ctx, { serviceRadius: '40', companyName: 'Caños del Sur' })
    const answer = await registerProfessional(ctx, page(), form)
    expect(registerProfessionalEndpoint.response.parse(answer)).toEqual(answer)
    expect(answer).toMatchObject({
      user: { username: form.username, role: 'professional' },
      trialInfo: { isTrial: true, remainingRequests: 3, totalRequests: 3 },
      preferenceId: ctx.payments.checkouts[0]?.id,
      redirectUrl: answer.paymentUrl,
    })
    expect(answer.token).toBeUndefined()
    expect(await professionalOf(answer.user.id)).toMatchObject({
      status: 'pending_payment',
      companyName: 'Caños del Sur',
      cuit: form.taxId,
      phone: form.phone,
      address: 'San Martín 100',
      postalCode: '2000',
      serviceRadiusKm: 40,
      freeLeadsLeft: 3,
      rubros: [{ rubroId: form.rubros[0], isMatchable: false }],
    })
    const user = await ctx.db.user.findUniqueOrThrow({ where: { id: answer.user.id } })
    expect(user).toMatchObject({ termsVersion, termsAcceptedAt: ctx.clock.now() })
    const login = { username: form.email ?? '', password: 'una clave larga', kind: 'web' as const }
    expect((await logIn(ctx, visitor(), login)).user.id).toBe(answer.user.id)
  })

  it('waits for the team once the verification is paid, and says so by mail', async () => {
    const { user } = await registerProfessional(ctx, page(), await joiningForm(ctx))
    const intent = await ctx.db.paymentIntent.findFirstOrThrow({ where: { userId: user.id } })
    await fetchPayment(ctx, ctx.payments.pay(intent.id), 'notification')
    expect(await professionalOf(user.id)).toMatchObject({
      status: 'pending_approval',
      submittedAt: ctx.clock.now(),
    })
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.map(({ content }) => content.template)).toContain('account-under-review')
  })

  it('gives a program its tokens, and nobody loses the account because the provider is away', async () => {
    ctx.payments.failures.push('provider_away')
    const answer = await registerProfessional(ctx, visitor(), await joiningForm(ctx))
    expect(answer).toMatchObject({ token: answer.accessToken, refreshToken: expect.any(String) })
    expect(answer.paymentUrl).toBeUndefined()
    expect(answer.redirectUrl).toMatch(/\/professional\/portal$/)
  })

  it("takes photo and documents that its sender uploaded, and nobody else's", async () => {
    const actor = page()
    const photo = await storePhoto(ctx, actor, { bytes: new Uint8Array([1, 2, 3]) })
    const pdf = { bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF'), name: 'matricula.pdf' }
    const document = await storeDocument(ctx, actor, pdf)
    const files = { photoIds: [photo.id], documentIds: [document.id] }
    await expect(registerProfessional(ctx, page(), await joiningForm(ctx, files))).rejects.toEqual(
      fails('photo_not_yours'),
    )
    expect(await ctx.db.user.count()).toBe(0)
    const { user } = await registerProfessional(ctx, actor, await joiningForm(ctx, files))
    expect(await professionalOf(user.id)).toMatchObject({ photoId: photo.id })
    expect(await ctx.db.professionalDocument.findMany()).toMatchObject([
      { name: 'matricula.pdf', state: 'attached', type: 'application/pdf' },
    ])
  })
})

describe('a form that is sent again', () => {
  it('registers once with the same device and key, and is answered alike', async () => {
    const actor = page({ idempotencyKey: 'clave' })
    const form = await joiningForm(ctx)
    const answers = await Promise.all([1, 2, 3].map(() => registerProfessional(ctx, actor, form)))
    expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1)
    expect(new Set(answers.map(({ paymentUrl }) => paymentUrl)).size).toBe(1)
    expect(await ctx.db.professional.count()).toBe(1)
    expect(await ctx.db.paymentIntent.count()).toBe(1)
    await expect(registerProfessional(ctx, actor, await joiningForm(ctx))).rejects.toEqual(
      fails('idempotency_key_reused'),
    )
  })

  it('is answered alike also where the first one was stored between two checks of the second', async () => {
    const actor = page({ idempotencyKey: 'clave' })
    const form = await joiningForm(ctx)
    let first: Promise<unknown> | null = null
    const passwords = {
      ...ctx.passwords,
      hash: async (password: string) => {
        first ??= registerProfessional(ctx, actor, form)
        await first
        return ctx.passwords.hash(password)
      },
    }
    const second = await registerProfessional({ ...ctx, passwords }, actor, form)
    expect(second.user).toEqual((await registerProfessional(ctx, actor, form)).user)
    expect(await ctx.db.professional.count()).toBe(1)
  })

  it('reports a taken value to anybody else, also to 12 at the same moment', async () => {
    const form = await joiningForm(ctx)
    const calls = Array.from({ length: 12 }, () => registerProfessional(ctx, page(), form))
    const outcomes = await Promise.allSettled(calls)
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refusals).toEqual(Array(11).fill(fails('username_taken', 'username', 'email')))
    expect(await ctx.db.professional.count()).toBe(1)
  })
})

describe('what belongs to one professional', () => {
  it('is named: CUIT, and the phone that rings, with the 9 of mobile numbers or without', async () => {
    const { cuit, phone } = await buildProfessional(ctx)
    const landline = { phone: phone.replace('+549', '+54'), isMobile: false }
    await expect(registerProfessional(ctx, page(), await joiningForm(ctx, { taxId: cuit }))).rejects.toEqual(
      fails('tax_id_taken', 'taxId'),
    )
    await expect(registerProfessional(ctx, page(), await joiningForm(ctx, landline))).rejects.toEqual(
      fails('phone_taken', 'phone'),
    )
    const both = await joiningForm(ctx, { ...landline, taxId: cuit })
    await expect(registerProfessional(ctx, page(), both)).rejects.toEqual(
      fails('tax_id_taken', 'taxId', 'phone'),
    )
  })

  it('goes to one of the simultaneous senders', async () => {
    const { taxId } = await joiningForm(ctx)
    const forms = await Promise.all(Array.from({ length: 8 }, () => joiningForm(ctx, { taxId })))
    const outcomes = await Promise.allSettled(forms.map((form) => registerProfessional(ctx, page(), form)))
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refusals).toEqual(Array(7).fill(fails('tax_id_taken', 'taxId')))
    expect([await ctx.db.professional.count(), await ctx.db.user.count()]).toEqual([1, 1])
  })
})

describe('a registration', () => {
  it('names all that is wrong with the login, and what only the database knows', async () => {
    const form = await joiningForm(ctx)
    await expect(
      registerProfessional(ctx, page(), { ...form, username: undefined, email: undefined }),
    ).rejects.toEqual(fails('validation_failed', 'username', 'email'))
    await expect(
      registerProfessional(ctx, page(), { ...form, confirmPassword: 'otra clave larga' }),
    ).rejects.toMatchObject({ fields: { confirmPassword: texts.passwordsDiffer } })
    await expect(
      registerProfessional(ctx, page(), { ...form, city: 'Atlantis', phone: '123456789', rubros: [99_999] }),
    ).rejects.toEqual(fails('validation_failed', 'city', 'phone', 'rubros'))
    await expect(registerProfessional(ctx, page(), { ...form, website: 'x' })).rejects.toEqual(
      fails('validation_failed'),
    )
  })

  it('is asked for terms, rubros and a CUIT that can be one, in the words of the form', () => {
    const faults = registerProfessionalEndpoint.body.safeParse({ rubros: [], taxId: '20-12345678-9' }).error
    const messages = Object.fromEntries((faults?.issues ?? []).map(({ path, message }) => [path[0], message]))
    expect(messages).toMatchObject({
      rubros: 'Debe seleccionar al menos una categoría de servicio',
      taxId: texts.taxId,
      acceptTerms: 'Debes aceptar los términos y condiciones para registrarte',
      firstName: 'El campo Nombre es obligatorio.',
    })
  })
})

describe('a signed-in user who registers as a professional', () => {
  it('becomes a professional with it, once, and keeps mail and user name', async () => {
    const user = await buildUser(ctx)
    const actor = account(user.id, 'user', { isPage: true })
    const { username: _name, email: _mail, password: _word, ...form } = await joiningForm(ctx)
    const outcomes = await Promise.allSettled([1, 2].map(() => registerProfessional(ctx, actor, form)))
    const users = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.user] : []))
    expect(users).toMatchObject([{ id: user.id, email: user.email, role: 'professional' }])
    expect(outcomes).toContainEqual({ status: 'rejected', reason: fails('already_professional') })
  })

  it('is refused as a professional or an admin', async () => {
    const { userId } = await buildProfessional(ctx)
    const form = await joiningForm(ctx)
    await expect(registerProfessional(ctx, account(userId, 'professional'), form)).rejects.toEqual(
      fails('already_professional'),
    )
    await expect(registerProfessional(ctx, account(userId, 'admin'), form)).rejects.toEqual(
      fails('forbidden'),
    )
  })
})
