import { dataLimits } from '@oficio/contracts/support/data-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { getOverview } from '../../admin/overview/get-overview'
import { account, visitor } from '../../kernel/actor'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { dataScene, dataEmail as email } from '../../testing/support/data-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { anonymiseDataRequests } from './anonymise-data-requests'
import { answerDataRequest } from './answer-data-request'
import { downloadAskedData } from './download-asked-data'
import { findData } from './find-data'
import { getDataLink } from './get-data-link'
import { listDataRequests } from './list-data-requests'
import { openDataRequest } from './open-data-request'
import { proveDataRequest } from './prove-data-request'

let ctx: TestCtx
let admin: ReturnType<typeof account>
let scene: ReturnType<typeof dataScene>
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin', firstName: 'Ana', lastName: 'Ríos' })).id, 'admin')
  scene = dataScene(ctx)
})

const list = async (state: 'open' | 'unproven' | 'answered') =>
  (await listDataRequests(ctx, admin, { state, sort: 'due' })).rows

describe('a person who asks about personal data', () => {
  it('is answered the same whether anything is stored or not, and nothing counts before the mailbox is proven', async () => {
    await buildServiceRequest(ctx, { email })
    const knownRequest = await scene.ask('erasure')
    const unknown = await scene.ask('erasure', { email: 'nadie@example.com' })
    expect([Object.keys(knownRequest), Object.keys(unknown)]).toEqual([
      ['email', 'isMailWaiting'],
      ['email', 'isMailWaiting'],
    ])
    await runDueJobs(ctx)
    const sentMails = ctx.mailer.sentMails.map(({ to, content }) => [to, content.template])
    expect(sentMails).toEqual([
      [email, 'data-request-link'],
      ['nadie@example.com', 'data-request-link'],
    ])
    expect(await list('open')).toEqual([])
    expect(await list('unproven')).toHaveLength(2)
    expect((await getOverview(ctx, admin)).waiting).toEqual([])
    const [request] = await list('unproven')
    const id = request?.id ?? ''
    expect(await findData(ctx, admin, { id })).toBeNull()
    const early = answerDataRequest(ctx, admin, { id, status: 'done', answer: 'Listo.' })
    await expect(early).rejects.toMatchObject({ code: 'mailbox_unproven' })
    expect(await ctx.db.serviceRequest.count({ where: { email } })).toBe(1)
  })

  it('floods no mailbox: a second tap mails nothing, nor does the fourth request of a day, which is answered alike', async () => {
    await Promise.all(Array.from({ length: 5 }, () => scene.ask('erasure')))
    expect(await ctx.db.dataRequest.count()).toBe(1)
    await scene.ask('access')
    await scene.ask('correction', { detail: 'Me llamo Lucía.' })
    expect(await scene.ask('correction', { detail: 'Otra cosa.' })).toEqual({ email, isMailWaiting: false })
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails).toHaveLength(dataLimits.mails)
    ctx.clock.advance({ hours: dataLimits.mailHours + 1 })
    await scene.ask('erasure')
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails).toHaveLength(dataLimits.mails + 1)
  })

  it('keeps its owner from nothing: there is room for one of each kind, whatever was asked in their name', async () => {
    for (let attempt = 0; attempt < dataLimits.mails + 2; attempt += 1)
      await scene.ask('access', { detail: `Ajeno ${attempt}` })
    await scene.ask('erasure')
    await scene.ask('correction', { detail: 'Me llamo Lucía.' })
    await scene.ask('correction', { detail: 'Una más.' })
    await runDueJobs(ctx)
    const kinds = ctx.mailer.sentMails.map(
      ({ content }) => content.template === 'data-request-link' && content.props.kind,
    )
    expect(kinds).toEqual([
      ...Array.from({ length: dataLimits.mails }, () => 'access'),
      'erasure',
      'correction',
    ])
  })

  it('is heard and answered by mail also where mails come back from, or are unwanted: the law asks for it', async () => {
    for (const reason of ['hard_bounce', 'complaint'] as const) {
      const markedAddress = `${reason}@example.com`
      const markedAt = ctx.clock.now()
      await ctx.db.markedAddress.create({ data: { email: markedAddress, reason, markedAt } })
      await scene.ask('erasure', { email: markedAddress })
      await proveDataRequest(ctx, visitor(), { token: await scene.mailedToken(markedAddress) })
      const [open] = await list('open')
      await answerDataRequest(ctx, admin, { id: open?.id ?? '', status: 'refused', answer: 'No.' })
      await runDueJobs(ctx)
      const mailsToMarked = ctx.mailer.sentMails
        .filter(({ to }) => to === markedAddress)
        .map(({ content }) => content.template)
      expect(mailsToMarked).toEqual(['data-request-link', 'data-request-received', 'data-request-answered'])
    }
  })

  it('is read by the person who confirms it, who may be another one', async () => {
    await scene.ask('correction', { detail: 'Mi teléfono es otro.' })
    const token = await scene.mailedToken()
    expect(await getDataLink(ctx, token)).toMatchObject({ state: 'unproven', detail: 'Mi teléfono es otro.' })
  })

  it('is refused when it is a program', async () => {
    await expect(scene.ask('access', { website: 'https://x' })).rejects.toMatchObject({
      code: 'validation_failed',
    })
  })

  it('can write to the team: an admin files it, with a trace, and the mailbox is proven in the same way', async () => {
    const { id, status, openedBy } = await openDataRequest(ctx, admin, { kind: 'erasure', email })
    expect({ status, openedBy }).toEqual({ status: 'unproven', openedBy: 'Ana Ríos' })
    expect(await ctx.db.auditEntry.findMany()).toMatchObject([
      { action: 'data-request-opened', subject: `data-request:${id}`, userId: admin.userId },
    ])
    await proveDataRequest(ctx, visitor(), { token: await scene.mailedToken() })
    expect(await list('open')).toMatchObject([{ id }])
  })
})

describe('the mailed link', () => {
  it('begins the clock of the law: ten days to see, five working days to correct or erase', async () => {
    // A Friday, so that a weekend lies in between.
    ctx.clock.set(new Date('2035-03-16T15:00:00.000Z'))
    await scene.prove('access')
    await scene.prove('correction', { detail: 'Me llamo Lucía.' })
    await scene.prove('erasure')
    const due = Object.fromEntries((await list('open')).map(({ kind, dueAt }) => [kind, dueAt]))
    expect(due).toEqual({
      access: '2035-03-26T15:00:00.000Z',
      correction: '2035-03-23T15:00:00.000Z',
      erasure: '2035-03-23T15:00:00.000Z',
    })
    const { waiting } = await getOverview(ctx, admin)
    expect(waiting).toEqual([{ kind: 'data-requests', count: 3, since: due.erasure }])
  })

  it('works once, however often and at once it is used: one code, one mail, one notice to each admin, which names nobody', async () => {
    await buildUser(ctx, { role: 'admin' })
    await scene.ask('erasure')
    const token = await scene.mailedToken()
    const receipts = await Promise.all(
      Array.from({ length: 5 }, () => proveDataRequest(ctx, visitor(), { token })),
    )
    expect(new Set(receipts.map(({ code }) => code)).size).toBe(1)
    await runDueJobs(ctx, { timesEach: 2 })
    expect(
      ctx.mailer.sentMails.filter(({ content }) => content.template === 'data-request-received'),
    ).toHaveLength(1)
    const notices = await ctx.db.notice.findMany()
    expect(notices).toHaveLength(2)
    expect(JSON.stringify(notices)).not.toMatch(/lucia/i)
  })

  it('opens nothing when it is made up, another one’s, or over', async () => {
    const { token } = await scene.prove('access')
    await scene.ask('erasure', { email: 'otra@example.com' })
    const other = await scene.mailedToken('otra@example.com')
    const forged = token.slice(0, 22) + other.slice(22)
    for (const wrong of ['', 'x', forged, `${other.slice(0, -1)}${other.endsWith('A') ? 'B' : 'A'}`]) {
      const proof = proveDataRequest(ctx, visitor(), { token: wrong })
      await expect(proof).rejects.toMatchObject({ code: 'data_link_invalid' })
      expect(await getDataLink(ctx, wrong)).toEqual({ state: 'invalid' })
      const loading = downloadAskedData(ctx, visitor(), { token: wrong })
      await expect(loading).rejects.toMatchObject({ code: 'data_link_invalid' })
    }
    ctx.clock.advance({ hours: dataLimits.linkHours })
    const late = proveDataRequest(ctx, visitor(), { token: other })
    await expect(late).rejects.toMatchObject({ code: 'data_link_invalid' })
    expect(await getDataLink(ctx, other)).toMatchObject({ state: 'over' })
    ctx.clock.advance({ days: dataLimits.unprovenDays })
    await anonymiseDataRequests(ctx)
    expect(await getDataLink(ctx, other)).toEqual({ state: 'invalid' })
    expect(await ctx.db.mail.count({ where: { to: 'otra@example.com' } })).toBe(0)
  })

  it('shows its holder what they may correct by themselves, and nothing of anybody else', async () => {
    await buildUser(ctx, { email })
    const own = await buildServiceRequest(ctx, { email, title: 'Mi canilla' })
    await buildServiceRequest(ctx, { title: 'Canilla ajena' })
    const { token } = await scene.prove('correction', { detail: 'Cambié de teléfono.' })
    const linkView = await getDataLink(ctx, token)
    expect(linkView).toMatchObject({
      state: 'open',
      own: { hasAccount: true, requests: [{ title: own.title }] },
    })
    expect(JSON.stringify(linkView)).not.toContain('ajena')
  })
})
