import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { approveProfessional } from './approve-professional'
import { getProfessionalState } from './get-professional-state'
import { getStandstill } from './get-standstill'
import { handToTeam } from './hand-to-team'
import { rejectProfessional } from './reject-professional'

let ctx: TestCtx
let admin: Account
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
})

const waiting = (more: object = {}) =>
  buildProfessional(ctx, { status: 'pending_approval', submittedAt: ctx.clock.now(), ...more })
const approve = (id: string, submittedAt?: string) => approveProfessional(ctx, admin, { id, submittedAt })
const reject = (id: string, reason = 'No se lee el CUIT') => rejectProfessional(ctx, admin, { id, reason })
const changed = expect.objectContaining({ code: 'professional_status_changed' })
const sentTo = (template: string) =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === template)
const actions = async () => (await ctx.db.auditEntry.findMany()).map(({ action }) => action)

describe('an account that waits for approval', () => {
  it('is approved once, told so, and leaves a trace', async () => {
    const { id, userId } = await waiting()
    expect(await approve(id)).toMatchObject({ status: 'approved', reason: null })
    await approve(id)
    await runDueJobs(ctx)
    expect(sentTo('account-approved')).toHaveLength(1)
    expect(await actions()).toEqual(['professional-approved'])
    expect(await ctx.db.notice.findMany({ where: { userId } })).toMatchObject([{ type: 'account-approved' }])
    const { approvedAt } = await ctx.db.professional.findUniqueOrThrow({ where: { id } })
    expect(approvedAt).toEqual(ctx.clock.now())
  })

  it('is rejected with a reason that its owner reads', async () => {
    const { id } = await waiting()
    expect(await reject(id)).toMatchObject({ status: 'rejected', reason: 'No se lee el CUIT' })
    await reject(id)
    await runDueJobs(ctx)
    expect(sentTo('account-rejected')).toMatchObject([
      { content: { props: { reason: 'No se lee el CUIT' } } },
    ])
    expect(await actions()).toEqual(['professional-rejected'])
  })

  it('gets one decision of two admins at the same moment, and the other one gets an error', async () => {
    const { id } = await waiting()
    const other = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const outcomes = await Promise.allSettled([
      approve(id),
      rejectProfessional(ctx, other, { id, reason: 'Falta la foto' }),
      rejectProfessional(ctx, admin, { id, reason: 'Falta el documento' }),
    ])
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refusals.map(({ reason }) => reason)).toEqual([changed, changed])
    expect(await actions()).toHaveLength(1)
  })

  it('is not decided about by who read it before it was corrected', async () => {
    const { id } = await waiting()
    const { submittedAt } = await getProfessionalState(ctx, admin, { id })
    ctx.clock.advance({ minutes: 1 })
    await ctx.transaction((ctx) => handToTeam(ctx, id))
    await expect(approve(id, submittedAt ?? '')).rejects.toEqual(changed)
    const read = await getProfessionalState(ctx, admin, { id })
    expect(await approve(id, read.submittedAt ?? '')).toMatchObject({ status: 'approved' })
  })

  it('is notified, and greeted by no name that a stranger may have chosen for the mailbox', async () => {
    const { id } = await waiting({ user: { emailVerifiedAt: null } })
    await ctx.transaction((ctx) => handToTeam(ctx, id))
    await runDueJobs(ctx)
    expect(sentTo('account-under-review')).toMatchObject([{ content: { props: { firstName: null } } }])
  })

  it('reads of the mail that is left to confirm until it is, in the portal and by mail', async () => {
    const mailsAfter = async (emailVerifiedAt: Date | null, more: object = {}) => {
      const { id, user } = await waiting({ user: { emailVerifiedAt }, ...more })
      await ctx.transaction((ctx) => handToTeam(ctx, id))
      await runDueJobs(ctx)
      const { emailToConfirm } = await getStandstill(ctx, account(user.id, 'professional'))
      const props = sentTo('account-under-review').at(-1)?.content.props
      return { props, isNamed: emailToConfirm === user.email, emailToConfirm }
    }
    expect(await mailsAfter(null)).toMatchObject({
      props: { isEmailConfirmed: false, isComplete: true },
      isNamed: true,
    })
    expect(await mailsAfter(ctx.clock.now(), { cuit: null })).toMatchObject({
      props: { isEmailConfirmed: true, isComplete: false },
      emailToConfirm: null,
    })
  })

  it('names the mail that is left to confirm after the approval too, but none that gets no mails any more', async () => {
    const { id, user } = await waiting({ user: { emailVerifiedAt: null } })
    const own = account(user.id, 'professional')
    await ctx.db.markedAddress.create({
      data: { email: user.email, reason: 'hard_bounce', markedAt: ctx.clock.now() },
    })
    expect((await getStandstill(ctx, own)).emailToConfirm).toBeNull()
    await ctx.db.markedAddress.deleteMany()
    await approve(id)
    expect((await getStandstill(ctx, own)).emailToConfirm).toBe(user.email)
    await ctx.db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: ctx.clock.now() } })
    expect((await getStandstill(ctx, own)).emailToConfirm).toBeNull()
  })
})

it.each(['pending_payment', 'approved', 'suspended', 'rejected'] as const)(
  'an account that is %s is neither approved nor rejected',
  async (status) => {
    const { id } = await buildProfessional(ctx, { status, statusReason: 'Otro motivo' })
    if (status !== 'approved') await expect(approve(id)).rejects.toEqual(changed)
    await expect(reject(id)).rejects.toEqual(changed)
    expect(await actions()).toEqual([])
  },
)
