import {
  type createTermEndpoint,
  ownTermIdMin,
  type TermState,
  termIdOf,
} from '@oficio/contracts/businesses/terms/terms'
import type { InputOf } from '@oficio/contracts/endpoint'
import { paths } from '@oficio/contracts/paths'
import { foldText } from '@oficio/contracts/text/fold-text'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { lockTerms } from '../lock-terms'
import { viewState } from './decide-term'
import { refuseTakenName } from './refuse-taken-name'
import { storeOf } from './stored-terms'

/**
 * Adds a category or a tag as an admin. It can be chosen at once and is last in every list (docs/product.md,
 * 'Categories and tags'). Throws term_name_taken.
 */
export async function createTerm(
  ctx: Ctx,
  actor: Actor,
  { kind, name }: InputOf<typeof createTermEndpoint>,
): Promise<TermState> {
  const { userId: adminId } = requireAdmin(actor)
  return ctx.transaction(async (ctx) => {
    await lockTerms(ctx.db)
    const store = storeOf[kind]
    const all = await store.list(ctx.db)
    refuseTakenName(all, name)
    const id = Math.max(ownTermIdMin, ...all.map((term) => term.id + 1))
    const slug = foldText(name).replaceAll(' ', '-')
    // A renamed term keeps its slug, so the slug of the new name may be taken. Another page may have the address too.
    const isTaken =
      paths.categoryTowns(slug) === paths.businessBenefits() || all.some((term) => term.slug === slug)
    const added = await store.add(ctx.db, {
      id,
      name,
      slug: isTaken ? `${slug}-${id}` : slug,
      position: Math.max(0, ...all.map((term) => term.position)) + 1,
      editedAt: ctx.clock.now(),
    })
    await recordAudit(ctx, {
      adminId,
      action: 'term-added',
      subject: auditSubject('business-term', termIdOf(kind, id)),
      data: { name },
    })
    await purgePages(ctx.db, [pageTags.businessCategories])
    return viewState(kind, added)
  })
}
