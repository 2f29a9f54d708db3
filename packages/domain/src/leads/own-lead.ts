import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../kernel/actor'
import { ownProfessional } from '../professionals/own-professional'
import { type LoadedLead, loadLead } from './view-lead'

/**
 * Returns the caller's own lead. Throws not_found if the lead is another professional's, and the errors of
 * `ownProfessional`.
 */
export async function ownLead(tx: Tx, actor: Actor, id: string): Promise<LoadedLead> {
  const own = await ownProfessional(tx, actor)
  const lead = await loadLead(tx, id)
  if (lead.professionalId !== own.id) throw new AppError('not_found')
  return lead
}
