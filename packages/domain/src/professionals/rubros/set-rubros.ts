import type { TxCtx } from '../../kernel/ctx'
import { findLandingPages } from '../profile/landing-pages'
import { noteProfileChange } from '../profile/note-profile-change'

/** Replaces the professional's rubros. The caller must hold the lock on the professional. */
export async function setRubros(ctx: TxCtx, professionalId: string, rubroIds: number[]): Promise<void> {
  const oldPages = await findLandingPages(ctx.db, professionalId)
  await ctx.db.professionalRubro.deleteMany({ where: { professionalId, rubroId: { notIn: rubroIds } } })
  await ctx.db.professionalRubro.createMany({
    data: rubroIds.map((rubroId) => ({ professionalId, rubroId })),
    skipDuplicates: true,
  })
  await noteProfileChange(ctx, professionalId, { formerPages: oldPages })
}
