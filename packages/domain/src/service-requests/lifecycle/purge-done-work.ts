import type { Tx } from '@oficio/db/client'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'

/** Drops the public page of the professional whom the client chose, because it counts the work that clients confirmed. */
export async function purgeDoneWork(tx: Tx, requestId: string): Promise<void> {
  const chosenLead = await tx.lead.findFirst({
    where: { chosenBy: { id: requestId } },
    select: { professionalId: true },
  })
  if (chosenLead) await purgePages(tx, [pageTags.professional(chosenLead.professionalId)])
}
