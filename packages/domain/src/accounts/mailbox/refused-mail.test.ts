import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { confirmServiceRequest } from '../../service-requests/filing/confirm-service-request'
import { confirmationCode } from '../../service-requests/tracking-link'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { type MailScene, mailScene } from '../../testing/notices/mail-scene'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { closeAccount } from '../closing/close-account'
import { downloadOwnData } from '../own-data/download-own-data'
import { requestPasswordReset } from '../recovery/request-password-reset'
import { resetPassword } from '../recovery/reset-password'
import { openSession } from '../sessions/open-session'
import { changeEmail } from './change-email'
import { confirmEmail } from './confirm-email'
import { findRefusedMail } from './find-refused-mail'
import { requestConfirmation } from './renew-confirmation'

let ctx: TestCtx
let scene: MailScene
beforeEach(async () => {
  ctx = await createTestContext()
  scene = await mailScene(ctx)
  await scene.write()
})

const owner = () => account(scene.userId, 'professional')
const complaint = { type: 'complaint' }

/** Runs the waiting jobs. Returns the last mailed token from the address (URL) of that name. */
async function lastToken(name: 'confirmUrl' | 'resetUrl'): Promise<string> {
  await runDueJobs(ctx)
  const tokens = ctx.mailer.sentMails.flatMap(({ content: { props } }) => {
    const url: unknown = Object(props)[name]
    return typeof url === 'string' ? [url.split('/').at(-1) ?? ''] : []
  })
  return tokens.at(-1) ?? ''
}

describe('an account that cannot be written to', () => {
  it.each([['hard_bounce'], ['complaint']])(
    'reads that, and repairs it by a mailed link: %s',
    async (type) => {
      await scene.tell({ type })
      expect(await findRefusedMail(ctx, owner())).toEqual({
        email: scene.email,
        isUnwanted: type === 'complaint',
        canConfirm: true,
      })
      ctx.clock.advance({ minutes: 1 })
      await requestConfirmation(ctx, owner())
      const token = await lastToken('confirmUrl')
      await confirmEmail(ctx, visitor(), { token })
      await confirmEmail(ctx, visitor(), { token })
      expect(await findRefusedMail(ctx, owner())).toBeNull()
      expect(await scene.write('news')).toMatchObject({ sentAt: ctx.clock.now() })
      await expect(requestConfirmation(ctx, owner())).rejects.toMatchObject({ code: 'email_confirmed' })
    },
  )

  it('mends it with another address', async () => {
    const passwordHash = await ctx.passwords.hash('una clave larga')
    await ctx.db.user.update({ where: { id: scene.userId }, data: { passwordHash } })
    await scene.tell()
    const email = 'otra@correo.com'
    await changeEmail(ctx, owner(), { email, currentPassword: 'una clave larga' })
    expect(await findRefusedMail(ctx, owner())).toMatchObject({ email: scene.email, canConfirm: false })
    await confirmEmail(ctx, visitor(), { token: await lastToken('confirmUrl') })
    expect(await findRefusedMail(ctx, owner())).toBeNull()
    // The next owner of the old address receives no mails either.
    expect(await scene.mark()).toBe('hard_bounce')
  })

  it('is marked again by a later event, not by a late report', async () => {
    await scene.tell()
    ctx.clock.advance({ minutes: 1 })
    await requestConfirmation(ctx, owner())
    await confirmEmail(ctx, visitor(), { token: await lastToken('confirmUrl') })
    await scene.tell({ at: new Date(ctx.clock.now().getTime() - 30_000).toISOString() })
    expect(await scene.mark()).toBeUndefined()
    ctx.clock.advance({ minutes: 1 })
    await scene.tell()
    expect(await scene.mark()).toBe('hard_bounce')
    expect(await ctx.db.notice.count({ where: { type: 'mail-refused' } })).toBe(2)
  })

  it.each([
    ['hard_bounce', undefined],
    ['complaint', 'complaint'],
  ])(
    'gets the link for another password nevertheless, which shows that mails arrive: %s',
    async (type, remaining) => {
      await scene.tell({ type })
      ctx.clock.advance({ minutes: 1 })
      await requestPasswordReset(ctx, visitor(), { email: scene.email })
      await resetPassword(ctx, visitor(), {
        token: await lastToken('resetUrl'),
        password: 'otra clave muy larga',
      })
      expect(await scene.mark()).toBe(remaining)
    },
  )

  it('is written to again once its request was confirmed by the code that was mailed there', async () => {
    await scene.tell(complaint)
    ctx.clock.advance({ minutes: 1 })
    const request = await buildServiceRequest(ctx, { email: scene.email, confirmedAt: null })
    await confirmServiceRequest(ctx, visitor(), { id: request.id, code: confirmationCode(ctx, request) })
    expect(await scene.mark()).toBeUndefined()
  })

  it('has the mail events in the download of its data, and loses them when it closes', async () => {
    await scene.tell(complaint)
    const data = await downloadOwnData(ctx, owner())
    expect(data.direcciones_sin_emails).toMatchObject([{ email: scene.email, reason: 'complaint' }])
    expect(data.emails_devueltos).toHaveLength(1)
    const { sessionId } = await openSession(ctx, owner(), { userId: scene.userId, kind: 'web' })
    await closeAccount(ctx, account(scene.userId, 'professional', { sessionId }), {})
    expect(await ctx.db.mailEvent.count()).toBe(0)
    expect(await ctx.db.markedAddress.count()).toBe(0)
  })
})
