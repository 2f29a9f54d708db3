import type { MailQuery } from '@oficio/contracts/admin/mails'
import { beforeEach, expect, it } from 'vitest'
import { welcomeEvent } from '../../accounts/events'
import { account } from '../../kernel/actor'
import { notify } from '../../kernel/notices/notify'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getMail, listMails } from './list-mails'
import { retryMail } from './retry-mail'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})
const admin = account('00000000-0000-7000-8000-000000000001', 'admin')

async function queue(to: string): Promise<string> {
  const { id: userId } = await buildUser(ctx, { email: to })
  await ctx.transaction((ctx) => notify(ctx, welcomeEvent, { email: to, key: to, data: { userId } }))
  return (await ctx.db.mail.findFirstOrThrow({ where: { to } })).id
}
const stateOf = async (id: string) => (await getMail(ctx, admin, { id })).state
const recipients = async (query: Partial<MailQuery>) =>
  (await listMails(ctx, admin, { sort: 'newest', ...query })).rows.map(({ to }) => to)

/** Makes the mail server fail at the next attempt. */
async function failOnce(): Promise<void> {
  const send = ctx.mailer.send
  ctx.mailer.send = async () => {
    throw new Error('server away')
  }
  await expect(runDueJobs(ctx)).rejects.toThrow()
  ctx.mailer.send = send
}

it('tells of each mail what became of it', async () => {
  const mailId = await queue('llega@example.com')
  ctx.mailer.bouncing.add('rebota@example.com')
  const bounced = await queue('rebota@example.com')
  await runDueJobs(ctx)
  const failing = await queue('falla@example.com')
  expect(await stateOf(failing)).toBe('waiting')
  await failOnce()
  expect(await Promise.all([mailId, bounced, failing].map(stateOf))).toEqual(['sent', 'bounced', 'failing'])
  expect(await recipients({ state: 'failing' })).toEqual(['falla@example.com'])
  expect(await recipients({ search: 'REBOTA' })).toEqual(['rebota@example.com'])
  expect(await getMail(ctx, admin, { id: failing })).toMatchObject({
    attempts: 1,
    lastError: expect.stringContaining('server away'),
  })
})

it('a failed mail is retried and goes out once, by any admin and any number of clicks', async () => {
  const id = await queue('falla@example.com')
  await failOnce()
  await ctx.db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = max_attempts, run_at = now() + interval '1 year'`
  await Promise.all([retryMail(ctx, admin, { id }), retryMail(ctx, admin, { id })])
  await runDueJobs(ctx)
  expect(await stateOf(id)).toBe('sent')
  expect(ctx.mailer.sentMails.filter(({ to }) => to === 'falla@example.com')).toHaveLength(1)
  expect(await ctx.db.auditEntry.count({ where: { action: 'mail-sent-again', subject: `mail:${id}` } })).toBe(
    2,
  )
})

it('a sent mail is never sent again', async () => {
  const id = await queue('llega@example.com')
  await runDueJobs(ctx)
  await expect(retryMail(ctx, admin, { id })).rejects.toMatchObject({ code: 'mail_ended' })
  await expect(retryMail(ctx, admin, { id: ctx.ids.next() })).rejects.toMatchObject({ code: 'not_found' })
  await runDueJobs(ctx)
  expect(ctx.mailer.sentMails).toHaveLength(1)
})
