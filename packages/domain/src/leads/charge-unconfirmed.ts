import { paths } from '@oficio/contracts/paths'
import type { Tx } from '@oficio/db/client'
import type { Lead } from '@oficio/db/generated/client'
import type { Ctx } from '../context/ctx'
import { notifyAccounts } from '../notifications/notify-accounts'
import { lockProfessional } from '../professionals/lock-professional'
import { professionalSubject } from '../subscriptions/own-subject'
import { subjectStanding } from '../subscriptions/subject-standing'
import { coverageOf, takeFreeLead } from './coverage'

/**
 * Charges the leads that were opened before the client confirmed (product decision 'Real clients'), in the transaction in
 * which they do; with `leadId` that one alone. The caller holds the lock of the request. Running it again takes nothing
 * more. A lead for which nothing is left stays open and costs nothing: the professional has read the contact, and the
 * client counts on whoever did.
 */
export async function chargeUnconfirmed(
  ctx: Ctx,
  tx: Tx,
  { requestId, leadId }: { requestId: string; leadId?: string },
): Promise<void> {
  const leads = await tx.lead.findMany({
    where: { requestId, status: 'active', source: 'unconfirmed', ...(leadId && { id: leadId }) },
    // Always in the same order: two requests that the same professionals opened lock these one by one.
    orderBy: { professionalId: 'asc' },
  })
  for (const lead of leads) await charge(ctx, tx, lead)
}

async function charge(ctx: Ctx, tx: Tx, { id, requestId, professionalId }: Lead): Promise<void> {
  const professional = await lockProfessional(tx, professionalId)
  const subscription = await subjectStanding(tx, professionalSubject(professionalId), ctx.clock.now())
  const source = coverageOf(professional, subscription)
  if (source === 'trial') await takeFreeLead(ctx, tx, professionalId)
  if (source) await tx.lead.update({ where: { id }, data: { source } })
  await notifyAccounts(ctx, tx, [
    {
      userId: professional.userId,
      type: 'lead-confirmed',
      title: 'Un contacto tuyo es de un cliente real',
      body: source === 'trial' ? 'Usó uno de tus contactos gratis.' : 'No te descontamos nada.',
      href: paths.professionalRequest(requestId),
      requestId,
      dedupeKey: `lead-confirmed:${id}`,
    },
  ])
}
