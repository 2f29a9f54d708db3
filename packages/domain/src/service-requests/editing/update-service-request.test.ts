import { serviceRequestEdit } from '@oficio/contracts/service-requests/form'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, type Caller, visitor } from '../../kernel/actor'
import { buildMail } from '../../kernel/mail/build-mail'
import { receiveMailEvents } from '../../kernel/mail/events/receive-mail-events'
import { findMark } from '../../kernel/mail/marked-addresses'
import { hasBounced } from '../../leads/reports/return-lead'
import { takeLead } from '../../leads/taking/take-lead'
import { storePhoto } from '../../photos/store-photo'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { longIt } from '../../testing/long-form'
import { runDueJobs } from '../../testing/run-jobs'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { confirmServiceRequest } from '../filing/confirm-service-request'
import { createServiceRequest } from '../filing/create-service-request'
import { resendConfirmation } from '../filing/resend-confirmation'
import { changeStatus } from '../lifecycle/change-status'
import { getTracking } from '../tracking/get-tracking'
import { confirmationCode, trackingToken } from '../tracking-link'
import { updateServiceRequest } from './update-service-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const requestById = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const client = async (id: string): Promise<Caller> =>
  visitor({ trackingToken: trackingToken(ctx, await requestById(id)) })
const mailsOf = (template: string) =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === template)

async function fileOne() {
  const { requestId } = await createServiceRequest(ctx, visitor({ ipPrefix: '200.1.2.0' }), submission())
  await runDueJobs(ctx)
  return requestId
}

describe('correcting a request', () => {
  it('changes contact data while it lives, the rest only while it is pending', async () => {
    const id = await fileOne()
    const actor = await client(id)
    await updateServiceRequest(ctx, actor, {
      id,
      description: 'Ahora pierde la ducha',
      contactName: 'Lucila',
    })
    await changeStatus(ctx, actor, { id, status: 'open' })
    await updateServiceRequest(ctx, actor, { id, phone: '0341 15-555-7777' })
    expect(await requestById(id)).toMatchObject({
      phone: '+5493415557777',
      contactName: 'Lucila',
      description: 'Ahora pierde la ducha',
    })
    await expect(updateServiceRequest(ctx, actor, { id, description: 'No' })).rejects.toMatchObject({
      code: 'edit_not_allowed',
    })
  })

  it('removes a title and a postal code that are sent blank, and keeps omitted ones', async () => {
    const id = await fileOne()
    const actor = await client(id)
    const edit = (fields: object) =>
      updateServiceRequest(ctx, actor, { id, ...serviceRequestEdit.parse(fields) })
    await edit({ title: 'Se inunda la cocina', postalCode: '2001' })
    await edit({ description: 'Ahora también el baño' })
    expect(await requestById(id)).toMatchObject({ title: 'Se inunda la cocina', postalCode: '2001' })
    await edit({ title: ' ', postalCode: '' })
    expect(await requestById(id)).toMatchObject({
      title: 'Plomería en Rosario',
      hasOwnTitle: false,
      postalCode: null,
    })
  })

  it('adds, reorders and takes away photos while nobody made contact, but no photo of somebody else', async () => {
    const sender = visitor({ deviceHash: 'device-1', ipPrefix: '200.1.2.0' })
    const upload = async (actor: Caller) =>
      (await storePhoto(ctx, actor, { bytes: new Uint8Array([1, 2]) })).id
    const [first, second] = [await upload(sender), await upload(sender)]
    const { requestId: id } = await createServiceRequest(
      ctx,
      sender,
      submission({ photoIds: [first, second] }),
    )
    const actor = { ...(await client(id)), deviceHash: 'device-2' }
    const added = await upload(actor)
    const view = await updateServiceRequest(ctx, actor, { id, photoIds: [added, second] })
    expect(view.request.photos?.map((photo) => photo.id)).toEqual([added, second])
    expect(await ctx.db.photo.findUniqueOrThrow({ where: { id: first } })).toMatchObject({ state: 'pending' })
    const foreign = await upload(visitor({ deviceHash: 'device-3' }))
    await expect(updateServiceRequest(ctx, actor, { id, photoIds: [foreign] })).rejects.toMatchObject({
      code: 'photo_not_yours',
    })
    expect((await getTracking(ctx, actor, { id })).request.photos).toHaveLength(2)
  })

  it('counts newly chosen days from the moment of the change', async () => {
    const id = await fileOne()
    ctx.clock.advance({ hours: 24 })
    await updateServiceRequest(ctx, await client(id), { id, expirationDays: 30 })
    const { expiresAt } = await requestById(id)
    expect(expiresAt.getTime() - ctx.clock.now().getTime()).toBe(30 * 86_400_000)
  })

  longIt('waits for no connection that another correction holds, however many come at once', async () => {
    const requests = await Promise.all(Array.from({ length: 40 }, () => buildServiceRequest(ctx)))
    const corrections = requests.map(async (request) =>
      updateServiceRequest(ctx, visitor({ trackingToken: trackingToken(ctx, request) }), {
        id: request.id,
        contactName: 'Lucila',
      }),
    )
    expect(await Promise.all(corrections)).toHaveLength(40)
  })

  it('voids the earlier link when the mail was wrong, and asks the new mailbox to confirm', async () => {
    const id = await fileOne()
    const old = await client(id)
    await confirmServiceRequest(ctx, old, { id, code: confirmationCode(ctx, await requestById(id)) })
    const view = await updateServiceRequest(ctx, old, { id, email: 'correcta@example.com' })
    await runDueJobs(ctx)
    expect(view.trackingUrl).not.toContain(old.trackingToken)
    expect((await requestById(id)).confirmedAt).toBeNull()
    await expect(getTracking(ctx, old, { id })).rejects.toMatchObject({ code: 'request_not_found' })
    expect(mailsOf('request-filed').at(-1)?.to).toBe('correcta@example.com')
  })
})

describe('a mail that waited while the client corrected the address', () => {
  it('goes to the new one, and its link never to the old', async () => {
    const id = await fileOne()
    const plumber = await buildProfessional(ctx)
    await takeLead(ctx, account(plumber.userId, 'professional'), { id })
    const before = ctx.mailer.sentMails.length
    await updateServiceRequest(ctx, await client(id), { id, email: 'correcta@example.com' })
    await runDueJobs(ctx)
    const sentMails = ctx.mailer.sentMails.slice(before)
    expect(sentMails.map(({ to, content }) => [content.template, to])).toEqual([
      ['lead-taken', 'correcta@example.com'],
      ['request-filed', 'correcta@example.com'],
    ])
  })

  it('goes to the new one though it was on its way to the old, whose refusal says nothing of the new', async () => {
    const id = await fileOne()
    const plumber = await buildProfessional(ctx)
    await takeLead(ctx, account(plumber.userId, 'professional'), { id })
    const old = (await requestById(id)).email
    const { send } = ctx.mailer
    ctx.mailer.send = async (message) => {
      if (message.content.template !== 'lead-taken' || message.to !== old) return send(message)
      await updateServiceRequest(ctx, await client(id), { id, email: 'correcta@example.com' })
      return 'bounced'
    }
    const first = await ctx.db.mail.findFirstOrThrow({ where: { template: 'lead-taken' } })
    await expect(runDueJobs(ctx)).rejects.toThrow('readdressed')
    expect(await hasBounced(ctx.db, await requestById(id))).toBe(false)
    ctx.clock.advance({ hours: 1 })
    await runDueJobs(ctx)
    expect(mailsOf('lead-taken').map(({ to }) => to)).toEqual(['correcta@example.com'])
    // A late bounce of the copy to the old mailbox does not mark the new one.
    const at = ctx.clock.now().toISOString()
    const late = { id: 'late', type: 'hard_bounce', email: old, messageId: first.messageId, at }
    await receiveMailEvents(ctx, visitor(), { events: [late] })
    expect(await findMark(ctx.db, 'correcta@example.com')).toBeNull()
    expect(await hasBounced(ctx.db, await requestById(id))).toBe(false)
  })

  it('is not sent to the old one though the worker had it in hand already', async () => {
    const id = await fileOne()
    await updateServiceRequest(ctx, await client(id), { id, email: 'correcta@example.com' })
    await ctx.db.serviceRequest.update({ where: { id }, data: { expiryWarnedAt: ctx.clock.now() } })
    const refs = { requestId: id }
    for (const to of ['lucia.fernandez@example.com', 'correcta@example.com', '']) {
      const mail = await buildMail(ctx, { id, template: 'request-expiring', refs, to })
      expect(mail !== null).toBe(to === 'correcta@example.com')
    }
  })
})

describe('what one client may have', () => {
  it('is not got round by taking on another phone or mail', async () => {
    const [phone, email] = ['+5493415550001', 'tope@example.com']
    for (let n = 0; n < 3; n += 1) await buildServiceRequest(ctx, { phone, email })
    const id = await fileOne()
    for (const usedContact of [{ phone: '0341 15-555-0001' }, { email: 'Tope@example.com' }]) {
      await expect(updateServiceRequest(ctx, await client(id), { id, ...usedContact })).rejects.toMatchObject(
        {
          code: 'too_many_live_requests',
        },
      )
    }
    await expect(
      updateServiceRequest(ctx, await client(id), { id, contactName: 'Otra' }),
    ).resolves.toBeDefined()
  })

  it("does not count the client's own phone again when it is only marked as a landline", async () => {
    const id = await fileOne()
    const { phone } = await requestById(id)
    for (let n = 0; n < 2; n += 1) await buildServiceRequest(ctx, { phone })
    await updateServiceRequest(ctx, await client(id), { id, phone: '0341 555-1234', isMobile: false })
    expect((await requestById(id)).phone).toBe('+543415551234')
  })

  it('includes ten code mails for each request, to any mailbox', async () => {
    const id = await fileOne()
    for (let n = 0; n < 5; n += 1) {
      await resendConfirmation(ctx, await client(id), { id })
      if (n < 4) await updateServiceRequest(ctx, await client(id), { id, email: `vecino${n}@example.com` })
    }
    await expect(resendConfirmation(ctx, await client(id), { id })).rejects.toMatchObject({
      code: 'code_mails_exceeded',
    })
    await expect(
      updateServiceRequest(ctx, await client(id), { id, email: 'otra@example.com' }),
    ).rejects.toMatchObject({ code: 'code_mails_exceeded' })
    expect(await ctx.db.mail.count({ where: { template: 'request-filed' } })).toBe(10)
  })
})
