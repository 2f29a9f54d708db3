import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { draftsOf } from './draft-owner'

/** Forgets what the caller has typed into the wizard. Doing it again changes nothing. */
export async function deleteBusinessDraft({ db }: Ctx, actor: Actor): Promise<{ success: true }> {
  await db.businessDraft.deleteMany({ where: { OR: draftsOf(actor) } })
  return { success: true }
}
