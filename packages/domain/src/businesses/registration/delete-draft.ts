import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { draftsOf } from './draft-owner'

/** Deletes the caller's wizard drafts. Idempotent. */
export async function deleteBusinessDraft({ db }: Ctx, actor: Actor): Promise<{ success: true }> {
  await db.businessDraft.deleteMany({ where: { OR: draftsOf(actor) } })
  return { success: true }
}
