import { consumerRequestForm } from '@oficio/contracts/support/consumer-requests'
import { beforeEach, describe, expect, it } from 'vitest'
import { register } from '../../accounts/registration/register'
import { account, visitor } from '../../kernel/actor'
import { buildMail } from '../../kernel/mail/build-mail'
import { takeLead } from '../../leads/taking/take-lead'
import { createConsumerRequest } from '../../support/consumer-requests/create-consumer-request'
import { buildProfessional } from '../../testing/builders/build-professional'
import { runDueJobs } from '../../testing/run-jobs'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { updateServiceRequest } from '../editing/update-service-request'
import { confirmationCode, trackingToken } from '../tracking-link'
import { confirmServiceRequest } from './confirm-service-request'
import { createServiceRequest } from './create-service-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const email = 'vecina@example.com'
const advert = 'Cobrá ya tu premio'
/** Every text field of the form, each filled with an advert. */
const hostileTexts = {
  title: `Título: ${advert} en https://premio.example`,
  contactName: `Nombre: ${advert}`,
  contactLastName: `Apellido: ${advert}`,
  description: `Descripción: ${advert}`,
  serviceAddress: `Calle: ${advert}`,
  townName: `Pueblo: ${advert}`,
}
const requestById = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })

async function fileFor(to: string) {
  const { requestId } = await createServiceRequest(
    ctx,
    visitor({ deviceHash: 'device-1' }),
    submission({ ...hostileTexts, email: to }),
  )
  await runDueJobs(ctx)
  return requestId
}

/** Returns the content of all mails about a request to its client, as the templates receive it. */
async function saidOf(id: string): Promise<string> {
  const { codeVersion } = await requestById(id)
  const professional = await buildProfessional(ctx)
  await takeLead(ctx, account(professional.userId, 'professional'), { id })
  const lead = await ctx.db.lead.findFirstOrThrow({ where: { requestId: id } })
  // The mail about the expiry is built only for a request that has been warned.
  await ctx.db.serviceRequest.update({ where: { id }, data: { expiryWarnedAt: ctx.clock.now() } })
  const subject = { requestId: id, codeVersion: String(codeVersion), status: 'open', leadId: lead.id }
  const refs = { ...subject, seatsTaken: '1', seatsTotal: '5' }
  const templates = ['request-filed', 'request-status', 'request-expiring', 'request-expired', 'lead-taken']
  const { email: to } = await requestById(id)
  const mails = await Promise.all(templates.map((template) => buildMail(ctx, { id, template, refs, to })))
  for (const [at, mail] of mails.entries()) expect(mail?.content.template).toBe(templates[at])
  return JSON.stringify(mails)
}

describe('a mail to a mailbox that nobody has proven', () => {
  it('describes a request in our words, without any text that the sender typed', async () => {
    const mailTexts = await saidOf(await fileFor(email))
    expect(mailTexts).not.toMatch(/premio/i)
    expect(mailTexts).toContain('Plomería en Rosario')
  })

  it('says nothing typed either when the request of a proven one was turned to it', async () => {
    const id = await fileFor('propia@example.com')
    const { linkVersion } = await requestById(id)
    const actor = visitor({ trackingToken: trackingToken(ctx, { id, linkVersion }) })
    await confirmServiceRequest(ctx, actor, { id, code: confirmationCode(ctx, await requestById(id)) })
    await updateServiceRequest(ctx, actor, { id, email })
    expect(await saidOf(id)).not.toMatch(/premio/i)
  })

  it('repeats the own words once its owner confirmed the request', async () => {
    const id = await fileFor(email)
    const code = confirmationCode(ctx, await requestById(id))
    await confirmServiceRequest(ctx, visitor(), { id, code })
    const mailTexts = await saidOf(id)
    for (const words of [hostileTexts.title, hostileTexts.contactName]) expect(mailTexts).toContain(words)
  })

  it('greets a new account without the name or the user name that it chose', async () => {
    const password = 'una-clave-larga'
    await register(ctx, visitor(), {
      email,
      password,
      username: 'premio.example',
      firstName: advert,
      lastName: advert,
    })
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails).toMatchObject([{ to: email, content: { template: 'welcome' } }])
    expect(JSON.stringify(ctx.mailer.sentMails)).not.toMatch(/premio/i)
  })

  it('confirms a consumer request with its code and topic, without the typed name or detail', async () => {
    const form = { kind: 'withdrawal', topic: 'subscription', email, name: 'Premio', detail: advert }
    const { code } = await createConsumerRequest(ctx, visitor(), consumerRequestForm.parse(form))
    await runDueJobs(ctx)
    const [mail] = ctx.mailer.sentMails
    expect(JSON.stringify(mail)).not.toMatch(/premio/i)
    expect(mail?.content.props).toMatchObject({ code, topic: 'La suscripción mensual de profesional' })
  })
})
