import type { changeBusinessEndpoint } from '@oficio/contracts/businesses/owner'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { Business } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { businessColumns } from '../business-columns'
import { type CheckedBusiness, checkBusiness } from '../check-business'
import { ownBusiness } from '../own-business'
import { setCategories, setTags } from '../set-links'
import { takeSlug } from '../take-slug'
import { editBusiness } from './edit-business'

type Input = InputOf<typeof changeBusinessEndpoint>

/**
 * Changes what is said of a business (docs/product.md, 'The owner of a business'). A new name brings a new address, and the
 * old one leads to it. Throws business_not_found, business_changed, validation_failed.
 */
export async function changeBusiness(
  ctx: Ctx,
  actor: Actor,
  input: Input,
): Promise<ResponseOf<typeof changeBusinessEndpoint>> {
  // Faults of a form are shown to its owner only.
  await ownBusiness(ctx.db, actor, input.id)
  return ctx.transaction(async (ctx) => {
    const facts = await checkBusiness(ctx, input, input.id)
    return editBusiness(ctx, actor, input, (ctx, before) => change(ctx, before, input, facts))
  })
}

async function change(
  ctx: TxCtx,
  before: Business,
  input: Input,
  facts: CheckedBusiness,
): Promise<{ slug: string }> {
  const { id } = before
  const hasMoved = before.localidadId !== facts.place?.localidadId || before.address !== input.address
  const slug =
    before.name === input.name
      ? before.slug
      : await takeSlug(ctx, { businessId: id, name: input.name, city: facts.place?.city })
  const after = await ctx.db.business.update({
    where: { id },
    data: {
      ...businessColumns(input, facts),
      slug,
      // They were those of another door.
      ...(hasMoved && { latitude: null, longitude: null }),
    },
  })
  const isOther = hasMoved || before.name !== input.name || before.phone !== after.phone
  if (before.verifiedWhat !== null && isOther) await withdrawVerification(ctx, before)
  await setCategories(ctx.db, id, input.categoryIds)
  await setTags(ctx.db, id, facts.tagIds)
  return { slug }
}

/** What an admin verified was said about the name, phone and address that the business had then. */
async function withdrawVerification(ctx: TxCtx, { id, verifiedWhat }: Business): Promise<void> {
  await ctx.db.business.update({ where: { id }, data: { verifiedAt: null, verifiedWhat: null } })
  await recordAudit(ctx, {
    adminId: null,
    action: 'business-verification-withdrawn',
    subject: auditSubject('business', id),
    data: { reason: `Cambiaron sus datos. Decía: ${verifiedWhat}` },
  })
}
