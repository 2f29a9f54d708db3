import { auditSubject } from '@oficio/domain/kernel/audit-subject'
import type { TestCtx } from '@oficio/domain/testing/test-context'
import { type Act, reason } from './act'

/** Returns the fields that every decision about a category or tag needs. */
async function termAct(ctx: TestCtx, termName: string) {
  const id = Number(termName.slice(1))
  const { version } = termName.startsWith('c')
    ? await ctx.db.businessCategory.findUniqueOrThrow({ where: { id } })
    : await ctx.db.businessTag.findUniqueOrThrow({ where: { id } })
  return { params: { id: termName }, subject: auditSubject('business-term', termName), version }
}

const aboutTerm = (
  endpoint: string,
  action: Act['action'],
  termName: string,
  body: object,
  before?: (ctx: TestCtx) => Promise<unknown>,
): Act => ({
  endpoint,
  action,
  async prepare(ctx) {
    await before?.(ctx)
    const { version, ...rest } = await termAct(ctx, termName)
    return { ...rest, body: { ...body, version } }
  },
  ...('reason' in body && { words: 'reason' as const }),
  second: 'term_changed',
})

/** Actions on categories and tags of businesses. */
export const termActs: readonly Act[] = [
  {
    endpoint: 'createTerm',
    action: 'term-added',
    prepare: async () => ({
      body: { kind: 'category', name: 'Viveros' },
      subject: auditSubject('business-term', 'c10001'),
    }),
    second: 'term_name_taken',
  },
  aboutTerm('changeTerm', 'term-changed', 'c2', { name: 'Cafeterías', synonyms: ['cafe'] }),
  aboutTerm('changeTerm', 'term-changed', 't1', { name: 'Delivery', synonyms: [] }),
  aboutTerm('moveTerm', 'term-moved', 'c3', { afterId: null }),
  aboutTerm('retireTerm', 'term-retired', 'c4', { reason }),
  aboutTerm('bringBackTerm', 'term-brought-back', 't2', { reason }, (ctx) =>
    ctx.db.businessTag.update({ where: { id: 2 }, data: { retiredAt: ctx.clock.now() } }),
  ),
  aboutTerm('mergeTag', 'term-merged', 't3', { intoId: 4, reason }),
]
