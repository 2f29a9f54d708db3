import { registerDirectlyEndpoint } from '@oficio/contracts/professionals/joining'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { usualRubro } from '../../testing/builders/usual'
import { joiningForm } from '../../testing/joining-form'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { approveProfessional } from '../approval/approve-professional'
import { getStandstill } from '../approval/get-standstill'
import { correctRegistration } from './correct-registration'
import { registerDirectly } from './register-directly'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })
const least = {
  username: 'ana.gomez',
  email: 'ana@correo.com',
  password: 'una clave larga',
  firstName: 'Ana',
  lastName: 'Gómez',
}
const parse = (form: object) => registerDirectlyEndpoint.body.parse(form)
const register = (form: object = least) => registerDirectly(ctx, visitor({ isPage: true }), parse(form))

describe('the direct registration', () => {
  it('asks for name and login alone, and waits for the team without a payment', async () => {
    const { user, message } = await register()
    expect(user).toMatchObject({ username: 'ana.gomez', role: 'professional' })
    expect(message).toContain('aprueb')
    expect(await ctx.db.professional.findFirst()).toMatchObject({
      status: 'pending_approval',
      submittedAt: ctx.clock.now(),
      cuit: null,
      phone: null,
      localidadId: null,
    })
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.map(({ content }) => content.template).sort()).toEqual([
      'account-under-review',
      'welcome',
    ])
    const welcome = ctx.mailer.sentMails.find(({ content }) => content.template === 'welcome')
    expect(welcome?.content.props).toMatchObject({ isProfessional: true })
    expect(await ctx.db.paymentIntent.count()).toBe(0)
  })

  it('is made once of 10 at the same moment, and names what is taken', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => register()))
    const refusalCodes = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    )
    expect(refusalCodes).toEqual(Array(9).fill('username_taken'))
    expect(await ctx.db.professional.count()).toBe(1)
  })

  it('keeps its optional facts, rubros also before there is a place', async () => {
    const rubro = await usualRubro(ctx)
    await register({ ...least, phone: '341 555 1234', taxId: '20-12345678-6', rubros: [rubro.id] })
    expect(await ctx.db.professional.findFirst({ include: { rubros: true } })).toMatchObject({
      cuit: '20123456786',
      phone: '+5493415551234',
      rubros: [{ rubroId: rubro.id, isMatchable: false }],
    })
  })

  it('is approved once what work takes is there, and reads until then what is missing', async () => {
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const { user } = await register()
    const own = account(user.id, 'professional')
    const { id } = await ctx.db.professional.findFirstOrThrow()
    expect((await getStandstill(ctx, own)).missing).toEqual(['phone', 'city', 'rubros', 'taxId'])
    await expect(approveProfessional(ctx, admin, { id })).rejects.toEqual(fails('profile_incomplete'))
    expect(await correctRegistration(ctx, own, await joiningForm(ctx))).toEqual({
      status: 'pending_approval',
    })
    expect((await getStandstill(ctx, own)).missing).toEqual([])
    expect(await approveProfessional(ctx, admin, { id })).toMatchObject({ status: 'approved' })
    expect(await ctx.db.professionalRubro.findMany()).toMatchObject([{ isMatchable: true }])
  })
})
