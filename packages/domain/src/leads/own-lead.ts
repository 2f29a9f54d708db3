import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import { type Actor, userIdOf } from '../kernel/actor'
import { type LoadedLead, loadLead } from './desk/view-lead'

/** Returns the lead when it is the caller's. Throws not_found for anybody else's. */
export async function ownLead(tx: Tx, actor: Actor, id: string): Promise<LoadedLead> {
  const lead = await loadLead(tx, id)
  if (lead.professional.userId !== userIdOf(actor)) throw new AppError('not_found')
  return lead
}
