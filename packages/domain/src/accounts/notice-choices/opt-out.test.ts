import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { makeLinkToken } from '../../kernel/link-token'
import { findOptOut, optOutUrl } from '../../kernel/mail/opt-out-link'
import { notify } from '../../kernel/notices/notify'
import { leadTakenEvent } from '../../leads/events'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { passwordChangedEvent } from '../security-events'
import { chooseNotices } from './choose-notices'
import { getNoticeChoices } from './get-notice-choices'
import { optOut, undoOptOut } from './opt-out'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const tokenIn = (url: string | null | undefined) => url?.split('/').at(-1) ?? ''

const mutedOf = async (id: string) =>
  (await ctx.db.user.findUniqueOrThrow({ where: { id } })).mutedMails.sort()

/** Notifies the client with that mailbox of a lead by mail. Returns all mails sent there so far. */
async function mailAboutLead(client: { id?: string; email: string }) {
  const request = await buildServiceRequest(ctx, { userId: client.id ?? null, email: client.email })
  const { id: professionalId } = await buildProfessional(ctx)
  const lead = await buildLead(ctx, { requestId: request.id, professionalId })
  const refs = { leadId: lead.id, requestId: request.id, seatsTaken: 1, seatsTotal: 5 }
  const data = { ...refs, request, name: 'Beto' }
  await ctx.transaction((ctx) => notify(ctx, leadTakenEvent, { email: client.email, key: lead.id, data }))
  await runDueJobs(ctx)
  return ctx.mailer.sentMails.filter(({ to }) => to === client.email)
}

/** Returns a forged token, which differs from the given one in the last letters of its proof. */
const forgedFrom = (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`

const expectRefusal = (token: string) =>
  Promise.all(
    [optOut, undoOptOut].map((call) =>
      expect(call(ctx, visitor(), { token })).rejects.toMatchObject({ code: 'opt_out_invalid' }),
    ),
  )

describe('the link that switches mails off', () => {
  it('is in every optional mail, for every recipient, and in no other', async () => {
    const user = await buildUser(ctx)
    const unproven = await buildUser(ctx, { emailVerifiedAt: null })
    for (const client of [user, unproven, { email: 'sin.cuenta@example.com' }])
      expect((await mailAboutLead(client))[0]?.optOutUrl).toContain(`${ctx.site.origin}/opt-out/`)
    await ctx.transaction((ctx) =>
      notify(ctx, passwordChangedEvent, { email: user.email, key: 'x', data: { userId: user.id } }),
    )
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.at(-1)).toMatchObject({ to: user.email, optOutUrl: null })
  })

  it('switches off that kind alone, without a login, however often, and the next such mail stays away', async () => {
    const user = await buildUser(ctx, { mutedMails: ['reminders'] })
    const [mail] = await mailAboutLead(user)
    const token = tokenIn(mail?.optOutUrl)
    await Promise.all([1, 2, 3].map(() => optOut(ctx, visitor(), { token })))
    expect(await mutedOf(user.id)).toEqual(['contact-opened', 'reminders'])
    expect(await mailAboutLead(user)).toHaveLength(1)
  })

  it('takes that back, for that kind alone, however often', async () => {
    const user = await buildUser(ctx, { mutedMails: ['reminders'] })
    const token = tokenIn((await mailAboutLead(user))[0]?.optOutUrl)
    await optOut(ctx, visitor(), { token })
    await Promise.all([1, 2].map(() => undoOptOut(ctx, visitor(), { token })))
    expect(await mutedOf(user.id)).toEqual(['reminders'])
    expect(await mailAboutLead(user)).toHaveLength(2)
  })

  it('keeps what two links of one account do at the same moment', async () => {
    const { id, email } = await buildUser(ctx)
    const links = (['reminders', 'request-news'] as const).map((group) =>
      optOutUrl(ctx, { id, email, group }),
    )
    await Promise.all(links.map((url) => optOut(ctx, visitor(), { token: tokenIn(url) })))
    expect(await mutedOf(id)).toEqual(['reminders', 'request-news'])
  })

  it('is not undone by a page that was opened before, which says what it changed and no more', async () => {
    const { id, email } = await buildUser(ctx, { mutedMails: ['contact-opened'] })
    const token = tokenIn(optOutUrl(ctx, { id, email, group: 'reminders' }))
    const choose = (group: 'request-news' | 'contact-opened', isWanted: boolean) =>
      chooseNotices(ctx, account(id, 'user'), { choices: [{ group, channel: 'mail', isWanted }] })
    await Promise.all([
      optOut(ctx, visitor(), { token }),
      choose('request-news', false),
      choose('contact-opened', true),
    ])
    expect(await mutedOf(id)).toEqual(['reminders', 'request-news'])
  })

  it('opens nothing once the account has another mailbox or is closed, nor when it is made up', async () => {
    const { id, email } = await buildUser(ctx)
    const token = tokenIn(optOutUrl(ctx, { id, email, group: 'reminders' }))
    for (const wrongToken of ['', 'x', forgedFrom(token)]) await expectRefusal(wrongToken)
    await ctx.db.user.update({ where: { id }, data: { email: `otra.${email}` } })
    await expectRefusal(token)
    await ctx.db.user.update({ where: { id }, data: { email, closedAt: ctx.clock.now() } })
    await expectRefusal(token)
    expect(await mutedOf(id)).toEqual([])
  })
})

it('a link of a mail that was sent before there were other groups goes on to work', async () => {
  const { id } = await buildUser(ctx, { email: 'Ana@Example.com' })
  const token = makeLinkToken(ctx, id, `opt-out|reminders|${id}|ana@example.com`)
  await optOut(ctx, visitor(), { token })
  expect(await mutedOf(id)).toEqual(['reminders'])
})

describe('the same link where the mailbox is no account’s', () => {
  const email = 'lucia@example.com'

  it('switches off that kind alone for that mailbox, in whatever case, and takes it back', async () => {
    const token = tokenIn((await mailAboutLead({ email }))[0]?.optOutUrl)
    await Promise.all([1, 2].map(() => optOut(ctx, visitor(), { token })))
    expect(await mailAboutLead({ email })).toHaveLength(1)
    expect(await mailAboutLead({ email: 'Lucia@Example.com' })).toHaveLength(0)
    expect(await mailAboutLead({ email: 'otra@example.com' })).toHaveLength(1)
    expect([...((await findOptOut(ctx, token))?.muted ?? [])]).toEqual(['contact-opened'])
    await undoOptOut(ctx, visitor(), { token })
    expect(await mailAboutLead({ email })).toHaveLength(2)
  })

  it('keeps no address: what is stored names nobody without the key of the site', async () => {
    const token = tokenIn((await mailAboutLead({ email }))[0]?.optOutUrl)
    await optOut(ctx, visitor(), { token })
    expect(JSON.stringify(await ctx.db.mutedMailbox.findMany())).not.toMatch(/lucia|example/)
  })

  it('does not touch the choices of an account that has not proven the mailbox', async () => {
    const unproven = await buildUser(ctx, { email, emailVerifiedAt: null })
    const token = tokenIn((await mailAboutLead(unproven))[0]?.optOutUrl)
    await optOut(ctx, visitor(), { token })
    expect(await mutedOf(unproven.id)).toEqual([])
    expect(await mailAboutLead(unproven)).toHaveLength(1)
  })

  it('is what the account says once it has proven the mailbox, which switches it on again', async () => {
    const user = await buildUser(ctx, { email, emailVerifiedAt: null })
    const token = tokenIn((await mailAboutLead(user))[0]?.optOutUrl)
    await optOut(ctx, visitor(), { token })
    await ctx.db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: ctx.clock.now() } })
    const actor = account(user.id, 'user')
    const isWanted = async () =>
      (await getNoticeChoices(ctx, actor)).groups
        .find(({ group }) => group === 'contact-opened')
        ?.wanted.includes('mail')
    expect(await isWanted()).toBe(false)
    await chooseNotices(ctx, actor, {
      choices: [{ group: 'contact-opened', channel: 'mail', isWanted: true }],
    })
    expect(await isWanted()).toBe(true)
    expect(await mailAboutLead(user)).toHaveLength(2)
    // The old link still works, and now applies to the account.
    await optOut(ctx, visitor(), { token })
    expect(await mutedOf(user.id)).toEqual(['contact-opened'])
  })

  it('opens nothing once the address of its mail was erased, nor for another mail or when it is made up', async () => {
    const token = tokenIn((await mailAboutLead({ email }))[0]?.optOutUrl)
    await expectRefusal(forgedFrom(token))
    const { id } = await ctx.db.mail.findFirstOrThrow()
    await expectRefusal(tokenIn(optOutUrl(ctx, { id, email: 'otra@example.com', group: 'contact-opened' })))
    await ctx.db.mail.updateMany({ data: { to: '' } })
    await expectRefusal(token)
    expect(await ctx.db.mutedMailbox.count()).toBe(0)
  })
})
