import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { findOptOut, optOutUrl } from '../../kernel/mail/opt-out-link'
import { queueMail } from '../../kernel/mail/queue-mail'
import { leadTakenMail } from '../../leads/mails'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { passwordChangedMail } from '../mails'
import { muteMails } from './mute-mails'
import { optOut } from './opt-out'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const tokenIn = (url: string | null | undefined) => url?.split('/').at(-1) ?? ''

const mutedOf = async (id: string) => (await ctx.db.user.findUniqueOrThrow({ where: { id } })).mutedMails

/** Sends a mail that tells of a lead to that client. Returns what went out. */
async function mailAboutLead(client: { id: string; email: string }, key = client.id) {
  const request = await buildServiceRequest(ctx, { userId: client.id, email: client.email })
  const { id: professionalId } = await buildProfessional(ctx)
  const lead = await buildLead(ctx, { requestId: request.id, professionalId })
  const refs = { leadId: lead.id, requestId: request.id, seatsTaken: 1, seatsTotal: 5 }
  await ctx.transaction((ctx) => queueMail(ctx, leadTakenMail, { to: client.email, dedupeKey: key, refs }))
  await runDueJobs(ctx)
  return ctx.mailer.sent.filter(({ to }) => to === client.email)
}

describe('the link that switches mails off', () => {
  it('stands in those that the profile can switch off, of a proven mailbox, and in no other', async () => {
    const user = await buildUser(ctx)
    const guest = await buildUser(ctx, { emailVerifiedAt: null })
    expect((await mailAboutLead(user))[0]?.optOutUrl).toContain(`${ctx.site.origin}/opt-out/`)
    expect((await mailAboutLead(guest))[0]?.optOutUrl).toBeNull()
    await ctx.transaction((ctx) =>
      queueMail(ctx, passwordChangedMail, { to: user.email, dedupeKey: 'x', refs: { userId: user.id } }),
    )
    await runDueJobs(ctx)
    expect(ctx.mailer.sent.at(-1)).toMatchObject({ to: user.email, optOutUrl: null })
  })

  it('switches off that kind alone, without a login, however often, and the next such mail stays away', async () => {
    const user = await buildUser(ctx, { mutedMails: ['reminders'] })
    const [mail] = await mailAboutLead(user)
    const token = tokenIn(mail?.optOutUrl)
    await Promise.all([1, 2, 3].map(() => optOut(ctx, visitor(), { token })))
    expect((await mutedOf(user.id)).sort()).toEqual(['contact-opened', 'reminders'])
    expect(await findOptOut(ctx, token)).toMatchObject({ group: 'contact-opened', isMuted: true })
    expect(await mailAboutLead(user, 'next')).toHaveLength(1)
  })

  it('keeps what two links of one account do at the same moment', async () => {
    const { id: userId, email } = await buildUser(ctx)
    const links = (['reminders', 'request-news'] as const).map((group) =>
      optOutUrl(ctx, { userId, email, group }),
    )
    await Promise.all(links.map((url) => optOut(ctx, visitor(), { token: tokenIn(url) })))
    expect((await mutedOf(userId)).sort()).toEqual(['reminders', 'request-news'])
  })

  it('is not undone by the switches of a page that was opened before, which say one kind each', async () => {
    const { id: userId, email } = await buildUser(ctx, { mutedMails: ['contact-opened'] })
    const token = tokenIn(optOutUrl(ctx, { userId, email, group: 'reminders' }))
    const actor = account(userId, 'user')
    await Promise.all([
      optOut(ctx, visitor(), { token }),
      muteMails(ctx, actor, { group: 'request-news', isMuted: true }),
      muteMails(ctx, actor, { group: 'contact-opened', isMuted: false }),
    ])
    expect((await mutedOf(userId)).sort()).toEqual(['reminders', 'request-news'])
  })

  it('opens nothing once the account has another mailbox or is closed, nor when it is made up', async () => {
    const { id: userId, email } = await buildUser(ctx)
    const token = tokenIn(optOutUrl(ctx, { userId, email, group: 'reminders' }))
    const refused = (sent: string) =>
      expect(optOut(ctx, visitor(), { token: sent })).rejects.toMatchObject({ code: 'opt_out_invalid' })
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    for (const sent of ['', 'x', forged]) await refused(sent)
    await ctx.db.user.update({ where: { id: userId }, data: { email: `otra.${email}` } })
    await refused(token)
    await ctx.db.user.update({ where: { id: userId }, data: { email, closedAt: ctx.clock.now() } })
    await refused(token)
    expect(await mutedOf(userId)).toEqual([])
  })
})
