import { limits } from '@oficio/contracts/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { register } from '../registration/register'
import { confirmEmail } from './confirm-email'
import { findConfirmation } from './find-confirmation'
import { mailConfirmation } from './mail-confirmation'
import { isOwnProvenMail } from './own-proven-mail'
import { renewConfirmation, requestConfirmation } from './renew-confirmation'

const form = { email: 'ana@correo.com', password: 'una clave larga', firstName: 'Ana', lastName: 'Gómez' }
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

/** Runs the waiting jobs. Returns the tokens that were mailed to that address. */
async function mailedTo(email: string): Promise<string[]> {
  await runDueJobs(ctx)
  return ctx.mailer.sentMails
    .filter(({ to }) => to === email)
    .flatMap(({ content: { props } }) =>
      'confirmUrl' in props && props.confirmUrl ? [props.confirmUrl.split('/').at(-1) ?? ''] : [],
    )
}

const confirm = (token: string) => confirmEmail(ctx, visitor(), { token })
const accountOf = (id: string) => ctx.db.user.findUniqueOrThrow({ where: { id } })
const wantAddress = (userId: string, email: string) =>
  ctx.transaction((ctx) => mailConfirmation(ctx, visitor(), { userId, email }))

async function registered() {
  const { id } = await register(ctx, visitor(), form)
  const [token = ''] = await mailedTo(form.email)
  return { id, token, actor: account(id, 'user') }
}

describe('a new account', () => {
  it('proves its mailbox by the link of its first mail, however often that is opened', async () => {
    const { id, token, actor } = await registered()
    expect((await accountOf(id)).emailVerifiedAt).toBeNull()
    expect(await findConfirmation(ctx, token)).toMatchObject({ state: 'open' })
    expect(await isOwnProvenMail(ctx.db, actor, form.email)).toBe(false)
    await confirm(token)
    await confirm(token)
    expect((await accountOf(id)).emailVerifiedAt).toEqual(ctx.clock.now())
    expect(await isOwnProvenMail(ctx.db, actor, form.email)).toBe(true)
    expect(await findConfirmation(ctx, token)).toMatchObject({ state: 'confirmed' })
    await expect(requestConfirmation(ctx, actor)).rejects.toMatchObject({ code: 'email_confirmed' })
  })

  it('gets another link for an expired one, by that link or by its session, up to a limit', async () => {
    const { token, actor } = await registered()
    ctx.clock.advance({ hours: limits.emailConfirmationHours })
    expect(await findConfirmation(ctx, token)).toMatchObject({ state: 'over' })
    await expect(confirm(token)).rejects.toMatchObject({ code: 'confirm_link_invalid' })
    await renewConfirmation(ctx, visitor(), { token })
    await requestConfirmation(ctx, actor)
    const [, second = '', third = ''] = await mailedTo(form.email)
    for (let more = 2; more < limits.emailConfirmationMails; more += 1) await requestConfirmation(ctx, actor)
    const refusal = { code: 'too_many_confirmations' }
    await expect(requestConfirmation(ctx, actor)).rejects.toMatchObject(refusal)
    await expect(renewConfirmation(ctx, visitor(), { token })).rejects.toMatchObject(refusal)
    await confirm(third)
    // The second link counts as confirmed too, because the third one confirmed the same address.
    expect(await findConfirmation(ctx, second)).toMatchObject({ state: 'confirmed' })
  })

  it('is mailed no more than is allowed by 20 who ask at the same moment', async () => {
    const { actor } = await registered()
    await Promise.allSettled(Array.from({ length: 20 }, () => requestConfirmation(ctx, actor)))
    expect(await ctx.db.accountLink.count()).toBe(limits.emailConfirmationMails)
  })
})

describe('another mail address', () => {
  it('becomes the account’s when its mailbox confirms it, and the old one is notified', async () => {
    const { id, email } = await buildUser(ctx)
    await wantAddress(id, 'otra@correo.com')
    const [token = ''] = await mailedTo('otra@correo.com')
    expect((await accountOf(id)).email).toBe(email)
    await confirm(token)
    expect(await accountOf(id)).toMatchObject({ email: 'otra@correo.com', emailVerifiedAt: ctx.clock.now() })
    expect(await ctx.db.mail.findMany({ where: { template: 'email-changed' } })).toMatchObject([
      { to: email },
    ])
  })

  it('goes to one of two accounts that want it at the same moment', async () => {
    const users = [await buildUser(ctx), await buildUser(ctx)]
    for (const { id } of users) await wantAddress(id, 'otra@correo.com')
    const tokens = await mailedTo('otra@correo.com')
    const outcomes = await Promise.allSettled(tokens.map(confirm))
    const refusalCodes = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    )
    expect(refusalCodes).toEqual(['email_taken'])
    expect(await ctx.db.user.count({ where: { email: 'otra@correo.com' } })).toBe(1)
  })

  it('can be confirmed by its owner whatever strangers requested for the mailbox', async () => {
    for (let n = 0; n < limits.emailConfirmationMails; n += 1)
      await wantAddress((await buildUser(ctx)).id, form.email)
    const { actor } = await registered()
    await expect(requestConfirmation(ctx, actor)).resolves.toBeDefined()
  })

  it('is mailed to one mailbox up to a limit, from any caller', async () => {
    for (let n = 0; n < limits.emailConfirmationMails; n += 1)
      await wantAddress((await buildUser(ctx)).id, 'otra@correo.com')
    await expect(wantAddress((await buildUser(ctx)).id, 'otra@correo.com')).rejects.toMatchObject({
      code: 'too_many_confirmations',
    })
  })

  it('makes every link void that was mailed before, and one of a closed account opens nothing', async () => {
    const { id, email } = await buildUser(ctx, { emailVerifiedAt: null })
    await wantAddress(id, email)
    await wantAddress(id, 'otra@correo.com')
    const [old = ''] = await mailedTo(email)
    const [token = ''] = await mailedTo('otra@correo.com')
    await confirm(token)
    await expect(confirm(old)).rejects.toMatchObject({ code: 'confirm_link_invalid' })
    await wantAddress(id, 'tercera@correo.com')
    const [last = ''] = await mailedTo('tercera@correo.com')
    await ctx.db.user.update({ where: { id }, data: { closedAt: ctx.clock.now() } })
    await expect(confirm(last)).rejects.toMatchObject({ code: 'confirm_link_invalid' })
  })
})
