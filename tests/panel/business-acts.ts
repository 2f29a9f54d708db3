import type { AuditAction } from '@oficio/contracts/kernel/audit-words'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { getMerge } from '@oficio/domain/businesses/merging/get-merge'
import { account } from '@oficio/domain/kernel/actor'
import { auditSubject } from '@oficio/domain/kernel/audit-subject'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildImport } from '@oficio/domain/testing/builders/build-import'
import { type Act, reason } from './act'

const aboutBusiness = (
  endpoint: string,
  action: AuditAction,
  fields: Parameters<typeof buildBusiness>[1] = {},
  body: object = { reason },
): Act => ({
  endpoint,
  action,
  async prepare(ctx) {
    const { id } = await buildBusiness(ctx, fields)
    return { params: { id }, body, subject: auditSubject('business', id) }
  },
  ...('reason' in body && { words: 'reason' as const }),
  second: 'business_status_changed',
})

const aboutImport = (
  endpoint: string,
  action: AuditAction,
  { isImported, body }: { isImported: boolean; body: object },
): Act => ({
  endpoint,
  action,
  async prepare(ctx) {
    const { id } = await buildImport(ctx, { isImported })
    return { params: { id }, body, subject: auditSubject('business-import', id) }
  },
  ...('reason' in body && { words: 'reason' as const }),
  second: 'import_changed',
})

const merge: Act = {
  endpoint: 'mergeBusinesses',
  action: 'business-merged',
  async prepare(ctx) {
    const { id } = await buildBusiness(ctx)
    const deletedBusiness = await buildBusiness(ctx, { userId: null })
    const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
    const { seen } = await getMerge(ctx, admin, { id, otherId: deletedBusiness.id })
    const subject = auditSubject('business', id)
    return { params: { id }, body: { goneId: deletedBusiness.id, seen, reason }, subject }
  },
  words: 'reason',
  second: 'business_status_changed',
}

const distinguish: Act = {
  endpoint: 'distinguishBusinesses',
  action: 'business-distinguished',
  async prepare(ctx) {
    const { id } = await buildBusiness(ctx)
    const { id: otherId } = await buildBusiness(ctx)
    return { params: { id }, body: { otherId }, subject: auditSubject('business', id) }
  },
  second: { both: 'both say the same, which is recorded once' },
}

const feature: Act = {
  ...aboutBusiness('featureBusiness', 'business-featured'),
  async prepare(ctx) {
    const { id } = await buildBusiness(ctx)
    const body = { reason, until: calendarDay(ctx.clock.now()) }
    return { params: { id }, body, subject: auditSubject('business', id) }
  },
}

/** Actions on businesses and their imports. */
export const businessActs: readonly Act[] = [
  merge,
  distinguish,
  aboutImport('runBusinessImport', 'business-import-run', {
    isImported: false,
    body: { which: 'all', hinted: 'skip' },
  }),
  aboutImport('undoBusinessImport', 'business-import-undone', { isImported: true, body: { reason } }),
  aboutBusiness('verifyBusiness', 'business-verified', {}, { what: 'La habilitación municipal' }),
  aboutBusiness('withdrawVerification', 'business-verification-withdrawn', {
    verifiedAt: new Date('2030-01-01T12:00:00Z'),
    verifiedWhat: 'La habilitación municipal',
  }),
  feature,
  aboutBusiness('endFeature', 'business-feature-ended', { featuredUntil: new Date('2090-01-01T12:00:00Z') }),
  aboutBusiness('refuseBusiness', 'business-refused'),
  aboutBusiness('restoreBusiness', 'business-restored', { status: 'rejected', statusReason: 'No existe.' }),
]
