import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'

/** The rubros that clients ask for and professionals choose: in use, and not for businesses only. */
export const askedForRubros = {
  retiredAt: null,
  isBusinessOnly: false,
} as const satisfies Prisma.RubroWhereInput

/**
 * Returns the rubros that clients ask for and professionals choose, in the order that admins gave them. Cached until
 * their page tag is purged.
 */
export async function listRubros(ctx: Ctx): Promise<RubroView[]> {
  return ctx.kept.read('rubros', [pageTags.rubros], () => readRubros(ctx, askedForRubros))
}

/** Returns the rubros that a business may have: those for businesses only first, then those of professionals. */
export async function listBusinessRubros(ctx: Ctx): Promise<RubroView[]> {
  return ctx.kept.read('business-rubros', [pageTags.rubros], async () => {
    const rubros = await readRubros(ctx, { retiredAt: null })
    return rubros.toSorted((a, b) => Number(b.isBusinessOnly) - Number(a.isBusinessOnly))
  })
}

/** Returns the same and those of the named ones that are not offered any more, last: whoever has one keeps it. */
export async function listRubrosBeside(ctx: Ctx, ownIds: readonly number[]): Promise<RubroView[]> {
  const offered = await listRubros(ctx)
  const missing = ownIds.filter((own) => offered.every(({ id }) => id !== own))
  return missing.length === 0 ? offered : [...offered, ...(await readRubros(ctx, { id: { in: missing } }))]
}

function readRubros({ db }: Ctx, where: Prisma.RubroWhereInput): Promise<RubroView[]> {
  return db.rubro.findMany({
    where,
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      name: true,
      description: true,
      slug: true,
      icon: true,
      tradePlural: true,
      synonyms: true,
      isPopular: true,
      isBusinessOnly: true,
    },
  })
}
