import { paths } from '@oficio/contracts/paths'
import type { Lead } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import { lockProfessional } from '../../professionals/lock-professional'
import { professionalSubject } from '../../professionals/plan/professional-subject'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { coverageOf, takeFreeLead } from './coverage'
import { leadSubscription } from './lead-subscription'

/**
 * Charges the leads that were opened before the client confirmed, in the transaction in which they do, since until then
 * nobody knows whether the client is real; with `leadId` that one alone, which counts because its professional does the
 * work. The caller holds the lock of the request. Running it again takes nothing more. A lead for which nothing is left
 * stays open and costs nothing: the professional has read the contact, and the client counts on whoever did. That of
 * somebody suspended costs nothing either, and they hear nothing: the contact is closed to them.
 */
export async function chargeUnconfirmed(
  ctx: TxCtx,
  { requestId, leadId }: { requestId: string; leadId?: string },
): Promise<void> {
  const leads = await ctx.db.lead.findMany({
    where: { requestId, status: 'active', source: 'unconfirmed', ...(leadId && { id: leadId }) },
    // Always in the same order: two requests that the same professionals opened lock these one by one.
    orderBy: { professionalId: 'asc' },
  })
  for (const lead of leads) {
    const charged = await charge(ctx, lead)
    if (!charged) continue
    const { userId, source } = charged
    const about = { userId, href: paths.professionalRequest(requestId), requestId }
    if (leadId === undefined) await tellOfRealClient(ctx, about, { leadId: lead.id, source })
    // That the client is real was not said, so whom it costs nothing hears nothing yet.
    else if (source === 'trial') await tellOfCharge(ctx, about, leadId)
  }
}

/** Returns what the lead takes, null for nothing, and whose it is; null where its professional is suspended. */
async function charge(ctx: TxCtx, { id, professionalId, requestId }: Lead) {
  const professional = await lockProfessional(ctx.db, professionalId)
  if (professional.status === 'suspended') return null
  const standing = await subjectStanding(ctx.db, professionalSubject(professionalId), ctx.clock.now())
  const { rubroId } = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } })
  const source = coverageOf(professional, await leadSubscription(ctx, professionalId, rubroId, standing))
  if (source === 'trial') await takeFreeLead(ctx, professionalId)
  if (source) await ctx.db.lead.update({ where: { id }, data: { source } })
  return { userId: professional.userId, source }
}

interface About {
  userId: string
  href: string
  requestId: string
}

const tellOfRealClient = (
  ctx: TxCtx,
  about: About,
  { leadId, source }: { leadId: string; source: string | null },
) =>
  notifyAccounts(ctx, [
    {
      ...about,
      type: 'lead-confirmed',
      title: 'Un contacto tuyo es de un cliente real',
      body: source === 'trial' ? 'Usó uno de tus contactos gratis.' : 'No te descontamos nada.',
      dedupeKey: `lead-confirmed:${leadId}`,
    },
  ])

const tellOfCharge = (ctx: TxCtx, about: About, leadId: string) =>
  notifyAccounts(ctx, [
    {
      ...about,
      type: 'lead-counted',
      title: 'Usaste un contacto gratis',
      body: 'El cliente todavía no confirmó su solicitud, pero el trabajo es tuyo.',
      dedupeKey: `lead-counted:${leadId}`,
    },
  ])
