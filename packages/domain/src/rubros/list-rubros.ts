import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'

/** The rubros that clients request and professionals choose: active, and not for businesses only. */
export const askedForRubros = {
  retiredAt: null,
  isBusinessOnly: false,
} as const satisfies Prisma.RubroWhereInput

/**
 * Returns the rubros that clients request and professionals choose, in the order that admins set. Cached until their
 * page tag is purged.
 */
export async function listRubros(ctx: Ctx): Promise<RubroView[]> {
  return ctx.readCache.read('rubros', [pageTags.rubros], () => readRubros(ctx, askedForRubros))
}

/** Returns the rubros that a business may have: rubros for businesses only come first, then rubros of professionals. */
export async function listBusinessRubros(ctx: Ctx): Promise<RubroView[]> {
  return ctx.readCache.read('business-rubros', [pageTags.rubros], async () => {
    const rubros = await readRubros(ctx, { retiredAt: null })
    return rubros.toSorted((a, b) => Number(b.isBusinessOnly) - Number(a.isBusinessOnly))
  })
}

/**
 * Returns the rubros of `listRubros`, followed by those of `ownIds` that are not offered. They are included because
 * professionals and businesses keep a retired rubro.
 */
export async function listRubrosBeside(ctx: Ctx, ownIds: readonly number[]): Promise<RubroView[]> {
  const offeredRubros = await listRubros(ctx)
  const missing = ownIds.filter((own) => offeredRubros.every(({ id }) => id !== own))
  return missing.length === 0
    ? offeredRubros
    : [...offeredRubros, ...(await readRubros(ctx, { id: { in: missing } }))]
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
