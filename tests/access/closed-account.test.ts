import { Prisma } from '@oficio/db/generated/client'
import { closeAccount } from '@oficio/domain/accounts/closing/close-account'
import { makeAccountLink } from '@oficio/domain/accounts/links'
import { openSession } from '@oficio/domain/accounts/sessions/open-session'
import { account } from '@oficio/domain/kernel/actor'
import { recordAudit } from '@oficio/domain/kernel/audit/record-audit'
import { auditSubject } from '@oficio/domain/kernel/audit-subject'
import { forgetMailAddresses } from '@oficio/domain/kernel/mail/forget-addresses'
import { registry } from '@oficio/domain/registry'
import { cancelSubscriptionJob } from '@oficio/domain/subscriptions/jobs'
import { anonymiseConsumerRequests } from '@oficio/domain/support/consumer-requests/anonymise-consumer-requests'
import { anonymiseContactMessages } from '@oficio/domain/support/contact-messages/anonymise-contact-messages'
import { anonymiseDataRequests } from '@oficio/domain/support/data-requests/anonymise-data-requests'
import { buildLead } from '@oficio/domain/testing/builders/build-lead'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { buildSubscription } from '@oficio/domain/testing/builders/build-subscription'
import { buildVerification } from '@oficio/domain/testing/builders/build-verification'
import { runDueJobs } from '@oficio/domain/testing/run-jobs'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { beforeEach, expect, it } from 'vitest'
import { buildLogins } from './build-logins'
import { buildShop } from './build-shop'
import { eraseByDesk } from './erase-by-desk'
import { storeAnsweredRequests } from './store-answered-requests'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const personalTables = registry.personalTables
const marker = 'queda-escrito'
/** The mail address contains the marker from the beginning, because the rows of the account are found by it. */
const email = `${marker}@correo.com`
const password = 'una-clave-segura'

/** Stores a professional who is also a client, with a row in every table that contains personal data. */
async function buildSomebody() {
  const professional = await buildProfessional(ctx, { user: { email, password } })
  const { id: professionalId, userId } = professional
  await openSession(ctx, account(userId, 'professional'), { userId, kind: 'web' })
  await ctx.db.user.updateMany({ data: { suspendedAt: ctx.clock.now(), suspensionReason: '' } })
  const other = await buildProfessional(ctx)
  const request = await buildServiceRequest(ctx, { userId, email })
  await buildServiceRequest(ctx, { email })
  const foreign = await buildServiceRequest(ctx)
  const done = await buildServiceRequest(ctx, { userId, email, status: 'completed' })
  const createdAt = ctx.clock.now()
  const report = { reason: 'no_answer', createdAt } as const
  for (const lead of [
    await buildLead(ctx, { requestId: foreign.id, professionalId }),
    await buildLead(ctx, { requestId: request.id, professionalId: other.id }),
  ])
    await ctx.db.leadReport.create({ data: { id: ctx.ids.next(), leadId: lead.id, ...report } })
  const takenLead = await buildLead(ctx, { requestId: done.id, professionalId: other.id })
  const review = { rating: 4, authorName: '', createdAt }
  const { id: reviewId } = await ctx.db.review.create({
    data: { id: ctx.ids.next(), leadId: takenLead.id, professionalId: other.id, ...review },
  })
  await ctx.db.reviewReport.create({
    data: { id: ctx.ids.next(), reviewId, userId, reason: 'off_topic', createdAt },
  })
  const otherLead = await buildLead(ctx, { requestId: foreign.id, professionalId: other.id })
  await ctx.db.review.create({
    data: { id: ctx.ids.next(), leadId: otherLead.id, professionalId, ...review },
  })
  await ctx.db.serviceRequestEvent.create({
    data: {
      id: ctx.ids.next(),
      requestId: foreign.id,
      type: 'status_changed',
      actorKind: 'professional',
      userId,
      createdAt,
    },
  })
  await buildVerification(ctx, { professionalId })
  await buildSubscription(ctx, { professionalId })
  await buildBesides(userId, professionalId)
  await buildShop(ctx, userId)
  return professional
}

/** Stores the rows of the account that belong to neither its work nor its requests. */
async function buildBesides(userId: string, professionalId: string) {
  const createdAt = ctx.clock.now()
  await ctx.transaction(async (ctx) => {
    await makeAccountLink(ctx, { userId, kind: 'email_confirmation', email, minutes: 60 })
    await recordAudit(ctx, {
      adminId: null,
      action: 'user-suspended',
      subject: auditSubject('user', userId),
      data: {},
    })
  })
  await ctx.db.invoiceProfile.create({
    data: { userId, name: '', documentKind: '', document: '', vatCondition: '', updatedAt: createdAt },
  })
  await ctx.db.passwordResetRequest.create({ data: { id: ctx.ids.next(), email, createdAt } })
  await buildLogins(ctx, userId, email)
  await ctx.db.mail.create({
    data: {
      id: ctx.ids.next(),
      template: 'welcome',
      to: email,
      refs: { userId },
      dedupeKey: 'x',
      messageId: '<x>',
      createdAt,
      sentAt: createdAt,
    },
  })
  const mailEvent = { email, happenedAt: createdAt, receivedAt: createdAt }
  await ctx.db.mailEvent.create({ data: { id: 'x', kind: 'complaint', ...mailEvent } })
  await ctx.db.markedAddress.create({ data: { email, reason: 'complaint', markedAt: createdAt } })
  await ctx.db.notice.create({
    data: {
      id: ctx.ids.next(),
      userId,
      type: 'new-request',
      title: '',
      body: '',
      href: '/',
      dedupeKey: 'x',
      createdAt,
    },
  })
  await ctx.db.serviceRequestDraft.create({
    data: { id: ctx.ids.next(), userId, submissionHash: 'x', form: {}, createdAt },
  })
  await ctx.db.professionalDocument.create({
    data: {
      id: ctx.ids.next(),
      state: 'attached',
      ownerKey: userId,
      professionalId,
      name: '',
      type: 'application/pdf',
      bytes: 1,
      sha256: '',
      createdAt,
    },
  })
  const workId = ctx.ids.next()
  const photo = { width: 1, height: 1, bytes: 1, sha256: '', createdAt }
  await ctx.db.photo.create({ data: { id: workId, state: 'portfolio', ownerKey: userId, ...photo } })
  await ctx.db.portfolioPhoto.create({ data: { photoId: workId, professionalId, position: 0 } })
  await storeAnsweredRequests(ctx, { userId, email })
}

/** Writes the marker into every personal text column of every row of the user. Returns the tables that had one. */
async function mark(userId: string): Promise<Set<string>> {
  const types = await ctx.db.$queryRaw<{ name: string; type: string }[]>`
    SELECT table_name || '.' || column_name AS name, udt_name AS type FROM information_schema.columns
    WHERE table_schema = 'public'`
  const typeOf = new Map(types.map(({ name, type }) => [name, type]))
  const markedColumns = new Set<string>()
  for (const { table, rows, personal } of personalTables) {
    if (rows === null) continue
    for (const column of personal) {
      const value = valueFor(column, typeOf.get(`${table}.${column}`))
      if (value === null) continue
      const count = await ctx.db.$executeRaw(Prisma.sql`
        UPDATE ${Prisma.raw(table)} SET ${Prisma.raw(`"${column}"`)} = ${value}
        WHERE ${rows({ userId, email, address: email })}`)
      if (count > 0) markedColumns.add(table)
    }
  }
  return markedColumns
}

function valueFor(column: string, type: string | undefined): Prisma.Sql | null {
  // Rows are found by these columns, which contain the marker already.
  if (['email', 'payer_email', 'to'].includes(column)) return Prisma.sql`${email}`
  if (type === 'text' || type === 'citext') return Prisma.sql`${marker}`
  return type === 'jsonb' ? Prisma.sql`jsonb_build_object('x', ${marker}::text)` : null
}

/** Returns every table that still contains the marker, except tables that the law keeps with the payments. */
async function findMarker(): Promise<string[]> {
  const remains = []
  for (const { table, keptBecause } of personalTables) {
    if (keptBecause === 'payments') continue
    const rows = await ctx.db.$queryRaw<unknown[]>(Prisma.sql`
      SELECT 1 FROM ${Prisma.raw(table)} t WHERE to_jsonb(t)::text LIKE ${`%${marker}%`} LIMIT 1`)
    if (rows.length > 0) remains.push(table)
  }
  return remains.sort()
}

const runJobs = () => runDueJobs(ctx, { exceptNames: [cancelSubscriptionJob.name], timesEach: 2 })

const closings: [string, (userId: string) => Promise<unknown>][] = [
  [
    'its owner',
    (userId) => closeAccount(ctx, account(userId, 'professional'), { currentPassword: password }),
  ],
  ['the desk, for whoever proved the mailbox', () => eraseByDesk(ctx, email)],
]

it.each(closings)(
  'closed by %s, an account leaves no personal data outside payments, whatever column holds it',
  async (_who, close) => {
    const { id, userId } = await buildSomebody()
    await ctx.db.professional.update({ where: { id }, data: { latitude: -32.123, longitude: -60.123 } })
    const markedColumns = await mark(userId)
    const holdsText = personalTables.filter(
      ({ rows, personal, keptBecause }) => rows !== null && personal.length > 0 && keptBecause !== 'payments',
    )
    // A table without a row in the scene would pass even if nothing erased it, so every other table must have one.
    const copies = ['professional_rubros', 'search_profiles']
    expect(holdsText.map(({ table }) => table).filter((table) => !markedColumns.has(table))).toEqual(copies)
    const areWordsFound = () => ctx.db.$queryRaw`
    SELECT words IS NOT NULL AS "areFound" FROM search_profiles WHERE professional_id = ${id}::uuid`
    expect(await areWordsFound()).toEqual([{ areFound: true }])

    await close(userId)
    await runJobs()
    // These tables have retention periods of their own, because an answer must be provable and the last mail was sent
    // to the address.
    expect(await findMarker()).toEqual(['consumer_requests', 'contact_messages', 'data_requests', 'mails'])
    expect(await areWordsFound()).toEqual([{ areFound: false }])
    expect(await ctx.db.user.findUnique({ where: { id: userId } })).toMatchObject({ localidadId: null })
    const after = await ctx.db.professional.findUniqueOrThrow({ where: { id }, include: { rubros: true } })
    expect(after).toMatchObject({ latitude: null, longitude: null, photoId: null })
    expect(after.rubros.every(({ isAtCentre }) => isAtCentre)).toBe(true)
    expect(await ctx.db.professionalDocument.count()).toBe(0)
    expect(await ctx.db.portfolioPhoto.count()).toBe(0)

    ctx.clock.advance({ days: 1 + (await ctx.settings.get('anonymiseAfterDays')) })
    await runJobs()
    await anonymiseConsumerRequests(ctx)
    await anonymiseContactMessages(ctx)
    await anonymiseDataRequests(ctx)
    await forgetMailAddresses(ctx)
    expect(await findMarker()).toEqual([])
  },
)
