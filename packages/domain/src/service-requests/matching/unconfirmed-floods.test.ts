import { serverLimits } from '@oficio/contracts/server-limits'
import type { ServiceRequestFormInput } from '@oficio/contracts/service-requests/form'
import { beforeEach, describe, expect, it } from 'vitest'
import { findWaiting } from '../../admin/overview/find-waiting'
import { readVitals } from '../../admin/vitals/read-vitals'
import { account, type Caller, visitor } from '../../kernel/actor'
import { listNotices } from '../../notices/list-notices'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { updateServiceRequest } from '../editing/update-service-request'
import { confirmServiceRequest } from '../filing/confirm-service-request'
import { createServiceRequest } from '../filing/create-service-request'
import { confirmationCode, trackingToken } from '../tracking-link'
import { sendDigests } from './daily-digest'
import { listMatchingRequests } from './list-matching-requests'
import { notifyProfessionals } from './notify-professionals'

let ctx: TestCtx
let requestCount = 0
beforeEach(async () => {
  ctx = await createTestContext()
  requestCount = 0
})

const line = '203.0.113.10'
const ownWords = 'Compre en juantienda, calidad única'
/** Returns a caller without cookies at that address. */
const from = (connection: string): Caller => visitor({ connection, ipPrefix: '203.0.113.0/24' })
const storedRequest = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const recipients = (requestId: string) => ctx.db.serviceRequestRecipient.count({ where: { requestId } })
const mailsToProfessionals = () =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === 'request-for-professional')

/** Files with another phone and mailbox each time. */
async function file(actor: Caller, fields: Partial<ServiceRequestFormInput> = {}): Promise<string> {
  requestCount += 1
  const form = submission({
    phone: `0341 15-555-${2000 + requestCount}`,
    email: `inventado${requestCount}@example.com`,
    title: ownWords,
    description: `${ownWords} ${requestCount}`,
    ...fields,
  })
  return (await createServiceRequest(ctx, actor, form)).requestId
}

async function fileMany(count: number, file: () => Promise<string>): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(await file())
  await runDueJobs(ctx)
  return ids
}

async function giveCode(id: string): Promise<void> {
  await confirmServiceRequest(ctx, visitor(), { id, code: confirmationCode(ctx, await storedRequest(id)) })
}

async function confirm(id: string): Promise<void> {
  await giveCode(id)
  await runDueJobs(ctx)
}

const notified = async (ids: readonly string[]): Promise<number> =>
  (await Promise.all(ids.map(recipients))).filter((count) => count > 0).length

describe('unconfirmed requests of one connection', () => {
  it('notify professionals of a few of one rubro, and of the others once they are confirmed', async () => {
    const professional = await buildProfessional(ctx)
    const ids = await fileMany(6, () => file(from(line)))
    expect(await notified(ids)).toBe(serverLimits.unconfirmedOfRubroPerConnection)
    const last = ids.at(-1) ?? ''
    const offeredRequests = await listMatchingRequests(ctx, professional.id, { limit: 20 })
    expect(offeredRequests.requests.map(({ requestId }) => requestId)).not.toContain(last)
    await confirm(last)
    expect(await recipients(last)).toBe(1)
  })

  it('notify professionals of a few in all, whatever their rubros', async () => {
    const rubros = await ctx.db.rubro.findMany({ take: 7, orderBy: { id: 'asc' } })
    await buildProfessional(ctx, { rubroIds: rubros.map(({ id }) => id) })
    const ids: string[] = []
    for (const { id } of rubros) ids.push(await file(from(line), { rubroId: id }))
    await runDueJobs(ctx)
    expect(await notified(ids)).toBe(serverLimits.unconfirmedPerConnection)
  })

  it('notify of no more when they are filed at the same moment', async () => {
    await buildProfessional(ctx)
    const ids = await Promise.all(Array.from({ length: 8 }, () => file(from(line))))
    await runDueJobs(ctx)
    expect(await notified(ids)).toBe(serverLimits.unconfirmedOfRubroPerConnection)
  })

  it('notify of no more when they are moved into one rubro afterwards', async () => {
    const [target, ...rubros] = await ctx.db.rubro.findMany({ take: 6, orderBy: { id: 'asc' } })
    await buildProfessional(ctx, { rubroIds: target ? [target.id] : [] })
    const ids: string[] = []
    for (const { id } of rubros) ids.push(await file(from(line), { rubroId: id }))
    for (const id of ids) {
      const holder = { ...from(line), trackingToken: trackingToken(ctx, await storedRequest(id)) }
      await updateServiceRequest(ctx, holder, { id, rubroId: target?.id })
    }
    await runDueJobs(ctx)
    expect(await notified(ids)).toBe(serverLimits.unconfirmedOfRubroPerConnection)
  })

  it('count no requests of neighbours, no confirmed requests and none older than an hour', async () => {
    await buildProfessional(ctx)
    await fileMany(serverLimits.unconfirmedOfRubroPerConnection, () => file(from(line)))
    expect(await notified([...(await fileMany(1, () => file(from('203.0.113.11'))))])).toBe(1)
    const client = account((await buildUser(ctx, { email: 'ana@example.com' })).id, 'user', {
      connection: line,
    })
    expect(await notified(await fileMany(1, () => file(client, { email: 'ana@example.com' })))).toBe(1)
    ctx.clock.advance({ minutes: 61 })
    expect(await notified(await fileMany(1, () => file(from(line))))).toBe(1)
  })
})

describe('an unconfirmed request', () => {
  it("carries none of its client's words into mails, notices and their list until it is confirmed", async () => {
    const professional = await buildProfessional(ctx)
    const reader = account(professional.userId, 'professional')
    const [id = ''] = await fileMany(1, () => file(from(line), { townName: ownWords }))
    const read = async () =>
      JSON.stringify([
        mailsToProfessionals(),
        await ctx.db.notice.findMany(),
        await listNotices(ctx, reader, { limit: 5 }),
      ])
    expect(mailsToProfessionals()).toHaveLength(1)
    expect(await read()).not.toContain('juantienda')
    await confirm(id)
    const { notices } = await listNotices(ctx, reader, { limit: 5 })
    expect(notices[0]?.excerpt).toContain('juantienda')
  })
})

describe('one professional', () => {
  const maxNotices = serverLimits.unconfirmedNoticesPerProfessional

  it('gets a few notices of unconfirmed requests an hour, and the others in one mail of the day', async () => {
    await buildProfessional(ctx)
    await fileMany(maxNotices + 3, () => file(from(`198.51.100.${requestCount}`)))
    expect(mailsToProfessionals()).toHaveLength(maxNotices)
    expect(await ctx.db.notice.count({ where: { type: 'new-request' } })).toBe(maxNotices)
    ctx.clock.advance({ hours: 24 })
    await sendDigests(ctx)
    await runDueJobs(ctx)
    const digests = ctx.mailer.sentMails.filter(({ content }) => content.template === 'requests-digest')
    expect(digests).toHaveLength(1)
    expect(JSON.stringify(digests)).not.toContain('juantienda')
  })

  it('gets a notice that was left to the mail of the day as soon as the client confirms', async () => {
    await buildProfessional(ctx)
    const ids = await fileMany(maxNotices + 1, () => file(from(`198.51.100.${requestCount}`)))
    await confirm(ids.at(-1) ?? '')
    expect(mailsToProfessionals()).toHaveLength(maxNotices + 1)
    expect(await ctx.db.notice.count({ where: { requestId: ids.at(-1) ?? '' } })).toBe(1)
    ctx.clock.advance({ hours: 24 })
    await sendDigests(ctx)
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.filter(({ content }) => content.template === 'requests-digest')).toEqual([])
  })
})

describe('confirmed requests of one connection', () => {
  const maxNotices = serverLimits.connectionNoticesPerProfessional

  it('notify a professional a few times an hour, and the others come in the mail of the day', async () => {
    await buildProfessional(ctx)
    for (let count = 0; count < maxNotices + 3; count += 1) await confirm(await file(from(line)))
    expect(mailsToProfessionals()).toHaveLength(maxNotices)
    expect(await ctx.db.notice.count({ where: { type: 'new-request' } })).toBe(maxNotices)
    const neighbour = await file(from('203.0.113.11'))
    await confirm(neighbour)
    expect(mailsToProfessionals()).toHaveLength(maxNotices + 1)
    ctx.clock.advance({ hours: 24 })
    await sendDigests(ctx)
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.filter(({ content }) => content.template === 'requests-digest')).toHaveLength(
      1,
    )
  })

  it('notify of no more when their waves run at the same moment', async () => {
    await buildProfessional(ctx)
    const ids = await fileMany(maxNotices + 5, () => file(from(line)))
    for (const id of ids) await giveCode(id)
    await Promise.all(ids.map((id) => notifyProfessionals(ctx, id)))
    expect(await ctx.db.mail.count({ where: { template: 'request-for-professional' } })).toBe(maxNotices)
  })

  it('stop counting against each other after an hour', async () => {
    await buildProfessional(ctx)
    for (let count = 0; count < maxNotices; count += 1) await confirm(await file(from(line)))
    ctx.clock.advance({ minutes: 61 })
    await confirm(await file(from(line)))
    expect(mailsToProfessionals()).toHaveLength(maxNotices + 1)
  })
})

describe('the site as a whole', () => {
  it('stops notifying of unconfirmed requests at its ceiling, until they are confirmed', async () => {
    ctx.settings.set('unconfirmedNoticesPerHour', 2)
    await buildProfessional(ctx)
    const ids: string[] = []
    for (let n = 0; n < 4; n += 1)
      ids.push(...(await fileMany(1, () => file(from(`198.51.100.${requestCount}`)))))
    expect(await notified(ids)).toBe(2)
    expect(await readVitals(ctx)).toMatchObject({ unconfirmedNoticesInHour: 2, unconfirmedNoticesLeft: 0 })
    expect(await findWaiting(ctx)).toMatchObject([{ kind: 'held-requests', count: 2 }])
    await confirm(ids.at(-1) ?? '')
    expect(await recipients(ids.at(-1) ?? '')).toBe(1)
  })
})
