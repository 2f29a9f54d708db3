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
 * Changes the details of a business (docs/product.md, 'The owner of a business'). A new name creates a new slug, and
 * the old slug redirects to it. Throws business_not_found, business_changed, validation_failed.
 */
export async function changeBusiness(
  ctx: Ctx,
  actor: Actor,
  input: Input,
): Promise<ResponseOf<typeof changeBusinessEndpoint>> {
  // Checks the owner first, because only the owner may see the form's errors.
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
      // The old coordinates belong to the old address.
      ...(hasMoved && { latitude: null, longitude: null }),
    },
  })
  const isOther = hasMoved || before.name !== input.name || before.phone !== after.phone
  if (before.verifiedWhat !== null && isOther) await withdrawVerification(ctx, before)
  await setCategories(ctx.db, id, input.categoryIds)
  await setTags(ctx.db, id, facts.tagIds)
  return { slug }
}

/** Withdraws the verification, because the admin verified the former name, phone or address. */
async function withdrawVerification(ctx: TxCtx, { id, verifiedWhat }: Business): Promise<void> {
  await ctx.db.business.update({ where: { id }, data: { verifiedAt: null, verifiedWhat: null } })
  await recordAudit(ctx, {
    adminId: null,
    action: 'business-verification-withdrawn',
    subject: auditSubject('business', id),
    data: { reason: `Cambiaron sus datos. Decía: ${verifiedWhat}` },
  })
}
