import { serverLimits } from '@oficio/contracts/server-limits'
import { contactMessageForm } from '@oficio/contracts/support/contact-messages'
import { contactOutcomes } from '@oficio/contracts/support/contact-texts'
import { addHours, startOfHour } from 'date-fns'
import { beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { getOverview } from '../../admin/overview/get-overview'
import { account, visitor } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { anonymiseContactMessages } from './anonymise-contact-messages'
import { answerContactMessage } from './answer-contact-message'
import { createContactMessage } from './create-contact-message'
import { getContactMessage, listContactMessages } from './list-contact-messages'

type Form = z.input<typeof contactMessageForm>

let ctx: TestCtx
let admin: ReturnType<typeof account>
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin', firstName: 'Ana', lastName: 'Ríos' })).id, 'admin')
})

const typedForm = {
  name: 'Lucía Fernández',
  email: 'Lucia.Fernandez@example.com',
  subject: 'billing',
  message: '¿Cómo pido la factura?',
} as const
const send = (changes: Partial<Form> = {}, from = visitor()) =>
  createContactMessage(ctx, from, contactMessageForm.parse({ ...typedForm, ...changes }))
const open = async () => (await listContactMessages(ctx, admin, { state: 'open', sort: 'oldest' })).rows
const answer = async (status: 'answered' | 'done', words = 'Te la mandamos hoy.') => {
  const [message] = await open()
  return answerContactMessage(ctx, admin, { id: message?.id ?? '', status, answer: words })
}

describe('what somebody writes in the contact form', () => {
  it('is kept, mailed to the support address and to nobody else, and waits in the panel', async () => {
    expect(await send()).toEqual({ message: contactOutcomes.sent })
    await runDueJobs(ctx, { timesEach: 2 })
    expect(ctx.mailer.sentMails).toHaveLength(1)
    expect(ctx.mailer.sentMails[0]).toMatchObject({
      to: ctx.site.supportEmail,
      content: {
        template: 'contact-message-received',
        props: { message: typedForm.message, email: typedForm.email },
      },
    })
    expect(await open()).toMatchObject([{ ...typedForm, status: 'open', account: null }])
    const { waiting } = await getOverview(ctx, admin)
    expect(waiting).toMatchObject([{ kind: 'contact-messages', count: 1 }])
  })

  it('is one message when eight of the same arrive at the same moment, from wherever', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_none, at) =>
        send(
          { email: at % 2 ? typedForm.email : typedForm.email.toLowerCase() },
          visitor({ ipPrefix: `10.0.${at}.0/24` }),
        ),
      ),
    )
    expect(await ctx.db.contactMessage.count()).toBe(1)
    expect(await ctx.db.mail.count()).toBe(1)
    ctx.clock.advance({ hours: 25 })
    await send()
    expect(await ctx.db.contactMessage.count()).toBe(2)
  })

  it.each([
    {
      of: 'one address',
      emailOf: () => typedForm.email,
      most: serverLimits.contactMessageMails,
      hours: serverLimits.contactMessageMailHours,
    },
    {
      of: 'made-up addresses',
      emailOf: (at: number) => `nadie${at}@example.com`,
      most: serverLimits.contactMailsPerHour,
      hours: 1,
    },
  ])(
    'cannot flood the mailbox of the team: many of $of wait in the panel and one mail says so',
    async (flood) => {
      const { emailOf, most, hours } = flood
      // Sends all messages within one hour.
      ctx.clock.set(addHours(startOfHour(ctx.clock.now()), 1))
      const ats = Array.from({ length: most + 7 }, (_none, at) => at)
      await Promise.all(ats.map((at) => send({ email: emailOf(at), message: `Es la pregunta ${at}` })))
      const { waiting } = await getOverview(ctx, admin)
      expect(waiting).toMatchObject([{ kind: 'contact-messages', count: most + 7 }])
      await runDueJobs(ctx)
      expect(ctx.mailer.sentMails).toHaveLength(most)
      ctx.clock.advance({ minutes: 61 })
      await runDueJobs(ctx, { timesEach: 2 })
      expect(ctx.mailer.sentMails.slice(most)).toMatchObject([
        {
          to: ctx.site.supportEmail,
          content: { template: 'contact-messages-waiting', props: { count: 7 } },
        },
      ])
      ctx.clock.advance({ hours })
      await send({ email: emailOf(0), message: 'Es la de más tarde' })
      await runDueJobs(ctx)
      expect(ctx.mailer.sentMails.at(-1)?.content.props).toMatchObject({ message: 'Es la de más tarde' })
    },
  )

  it('is not told once more by the mail of its hour when it was closed before', async () => {
    const many = Array.from({ length: serverLimits.contactMessageMails + 1 }, (_none, at) => at)
    for (const at of many) await send({ message: `Es la pregunta ${at}` })
    await runDueJobs(ctx)
    for (const _ of many) await answer('done')
    ctx.clock.advance({ hours: 2 })
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.map(({ content }) => content.template)).not.toContain(
      'contact-messages-waiting',
    )
  })

  it('is refused when a program filled in the field that people do not see', async () => {
    const sending = send({ website: 'https://spam.example' })
    await expect(sending).rejects.toMatchObject({ code: 'validation_failed' })
    expect(await ctx.db.contactMessage.count()).toBe(0)
  })

  it('names the missing fields in the words of the form', () => {
    const faults = (changes: Record<string, unknown>) =>
      contactMessageForm.safeParse({ ...typedForm, ...changes }).error?.issues.map(({ message }) => message)
    expect(faults({ name: ' ' })).toEqual(['Este campo es obligatorio'])
    expect(faults({ email: '' })).toContain('Este campo es obligatorio')
    expect(faults({ email: 'lucia@' })).toEqual(['Correo electrónico inválido'])
    expect(faults({ subject: '' })).toEqual(['Por favor selecciona un asunto'])
    expect(faults({ message: undefined })).toEqual(['Por favor escribe tu mensaje'])
    expect(faults({ message: '  ' })).toEqual(['Por favor escribe tu mensaje'])
    expect(faults({ message: 'Hola' })).toEqual(['El mensaje debe tener al menos 10 caracteres'])
  })
})

describe('closing a message', () => {
  it('mails the answer to the author, once, without their own words', async () => {
    await send()
    const { id } = await answer('answered')
    await runDueJobs(ctx, { timesEach: 2 })
    const mails = ctx.mailer.sentMails.filter(({ to }) => to === typedForm.email)
    expect(mails).toMatchObject([
      { content: { template: 'contact-message-answered', props: { answer: 'Te la mandamos hoy.' } } },
    ])
    expect(JSON.stringify(mails)).not.toContain(typedForm.message)
    expect(await getContactMessage(ctx, admin, { id })).toMatchObject({
      status: 'answered',
      answeredBy: 'Ana Ríos',
    })
    expect(await open()).toEqual([])
  })

  it('mails nothing when it is only marked as done', async () => {
    await send()
    await runDueJobs(ctx)
    await answer('done', 'Hablamos por teléfono.')
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.map(({ to }) => to)).toEqual([ctx.site.supportEmail])
  })

  it('counts once, of however many admins at the same moment', async () => {
    await send()
    const [message] = await open()
    const id = message?.id ?? ''
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        answerContactMessage(ctx, admin, { id, status: 'answered', answer: 'Sí.' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await ctx.db.mail.count({ where: { template: 'contact-message-answered' } })).toBe(1)
    const again = answerContactMessage(ctx, admin, { id, status: 'done', answer: 'No.' })
    await expect(again).rejects.toMatchObject({ code: 'already_answered' })
  })
})

it('personal data of a closed message go when its days are over, with the address of its mails', async () => {
  await send()
  const { id } = await answer('answered', 'Listo, Lucía.')
  await send({ message: 'Otra pregunta, de Lucía' })
  await runDueJobs(ctx)
  ctx.clock.advance({ days: (await ctx.settings.get('anonymiseAfterDays')) + 1 })
  await anonymiseContactMessages(ctx)
  await anonymiseContactMessages(ctx)
  const message = await ctx.db.contactMessage.findUniqueOrThrow({ where: { id } })
  expect(JSON.stringify(message)).not.toMatch(/luc[ií]a|factura/i)
  expect(message).toMatchObject({ subject: 'billing', status: 'answered', submissionHash: '' })
  const mails = await ctx.db.mail.findMany({ where: { refs: { path: ['contactMessageId'], equals: id } } })
  expect(mails.map(({ to }) => to)).toEqual(['', ''])
  expect(await open()).toMatchObject([{ name: 'Lucía Fernández', isAnonymised: false }])
})
