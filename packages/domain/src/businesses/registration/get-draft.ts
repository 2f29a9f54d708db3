import type { getBusinessDraftEndpoint } from '@oficio/contracts/businesses/registration'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import { z } from 'zod'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { draftsOf } from './draft-owner'

const stored = z.record(z.string(), z.json())

/** Returns what was typed and not sent: by the account, or else on the device before somebody logged in there. */
export async function getBusinessDraft(
  { db }: Ctx,
  actor: Actor,
): Promise<ResponseOf<typeof getBusinessDraftEndpoint>> {
  for (const owner of draftsOf(actor)) {
    const found = await db.businessDraft.findFirst({ where: owner })
    if (found) return { draft: { form: stored.parse(found.form), savedAt: found.updatedAt.toISOString() } }
  }
  return { draft: null }
}
