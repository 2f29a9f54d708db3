import type { mergeTagEndpoint, TermState } from '@oficio/contracts/businesses/terms/terms'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { decideTerm } from './decide-term'

/**
 * Merges a tag into another tag with the same meaning, as an admin. Its businesses get the other tag, and its slug
 * leads to that one. Throws not_found, term_changed; validation_failed for a target that is not in use.
 */
export const mergeTag = (
  ctx: Ctx,
  actor: Actor,
  { intoId, reason, ...tag }: InputOf<typeof mergeTagEndpoint>,
): Promise<TermState> =>
  decideTerm(ctx, actor, tag, {
    action: 'term-merged',
    reason,
    isDone: ({ term }) => term.retiredAt !== null,
    decide: async (ctx, { kind, term, all }) => {
      const targetTag = all.find(({ id }) => id === intoId && id !== term.id)
      if (kind !== 'tag') throw new AppError('not_found')
      if (!targetTag || targetTag.retiredAt)
        throw new AppError('validation_failed', { fields: { intoId: 'Elegí otra etiqueta en uso.' } })
      const businessCount = await moveLinks(ctx, { fromId: term.id, intoId })
      await ctx.db.businessTag.updateMany({
        where: { mergedIntoId: term.id },
        data: { mergedIntoId: intoId },
      })
      return {
        change: { retiredAt: ctx.clock.now(), mergedIntoId: intoId },
        data: { reason, into: targetTag.name, businessCount },
      }
    },
  })

/** Locks the businesses in id order, like all code that locks several, because the search triggers lock them, too. */
async function moveLinks(
  { db }: TxCtx,
  { fromId, intoId }: { fromId: number; intoId: number },
): Promise<number> {
  await db.$executeRaw`
    SELECT FROM businesses WHERE id IN (SELECT business_id FROM business_tag_links WHERE tag_id = ${fromId}::int)
    ORDER BY id FOR NO KEY UPDATE`
  await db.$executeRaw`
    INSERT INTO business_tag_links (business_id, tag_id)
    SELECT business_id, ${intoId}::int FROM business_tag_links WHERE tag_id = ${fromId}::int
    ON CONFLICT DO NOTHING`
  return db.$executeRaw`DELETE FROM business_tag_links WHERE tag_id = ${fromId}::int`
}
