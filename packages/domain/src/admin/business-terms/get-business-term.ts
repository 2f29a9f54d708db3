import type { BusinessTermForAdmin } from '@oficio/contracts/admin/business-terms'
import { readTermId, termId, termIdOf } from '@oficio/contracts/businesses/terms/terms'
import { AppError } from '@oficio/contracts/errors'
import { storeOf } from '../../businesses/terms/stored-terms'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { listAudit } from '../../kernel/audit/list-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { findBusinessTermRow } from './list-business-terms'

/** Returns a category or a tag with everything that an admin needs for decisions. Throws not_found. */
export async function getBusinessTerm(
  ctx: Ctx,
  actor: Actor,
  { id: addressId }: { id: string },
): Promise<BusinessTermForAdmin> {
  requireAdmin(actor)
  const parsed = termId.safeParse(addressId)
  const row = parsed.success ? await findBusinessTermRow(ctx, readTermId(parsed.data)) : null
  if (!row) throw new AppError('not_found')
  const [all, audit, mergedInto] = await Promise.all([
    storeOf[row.kind].list(ctx.db),
    listAudit(ctx, [auditSubject('business-term', row.id)]),
    row.kind === 'tag' ? findMergedInto(ctx, row.number) : null,
  ])
  const at = all.findIndex(({ id }) => id === row.number)
  return {
    ...row,
    afterId: all[at - 1]?.id ?? null,
    siblings: all
      .filter(({ id }) => id !== row.number)
      .map(({ id, name, retiredAt }) => ({ id, name, isRetired: retiredAt !== null })),
    mergedInto,
    audit,
  }
}

async function findMergedInto({ db }: Ctx, id: number): Promise<BusinessTermForAdmin['mergedInto']> {
  const tag = await db.businessTag.findUnique({ where: { id }, select: { mergedInto: true } })
  return tag?.mergedInto ? { id: termIdOf('tag', tag.mergedInto.id), name: tag.mergedInto.name } : null
}
