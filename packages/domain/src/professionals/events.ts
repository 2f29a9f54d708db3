import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import { paths } from '@oficio/contracts/paths'
import { z } from 'zod'
import type { Ctx } from '../kernel/ctx'
import { builtBy, defineEvent } from '../kernel/events/define-event'
import { missingOf } from './missing-of'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To a professional whose account waits for the site's team, was approved or was rejected. */
    'account-under-review': {
      firstName: string | null
      portalUrl: string
      /** What the owner can still do in the meantime. */
      isEmailConfirmed: boolean
      isComplete: boolean
    }
    'account-approved': { firstName: string | null; portalUrl: string }
    'account-rejected': { firstName: string | null; reason: string; portalUrl: string }
    /** To a professional who was suspended, or whose suspension ended. */
    'account-suspended': { firstName: string; reason: string; portalUrl: string }
    'account-reinstated': { firstName: string; portalUrl: string }
  }
}

const refs = z.object({ userId: z.uuid() })

const noticeOf = (kind: NoticeKind, title: string, body: string) => ({
  kind,
  words: () => ({ title, body, href: paths.portal() }),
})

/** To a professional whose account waits for the site's team. The mail is skipped once the team has decided. */
export const accountUnderReviewEvent = defineEvent({
  name: 'account-under-review',
  group: 'account',
  notice: noticeOf(
    'account-under-review',
    'Recibimos tu registro',
    'Apenas nuestro equipo lo apruebe, te avisamos.',
  ),
  mail: { label: 'Cuenta profesional en revisión', refs },
})

/** To a professional whose account was approved. */
export const accountApprovedEvent = defineEvent({
  name: 'account-approved',
  group: 'account',
  notice: noticeOf(
    'account-approved',
    'Aprobamos tu cuenta',
    'Desde ahora te llegan las solicitudes de tus rubros y tu zona.',
  ),
  mail: { label: 'Cuenta profesional aprobada', refs },
})

/** To a professional whose account was rejected. The mail is skipped if they have resubmitted the account. */
export const accountRejectedEvent = defineEvent({
  name: 'account-rejected',
  group: 'account',
  notice: noticeOf(
    'account-rejected',
    'No pudimos aprobar tu cuenta',
    'En tu portal están el motivo y cómo corregirlo.',
  ),
  mail: { label: 'Cuenta profesional rechazada', isOwed: true, refs },
})

/** To a professional whom the site's team suspended. The mail is skipped if the suspension has ended. */
export const accountSuspendedEvent = defineEvent({
  name: 'account-suspended',
  group: 'account',
  notice: noticeOf(
    'account-suspended',
    'Suspendimos tu cuenta',
    'No te llegan solicitudes. Si tenés una suscripción, pedimos pausarla.',
  ),
  mail: { label: 'Cuenta profesional suspendida', isOwed: true, refs },
})

/** To a professional whose suspension ended. */
export const accountReinstatedEvent = defineEvent({
  name: 'account-reinstated',
  group: 'account',
  notice: noticeOf(
    'account-reinstated',
    'Ya podés volver a recibir solicitudes',
    'Volvés a recibir solicitudes de tus rubros.',
  ),
  mail: { label: 'Suspensión levantada', isOwed: true, refs },
})

/** To a professional of whose work an admin removed a picture. */
export const workPhotoRemovedEvent = defineEvent({
  name: 'work-photo-removed',
  notice: {
    kind: 'work-photo-removed',
    words: ({ reason }: { reason: string }) => ({
      title: 'Quitamos una foto de tus trabajos',
      body: `Motivo: ${reason}`,
      href: paths.professionalProfile(),
    }),
  },
})

export const accountUnderReviewBuilder = builtBy(accountUnderReviewEvent, async (ctx, refs) => {
  const professional = await find(ctx, refs)
  if (professional?.status !== 'pending_approval') return null
  return {
    firstName: provenName(professional.user),
    portalUrl: portalUrl(ctx),
    isEmailConfirmed: professional.user.emailVerifiedAt !== null,
    isComplete: (await missingOf(ctx.db, professional)).length === 0,
  }
})

export const accountApprovedBuilder = builtBy(accountApprovedEvent, async (ctx, refs) => {
  const professional = await find(ctx, refs)
  if (professional?.status !== 'approved') return null
  return { firstName: provenName(professional.user), portalUrl: portalUrl(ctx) }
})

export const accountRejectedBuilder = builtBy(accountRejectedEvent, async (ctx, refs) => {
  const professional = await find(ctx, refs)
  if (professional?.status !== 'rejected') return null
  return {
    firstName: provenName(professional.user),
    reason: professional.statusReason ?? '',
    portalUrl: portalUrl(ctx),
  }
})

export const accountSuspendedBuilder = builtBy(accountSuspendedEvent, async (ctx, refs) => {
  const professional = await find(ctx, refs)
  if (professional?.status !== 'suspended') return null
  return {
    firstName: professional.user.firstName,
    reason: professional.statusReason ?? '',
    portalUrl: portalUrl(ctx),
  }
})

export const accountReinstatedBuilder = builtBy(accountReinstatedEvent, async (ctx, refs) => {
  const professional = await find(ctx, refs)
  if (professional?.status !== 'approved') return null
  return { firstName: professional.user.firstName, portalUrl: portalUrl(ctx) }
})

/** Returns the first name, or null while the mail address is unconfirmed, because a stranger may have typed both. */
const provenName = (user: { firstName: string; emailVerifiedAt: Date | null }): string | null =>
  user.emailVerifiedAt ? user.firstName : null

const portalUrl = (ctx: Ctx): string => new URL(paths.portal(), ctx.site.origin).href

async function find(ctx: Ctx, { userId }: z.output<typeof refs>) {
  return ctx.db.professional.findFirst({
    where: { userId, user: { closedAt: null } },
    include: { user: { select: { firstName: true, emailVerifiedAt: true } } },
  })
}
