import type { AuditAction } from '@oficio/contracts/kernel/audit-words'
import { account } from '@oficio/domain/kernel/actor'
import { auditSubject } from '@oficio/domain/kernel/audit-subject'
import { storePhoto } from '@oficio/domain/photos/store-photo'
import { listChecks } from '@oficio/domain/professionals/checks/list-checks'
import { changePortfolio } from '@oficio/domain/professionals/portfolio/change-portfolio'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { buildEnrolled } from '@oficio/domain/testing/enrol'
import type { TestCtx } from '@oficio/domain/testing/test-context'
import { type Act, type PreparedAct, reason } from './act'

const aboutProfessional =
  (fields: Parameters<typeof buildProfessional>[1], body: object) =>
  async (ctx: TestCtx): Promise<PreparedAct> => {
    const { id } = await buildProfessional(ctx, fields)
    return { params: { id }, body, subject: auditSubject('professional', id) }
  }

const aboutUser =
  (fields: Parameters<typeof buildUser>[1]) =>
  async (ctx: TestCtx): Promise<PreparedAct> => {
    const { id } = await buildUser(ctx, fields)
    return { params: { id }, body: { reason }, subject: auditSubject('user', id) }
  }

const suspended = { status: 'suspended', statusReason: 'Quejas.' } as const

const professionalActs: readonly Act[] = [
  {
    endpoint: 'approveProfessional',
    action: 'professional-approved',
    prepare: aboutProfessional({ status: 'pending_approval' }, {}),
    second: 'professional_status_changed',
  },
  {
    endpoint: 'rejectProfessional',
    action: 'professional-rejected',
    prepare: aboutProfessional({ status: 'pending_approval' }, { reason }),
    words: 'reason',
    second: 'professional_status_changed',
  },
  {
    endpoint: 'suspendProfessional',
    action: 'professional-suspended',
    prepare: aboutProfessional({}, { reason }),
    words: 'reason',
    second: 'professional_status_changed',
  },
  {
    endpoint: 'reinstateProfessional',
    action: 'professional-reinstated',
    prepare: aboutProfessional(suspended, { reason }),
    words: 'reason',
    second: 'professional_status_changed',
  },
]

const checksAct = (isChecked: boolean): Act => ({
  endpoint: 'setProfessionalCheck',
  action: isChecked ? 'professional-check-made' : 'professional-check-withdrawn',
  prepare: async (ctx) => {
    const { id } = await buildProfessional(ctx, {})
    const { id: adminId } = await buildUser(ctx, { role: 'admin' })
    const admin = account(adminId, 'admin')
    const [check] = (await listChecks(ctx, admin, { id })).filter(({ kind }) => kind === 'phone')
    if (!check) throw new Error('a professional with a phone can be checked')
    const fact = { kind: check.kind, fact: check.fact }
    if (!isChecked)
      await ctx.db.professionalCheck.create({
        data: { ...fact, professionalId: id, checkedById: adminId, checkedAt: ctx.clock.now() },
      })
    return {
      params: { id, kind: check.kind },
      body: { isChecked, fact: check.fact },
      subject: auditSubject('professional', id),
    }
  },
  second: { both: 'both say the same of the same facts' },
})

const removalAct: Act = {
  endpoint: 'removePortfolioPhoto',
  action: 'professional-photo-removed',
  prepare: async (ctx) => {
    const { id, userId } = await buildProfessional(ctx, {})
    const photoId = await buildPortfolioPhoto(ctx, userId)
    return { params: { id: photoId }, body: { reason }, subject: auditSubject('professional', id) }
  },
  words: 'reason',
  second: 'not_found',
}

async function buildPortfolioPhoto(ctx: TestCtx, userId: string): Promise<string> {
  const owner = account(userId, 'professional')
  const { id } = await storePhoto(ctx, owner, { bytes: new Uint8Array([1, 2, 3]) })
  await changePortfolio(ctx, owner, { photos: [{ id }] })
  return id
}

const aboutAccount = (
  endpoint: string,
  action: AuditAction,
  fields: Parameters<typeof buildUser>[1] = {},
): Act => ({ endpoint, action, prepare: aboutUser(fields), words: 'reason', second: 'user_changed' })

const accountActs: readonly Act[] = [
  aboutAccount('makeAdmin', 'user-made-admin'),
  aboutAccount('takeAdmin', 'user-admin-taken', { role: 'admin' }),
  aboutAccount('suspendUser', 'user-suspended'),
  aboutAccount('reinstateUser', 'user-reinstated', {
    suspendedAt: new Date('2030-01-01T12:00:00Z'),
    suspensionReason: 'Abuso.',
  }),
  {
    endpoint: 'resetSecondFactor',
    action: 'user-second-factor-reset',
    prepare: async (ctx) => {
      const { user } = await buildEnrolled(ctx)
      return { params: { id: user.id }, body: { reason }, subject: auditSubject('user', user.id) }
    },
    words: 'reason',
    second: 'second_factor_missing',
  },
]

/** Actions on professionals and other accounts. */
export const peopleActs: readonly Act[] = [
  ...professionalActs,
  checksAct(true),
  checksAct(false),
  removalAct,
  ...accountActs,
]
