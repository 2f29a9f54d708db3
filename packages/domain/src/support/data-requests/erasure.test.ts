import { beforeEach, expect, it } from 'vitest'
import { logIn } from '../../accounts/sessions/log-in'
import { account, visitor } from '../../kernel/actor'
import { buildDataRequest } from '../../testing/builders/build-data-request'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { buildVerification } from '../../testing/builders/build-verification'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { answerDataRequest } from './answer-data-request'

const email = 'lucia.fernandez@example.com'
const password = 'una clave larga'
let ctx: TestCtx
let admin: ReturnType<typeof account>
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
})

/** Stores a proven request to erase the data of that mailbox. */
const provenRequest = async (address = email): Promise<string> =>
  (await buildDataRequest(ctx, { email: address })).id

const erase = async (id: string) => {
  const answer = await answerDataRequest(ctx, admin, { id, status: 'done', answer: 'Borramos todo.' })
  await runDueJobs(ctx, { timesEach: 2 })
  ctx.clock.advance({ minutes: 6 })
  await runDueJobs(ctx)
  return answer
}

it('deletes live and closed requests, unpaid drafts and mail addresses of a person without an account', async () => {
  const live = await buildServiceRequest(ctx, { email, description: 'La canilla de Lucía' })
  const done = await buildServiceRequest(ctx, { email: email.toUpperCase(), status: 'completed' })
  const foreign = await buildServiceRequest(ctx)
  const createdAt = ctx.clock.now()
  const draft = { id: ctx.ids.next(), submissionHash: 'x', createdAt, form: { email, contactName: 'Lucía' } }
  await ctx.db.serviceRequestDraft.create({ data: draft })
  const mail = {
    template: 'welcome',
    to: email,
    dedupeKey: 'x',
    messageId: '<x>',
    createdAt,
    sentAt: createdAt,
  }
  await ctx.db.mail.create({ data: { id: ctx.ids.next(), refs: {}, ...mail } })
  const { status } = await erase(await provenRequest())
  expect(status).toBe('done')
  for (const { id } of [live, done]) {
    const erasedRequest = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
    expect(erasedRequest).toMatchObject({
      email: '',
      phone: '',
      contactName: '',
      description: '',
      serviceAddress: '',
    })
    expect(erasedRequest.closedAt).not.toBeNull()
  }
  expect(await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: foreign.id } })).toMatchObject({
    email: foreign.email,
    anonymisedAt: null,
  })
  expect(await ctx.db.serviceRequestDraft.count()).toBe(0)
  const remainingMails = await ctx.db.mail.findMany({ where: { to: email } })
  // The mails about the request itself are erased with the request.
  expect(remainingMails.every(({ template }) => template.startsWith('data-request-'))).toBe(true)
  expect(JSON.stringify(await ctx.db.user.findMany())).not.toContain(email)
})

it('tells the person what was done and what the law keeps, and leaves a trace that names nobody', async () => {
  await buildServiceRequest(ctx, { email })
  const id = await provenRequest()
  await erase(id)
  const answerMails = ctx.mailer.sentMails.filter(
    ({ content }) => content.template === 'data-request-answered',
  )
  expect(answerMails).toMatchObject([
    { to: email, content: { props: { isDone: true, answer: 'Borramos todo.', file: null } } },
  ])
  expect(JSON.stringify(answerMails)).toMatch(/De tus pagos, lo que la ley obliga.*por 90 días/)
  const trace = await ctx.db.auditEntry.findMany({ where: { subject: `data-request:${id}` } })
  expect(trace).toMatchObject([{ action: 'data-request-done', userId: admin.userId }])
  expect(JSON.stringify(trace)).not.toMatch(/lucia/i)
})

it('tells each professional who opened the data that these are to go, once, and in no word of the client', async () => {
  const professional = await buildProfessional(ctx)
  const live = await buildServiceRequest(ctx, { email, title: 'Canilla de Lucía' })
  const done = await buildServiceRequest(ctx, { email, status: 'completed', title: 'Baño de Lucía' })
  for (const { id: requestId } of [live, done])
    await buildLead(ctx, { requestId, professionalId: professional.id })
  await erase(await provenRequest())
  const notices = await ctx.db.notice.findMany({ where: { userId: professional.userId } })
  expect(notices.filter(({ type }) => type === 'client-erased')).toHaveLength(2)
  expect(JSON.stringify(notices)).not.toMatch(/luc[ií]a/i)
})

it('closes the account of that mailbox, proven or not, also without a login, and no other', async () => {
  const suspended = await buildUser(ctx, {
    email,
    password,
    emailVerifiedAt: null,
    suspendedAt: ctx.clock.now(),
    suspensionReason: 'Insultó.',
  })
  const other = await buildUser(ctx, { password })
  await erase(await provenRequest())
  const closed = await ctx.db.user.findUniqueOrThrow({ where: { id: suspended.id } })
  expect(closed.closedAt).not.toBeNull()
  expect(JSON.stringify(closed)).not.toContain(email)
  const again = logIn(ctx, visitor(), { username: suspended.username, password, kind: 'web' })
  await expect(again).rejects.toMatchObject({ code: 'invalid_credentials' })
  await expect(
    logIn(ctx, visitor(), { username: other.username, password, kind: 'web' }),
  ).resolves.toBeDefined()
})

it('keeps what the law wants of payments, without who paid being reached by it', async () => {
  const { id: professionalId } = await buildProfessional(ctx, { user: { email } })
  await buildVerification(ctx, { professionalId })
  const before = await ctx.db.payment.findMany({ orderBy: { id: 'asc' } })
  await erase(await provenRequest())
  expect(await ctx.db.payment.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
  expect(await ctx.db.professional.findUniqueOrThrow({ where: { id: professionalId } })).toMatchObject({
    status: 'closed',
    phone: null,
    cuit: null,
  })
})

it('refuses the account of an admin, and then nothing at all is done', async () => {
  await buildUser(ctx, { email, role: 'admin' })
  const request = await buildServiceRequest(ctx, { email })
  const id = await provenRequest()
  const erasing = answerDataRequest(ctx, admin, { id, status: 'done', answer: 'Listo.' })
  await expect(erasing).rejects.toMatchObject({ code: 'admin_not_erased' })
  expect(await ctx.db.dataRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'open' })
  expect(await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({
    email,
  })
  expect(await ctx.db.auditEntry.count()).toBe(0)
})

it('ends well for two simultaneous requests of one mailbox, and for an empty mailbox too', async () => {
  await buildUser(ctx, { email })
  await buildServiceRequest(ctx, { email })
  const ids = [await provenRequest(), await provenRequest(), await provenRequest('nadie@example.com')]
  const answers = await Promise.all(
    ids.map((id) => answerDataRequest(ctx, admin, { id, status: 'done', answer: 'Listo.' })),
  )
  expect(answers.map(({ status }) => status)).toEqual(['done', 'done', 'done'])
  await runDueJobs(ctx)
  expect(await ctx.db.serviceRequest.count({ where: { email } })).toBe(0)
  expect(await ctx.db.user.count({ where: { closedAt: null } })).toBe(1)
})
