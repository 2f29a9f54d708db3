import { limits } from '@oficio/contracts/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { getProfessional } from '../../admin/professionals/get-professional'
import { account, visitor } from '../../kernel/actor'
import { takeLead } from '../../leads/taking/take-lead'
import { approveProfessional } from '../../professionals/approval/approve-professional'
import { forgetSpentTrials } from '../../professionals/plan/spent-trial'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildSubscription } from '../../testing/builders/build-subscription'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { register } from '../registration/register'
import { openSession } from '../sessions/open-session'
import { resolveSession } from '../sessions/resolve-session'
import { closeAccount } from './close-account'
import { getClosing } from './get-closing'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const password = 'una-clave-segura'
const fails = (code: string) => expect.objectContaining({ code })
const close = (user: { id: string; role: 'user' | 'professional' | 'admin' }, currentPassword = password) =>
  closeAccount(ctx, account(user.id, user.role), { currentPassword })
const rowOf = (id: string) => ctx.db.user.findUniqueOrThrow({ where: { id } })
const statusOf = async (id: string) =>
  await ctx.db.serviceRequest.findUniqueOrThrow({
    where: { id },
    select: { status: true, statusReason: true },
  })

describe('closing an account', () => {
  it('takes the password, or a login of a moment ago where there is none', async () => {
    const user = await buildUser(ctx, { password })
    await expect(close(user, 'otra-clave')).rejects.toEqual(fails('wrong_password'))
    await expect(closeAccount(ctx, account(user.id, 'user'), {})).rejects.toEqual(fails('wrong_password'))
    const google = await buildUser(ctx)
    const { sessionId } = await openSession(ctx, account(google.id, 'user'), {
      userId: google.id,
      kind: 'web',
    })
    const asking = account(google.id, 'user', { sessionId })
    ctx.clock.advance({ minutes: limits.recentLoginMinutes + 1 })
    expect(await getClosing(ctx, asking)).toMatchObject({ hasPassword: false, hindrance: 'login_too_old' })
    await expect(closeAccount(ctx, asking, {})).rejects.toEqual(fails('login_too_old'))
    const again = await openSession(ctx, asking, { userId: google.id, kind: 'web' })
    await closeAccount(ctx, account(google.id, 'user', { sessionId: again.sessionId }), {})
    expect((await rowOf(google.id)).closedAt).not.toBeNull()
  })

  it('ends every session, tells the old address alone, and lets mail and user name be taken again', async () => {
    const user = await buildUser(ctx, { password, email: 'ana@correo.com', username: 'ana' })
    const { sessionId } = await openSession(ctx, account(user.id, 'user'), { userId: user.id, kind: 'api' })
    await close(user)
    expect(await resolveSession(ctx, { sessionId, userId: user.id })).toBeNull()
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.map(({ to, content }) => [to, content.template])).toEqual([
      ['ana@correo.com', 'account-closed'],
    ])
    const next = await register(ctx, visitor(), {
      firstName: 'Ana',
      lastName: 'Otra',
      email: 'ana@correo.com',
      username: 'ana',
      password: 'otra-clave-segura',
    })
    expect(next.id).not.toBe(user.id)
  })

  it('is done once, however many tabs ask for it at the same moment', async () => {
    const user = await buildUser(ctx, { password })
    const calls = await Promise.allSettled(Array.from({ length: 5 }, () => close(user)))
    expect(calls.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await ctx.db.mail.count({ where: { template: 'account-closed' } })).toBe(1)
  })

  it('cancels live requests, notifies the holders of leads, and erases them, also requests filed without a login', async () => {
    const user = await buildUser(ctx, { password })
    const plumber = await buildProfessional(ctx)
    const live = await buildServiceRequest(ctx, { userId: user.id })
    const guests = await buildServiceRequest(ctx, { email: user.email })
    await buildLead(ctx, { requestId: live.id, professionalId: plumber.id })
    const { ends, hindrance } = await getClosing(ctx, account(user.id, 'user'))
    expect(hindrance).toBeNull()
    expect(ends).toContainEqual(expect.stringMatching(/^Se cancelan 2 solicitudes activas/))
    expect(ends).toContainEqual(expect.stringMatching(/^Se borran los datos de tus solicitudes/))
    await close(user)
    for (const { id } of [live, guests])
      expect(await statusOf(id)).toEqual({ status: 'cancelled', statusReason: 'account_closed' })
    expect(await ctx.db.notice.count({ where: { userId: plumber.userId, type: 'contact-status' } })).toBe(1)
    await runDueJobs(ctx, { timesEach: 2 })
    const [after] = await ctx.db.serviceRequest.findMany({ where: { id: live.id } })
    expect(after).toMatchObject({ email: '', phone: '', contactName: '', anonymisedAt: ctx.clock.now() })
  })

  it('leaves the requests of an unproven mail to their authors', async () => {
    const user = await buildUser(ctx, { password, emailVerifiedAt: null })
    const { id } = await buildServiceRequest(ctx, { email: user.email })
    await close(user)
    expect(await statusOf(id)).toMatchObject({ status: 'pending' })
  })

  it('sees to what came in while the account closed', async () => {
    const user = await buildUser(ctx, { password })
    await close(user)
    await runDueJobs(ctx)
    const late = await buildServiceRequest(ctx, { userId: user.id })
    ctx.clock.advance({ minutes: 6 })
    await runDueJobs(ctx)
    expect(await ctx.db.serviceRequest.findUnique({ where: { id: late.id } })).toMatchObject({
      status: 'cancelled',
      email: '',
    })
  })

  it('ends the monthly charge of a professional, frees their seats and takes them out of every list', async () => {
    const plumber = await buildProfessional(ctx, { user: { password } })
    const { id: subscriptionId } = await buildSubscription(ctx, { professionalId: plumber.id })
    const client = await buildUser(ctx)
    const request = await buildServiceRequest(ctx, { userId: client.id })
    await takeLead(ctx, account(plumber.userId, 'professional'), { id: request.id })
    const asking = account(plumber.userId, 'professional')
    const { ends, keeps } = await getClosing(ctx, asking)
    for (const pattern of [
      /contacto de 1 cliente con trabajo/,
      /^Dejás de aparecer/,
      /^Tu suscripción se cancela/,
      /^Perdés/,
    ])
      expect(ends).toContainEqual(expect.stringMatching(pattern))
    for (const pattern of [/^Una marca cifrada/, /^De tus pagos/, /por \d+ días/])
      expect(keeps).toContainEqual(expect.stringMatching(pattern))
    await close(plumber.user)
    expect(await ctx.db.subscription.findUnique({ where: { id: subscriptionId } })).toMatchObject({
      cancelReason: 'payer',
    })
    expect(await ctx.db.serviceRequest.findUnique({ where: { id: request.id } })).toMatchObject({
      leadCount: 0,
    })
    expect(await ctx.db.notice.count({ where: { userId: client.id, type: 'request-status' } })).toBe(1)
    const row = await ctx.db.professional.findUniqueOrThrow({ where: { id: plumber.id } })
    expect(row).toMatchObject({ status: 'closed', cuit: null, phone: null })
    expect(await ctx.db.professionalRubro.count({ where: { isMatchable: true } })).toBe(0)
  })

  it('gives nobody a second trial: CUIT or phone of before begin with what was left', async () => {
    const first = await buildProfessional(ctx, { user: { password }, freeLeadsLeft: 1 })
    const { cuit, phone } = first
    await close(first.user)
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const approve = async (facts: { cuit?: string; phone?: string }) => {
      const { id } = await buildProfessional(ctx, { status: 'pending_approval', ...facts })
      await approveProfessional(ctx, admin, { id })
      const { freeLeadsLeft } = await ctx.db.professional.findUniqueOrThrow({ where: { id } })
      await ctx.db.professional.update({ where: { id }, data: { cuit: null, phone: null, status: 'closed' } })
      // Remove the link to the account, so that only the stored mark of the first account can match.
      await ctx.db.spentTrial.updateMany({ where: { professionalId: id }, data: { professionalId: null } })
      return freeLeadsLeft
    }
    expect(await approve({ cuit })).toBe(1)
    // The same phone, written without the 9 of mobile numbers.
    expect(await approve({ phone: phone.replace(/^\+549/, '+54') })).toBe(1)
    expect(await approve({})).toBe(3)
    expect(JSON.stringify(await ctx.db.spentTrial.findMany())).not.toContain(cuit)
    ctx.clock.advance({ days: limits.spentTrialDays })
    await forgetSpentTrials(ctx)
    expect(await approve({ cuit })).toBe(1)
    ctx.clock.advance({ days: 1 })
    await forgetSpentTrials(ctx)
    expect(await approve({ cuit })).toBe(3)
  })

  it('informs an admin when a suspended person registers again', async () => {
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const { cuit, user } = await buildProfessional(ctx, {
      user: { password },
      status: 'suspended',
      approvedAt: ctx.clock.now(),
    })
    await close(user)
    const isKnown = async (facts: { cuit?: string }) => {
      const { id } = await buildProfessional(ctx, { status: 'pending_approval', ...facts })
      return (await getProfessional(ctx, admin, { id })).wasSuspendedBefore
    }
    expect(await isKnown({})).toBe(false)
    expect(await isKnown({ cuit })).toBe(true)
  })

  it('is refused to the last admin, also when the last two leave at the same moment', async () => {
    const admins = [
      await buildUser(ctx, { role: 'admin', password }),
      await buildUser(ctx, { role: 'admin', password }),
    ]
    const calls = await Promise.allSettled(admins.map((admin) => close(admin)))
    expect(calls.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const openAdmins = await ctx.db.user.findMany({ where: { role: 'admin', closedAt: null } })
    expect(openAdmins).toHaveLength(1)
    const [last] = openAdmins
    expect(await getClosing(ctx, account(last?.id ?? '', 'admin'))).toMatchObject({
      hindrance: 'last_admin',
    })
  })
})
