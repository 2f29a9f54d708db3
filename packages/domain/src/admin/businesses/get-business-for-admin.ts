import type { BusinessForAdmin } from '@oficio/contracts/admin/businesses'
import { AppError } from '@oficio/contracts/errors'
import { businessAuditSubject } from '../../businesses/business-subject'
import { getBusinessState } from '../../businesses/decisions/get-business-state'
import { findTwins } from '../../businesses/merging/find-twins'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { listAudit } from '../../kernel/audit/list-audit'
import type { Ctx } from '../../kernel/ctx'
import { nationalPhone } from '../../kernel/text/normalise-phone'
import { findBusinessRow } from './list-businesses'

/** Returns a business with everything that an admin needs for decisions. Throws not_found. */
export async function getBusinessForAdmin(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<BusinessForAdmin> {
  requireAdmin(actor)
  const row = await findBusinessRow(ctx, id)
  if (!row) throw new AppError('not_found')
  const [decisionState, storedBusiness, audit, twins] = await Promise.all([
    getBusinessState(ctx, actor, { id }),
    ctx.db.business.findUniqueOrThrow({
      where: { id },
      include: {
        rubros: { select: { rubro: { select: { name: true } } } },
        mergedInto: { select: { id: true, name: true } },
      },
    }),
    listAudit(ctx, [businessAuditSubject(id)]),
    findTwins(ctx, id),
  ])
  return {
    ...row,
    decisionState,
    ownerId: storedBusiness.userId,
    description: storedBusiness.description,
    address: storedBusiness.address,
    phoneNational: storedBusiness.phone && nationalPhone(storedBusiness.phone),
    email: storedBusiness.email,
    websiteUrl: storedBusiness.websiteUrl,
    rubros: storedBusiness.rubros.map(({ rubro }) => rubro.name),
    rating: Number(storedBusiness.avgRating),
    // For a rejected business this date does not refer to payments.
    publicUntil:
      storedBusiness.status === 'rejected' ? null : (storedBusiness.publicUntil?.toISOString() ?? null),
    updatedAt: storedBusiness.updatedAt.toISOString(),
    audit,
    twins,
    mergedInto: storedBusiness.mergedInto,
  }
}
