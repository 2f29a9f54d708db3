import type { getBusinessDraftEndpoint } from '@oficio/contracts/businesses/registration'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import { z } from 'zod'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { draftsOf } from './draft-owner'
import { findAwaitingPayment } from './find-awaiting-payment'

const stored = z.record(z.string(), z.json())

type Answer = ResponseOf<typeof getBusinessDraftEndpoint>

/** Returns what the wizard opens with: the draft, and the business of the caller whose plan is still to be paid. */
export async function getBusinessDraft(ctx: Ctx, actor: Actor): Promise<Answer> {
  return { draft: await findDraft(ctx, actor), awaitingPayment: await findAwaitingPayment(ctx, actor) }
}

/** Returns what was typed and not sent: by the account, or else on the device before somebody logged in there. */
async function findDraft({ db }: Ctx, actor: Actor): Promise<Answer['draft']> {
  for (const owner of draftsOf(actor)) {
    const row = await db.businessDraft.findFirst({ where: owner })
    if (row) return { form: stored.parse(row.form), savedAt: row.updatedAt.toISOString() }
  }
  return null
}
