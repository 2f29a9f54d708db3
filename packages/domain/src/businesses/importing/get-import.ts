import type { BusinessImportView } from '@oficio/contracts/businesses/importing/imports'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { viewImport } from './view-import'

/** Returns an import as the panel shows it. Throws not_found. */
export async function getImport(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<BusinessImportView> {
  requireAdmin(actor)
  const row = await ctx.db.businessImport.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found')
  return viewImport(row)
}

/** Returns the findings in the file that the caller has just sent. Throws not_found. */
export async function getUploadedImport(
  ctx: Ctx,
  actor: Actor,
  { importIds }: { importIds: string[] },
): Promise<BusinessImportView> {
  requireAdmin(actor)
  return getImport(ctx, actor, { id: importIds[0] ?? '' })
}
