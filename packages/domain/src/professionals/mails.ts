import { paths } from '@oficio/contracts/paths'
import { z } from 'zod'
import type { Ctx } from '../kernel/ctx'
import { builtBy, defineMail } from '../kernel/mail/define-mail'
import { missingOf } from './missing-of'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To a professional whose account waits for the site's team, which approved it, or did not. */
    'account-under-review': {
      firstName: string | null
      portalUrl: string
      /** What is left to its owner meanwhile. */
      isEmailConfirmed: boolean
      isComplete: boolean
    }
    'account-approved': { firstName: string | null; portalUrl: string }
    'account-rejected': { firstName: string | null; reason: string; portalUrl: string }
    /** To a professional whose account the site's team suspended, and to one whose suspension ended. */
    'account-suspended': { firstName: string; reason: string; portalUrl: string }
    'account-reinstated': { firstName: string; portalUrl: string }
  }
}

const refs = z.object({ userId: z.uuid() })

/** To a professional whose account waits for the site's team; nothing once it was decided about. */
export const accountUnderReviewMail = defineMail({
  template: 'account-under-review',
  label: 'Cuenta profesional en revisión',
  refs,
})

/** To one whose account was approved. */
export const accountApprovedMail = defineMail({
  template: 'account-approved',
  label: 'Cuenta profesional aprobada',
  refs,
})

/** To one whose account was not; nothing once it was handed in again. */
export const accountRejectedMail = defineMail({
  template: 'account-rejected',
  label: 'Cuenta profesional rechazada',
  isOwed: true,
  refs,
})

/** To a professional whose account the site's team suspended; nothing once it was decided otherwise. */
export const accountSuspendedMail = defineMail({
  template: 'account-suspended',
  label: 'Cuenta profesional suspendida',
  isOwed: true,
  refs,
})

/** To one whose suspension ended. */
export const accountReinstatedMail = defineMail({
  template: 'account-reinstated',
  label: 'Suspensión levantada',
  isOwed: true,
  refs,
})

export const accountUnderReviewBuilder = builtBy(accountUnderReviewMail, async (ctx, refs) => {
  const found = await find(ctx, refs)
  if (found?.status !== 'pending_approval') return null
  return {
    firstName: provenName(found.user),
    portalUrl: portalUrl(ctx),
    isEmailConfirmed: found.user.emailVerifiedAt !== null,
    isComplete: (await missingOf(ctx.db, found)).length === 0,
  }
})

export const accountApprovedBuilder = builtBy(accountApprovedMail, async (ctx, refs) => {
  const found = await find(ctx, refs)
  if (found?.status !== 'approved') return null
  return { firstName: provenName(found.user), portalUrl: portalUrl(ctx) }
})

export const accountRejectedBuilder = builtBy(accountRejectedMail, async (ctx, refs) => {
  const found = await find(ctx, refs)
  if (found?.status !== 'rejected') return null
  return {
    firstName: provenName(found.user),
    reason: found.statusReason ?? '',
    portalUrl: portalUrl(ctx),
  }
})

export const accountSuspendedBuilder = builtBy(accountSuspendedMail, async (ctx, refs) => {
  const found = await find(ctx, refs)
  if (found?.status !== 'suspended') return null
  return { firstName: found.user.firstName, reason: found.statusReason ?? '', portalUrl: portalUrl(ctx) }
})

export const accountReinstatedBuilder = builtBy(accountReinstatedMail, async (ctx, refs) => {
  const found = await find(ctx, refs)
  if (found?.status !== 'approved') return null
  return { firstName: found.user.firstName, portalUrl: portalUrl(ctx) }
})

/** A name that anybody may have chosen for a mailbox of somebody else's greets nobody. */
const provenName = (user: { firstName: string; emailVerifiedAt: Date | null }): string | null =>
  user.emailVerifiedAt ? user.firstName : null

const portalUrl = (ctx: Ctx): string => new URL(paths.portal(), ctx.site.origin).href

async function find(ctx: Ctx, { userId }: z.output<typeof refs>) {
  return ctx.db.professional.findFirst({
    where: { userId, user: { closedAt: null } },
    include: { user: { select: { firstName: true, emailVerifiedAt: true } } },
  })
}
