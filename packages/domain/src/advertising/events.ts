import { adSpaceName } from '@oficio/contracts/advertising/spaces'
import { paths } from '@oficio/contracts/paths'
import type { AdBooking } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { Ctx } from '../kernel/ctx'
import { builtBy, defineEvent } from '../kernel/events/define-event'
import { dayOf } from './ad-dates'

interface MailedBooking {
  spaceName: string
  /** First day of the booking; both days are calendar days: '2026-12-16'. */
  startDate: string
  endDate: string
  bookingUrl: string
}

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** Tells the payer of an advertising space that the days are booked and the banner is missing. */
    'ad-booked': MailedBooking
    /** Tells the advertiser that the banner was approved or rejected. */
    'ad-approved': MailedBooking
    'ad-rejected': MailedBooking & { reason: string }
  }
}

const aboutBooking = z.object({ adBookingId: z.uuid() })

/** Returns the definition of a notice whose text begins with the name of the booked space. */
const noticeOf = (kind: 'ad-booked' | 'ad-decided', title: string, body: string) => ({
  kind,
  words: ({ adBookingId, spaceId }: { adBookingId: string; spaceId: AdBooking['spaceId'] }) => ({
    title,
    body: `${adSpaceName(spaceId)}. ${body}`,
    href: paths.ownAdBooking(adBookingId),
  }),
})

/** Sent after the payment; the mail is skipped unless the booking still waits for its review. */
export const adBookedEvent = defineEvent({
  name: 'ad-booked',
  group: 'advertising',
  notice: noticeOf(
    'ad-booked',
    'Reservaste tu espacio de publicidad',
    'Subí tu banner para que lo revisemos.',
  ),
  mail: { label: 'Espacio de publicidad pagado', isOwed: true, refs: aboutBooking },
})

export const adApprovedEvent = defineEvent({
  name: 'ad-approved',
  group: 'advertising',
  notice: noticeOf('ad-decided', 'Aprobamos tu banner', 'Se muestra desde el primer día.'),
  mail: { label: 'Banner aprobado', refs: aboutBooking },
})

export const adRejectedEvent = defineEvent({
  name: 'ad-rejected',
  group: 'advertising',
  notice: noticeOf('ad-decided', 'No aceptamos tu banner', 'Pedimos que te devuelvan lo que pagaste.'),
  mail: { label: 'Banner rechazado', isOwed: true, refs: aboutBooking },
})

export const adApprovedBuilder = builtBy(adApprovedEvent, async (ctx, refs, to) => {
  const booking = await load(ctx, refs, to)
  return booking?.status === 'approved' ? mailProps(ctx, booking) : null
})

export const adRejectedBuilder = builtBy(adRejectedEvent, async (ctx, refs, to) => {
  const booking = await load(ctx, refs, to)
  return booking?.status === 'rejected' ? { ...mailProps(ctx, booking), reason: booking.reason ?? '' } : null
})

export const adBookedBuilder = builtBy(adBookedEvent, async (ctx, refs, to) => {
  const booking = await load(ctx, refs, to)
  return booking?.status === 'pending_review' ? mailProps(ctx, booking) : null
})

type Loaded = NonNullable<Awaited<ReturnType<typeof load>>>

/** Returns the booking if `to` is still the address of its account; null otherwise. */
async function load(ctx: Ctx, { adBookingId }: z.output<typeof aboutBooking>, to: string) {
  const booking = await ctx.db.adBooking.findUnique({ where: { id: adBookingId } })
  if (!booking) return null
  const user = await ctx.db.user.findUnique({ where: { id: booking.userId }, select: { email: true } })
  return user?.email.toLowerCase() === to.toLowerCase() ? booking : null
}

const mailProps = (ctx: Ctx, { id, spaceId, startDate, endDate }: Loaded): MailedBooking => ({
  spaceName: adSpaceName(spaceId),
  startDate: dayOf(startDate),
  endDate: dayOf(endDate),
  bookingUrl: new URL(paths.ownAdBooking(id), ctx.site.origin).href,
})
