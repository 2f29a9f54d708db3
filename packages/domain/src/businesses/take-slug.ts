import { reservedSlugs } from '@oficio/contracts/businesses/reserved-slugs'
import { id as uuid } from '@oficio/contracts/fields'
import { slugOf } from '@oficio/contracts/text/slug-of'
import type { TxCtx } from '../kernel/ctx'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'

interface SlugFacts {
  businessId: string
  name: string
  /** Its locality distinguishes two of one name. */
  city?: string | undefined
}

/**
 * Gives a business a readable name in its address, and keeps its earlier names (docs/product.md, 'Addresses of
 * businesses'). The key of the table decides between two simultaneous takers: the second waits, and takes the next.
 * Returns it.
 */
export async function takeSlug(ctx: TxCtx, { businessId, ...named }: SlugFacts): Promise<string> {
  const createdAt = ctx.clock.now()
  for (const slug of candidates(businessId, named)) {
    const { count } = await ctx.db.businessSlug.createMany({
      data: [{ slug, businessId, createdAt }],
      skipDuplicates: true,
    })
    if (count === 1) {
      // What was kept of it says that nothing is there.
      await purgePages(ctx.db, [pageTags.businessAddress(slug)])
      return slug
    }
    // An earlier name is still its own.
    const slugRow = await ctx.db.businessSlug.findUnique({ where: { slug } })
    if (slugRow?.businessId === businessId) return slug
  }
  throw new Error(`no address is left for business ${businessId}`)
}

/** The nicest first: the name, with its town, with the end of its id, which nobody shares. */
function candidates(businessId: string, facts: Omit<SlugFacts, 'businessId'>): string[] {
  const nice = candidateSlugs(facts)
  const longest = nice.at(-1) ?? 'negocio'
  return [...nice, `${longest}-${businessId.slice(-6)}`, `${longest}-${businessId.slice(-12)}`]
}

/** Returns the names that an address may have as long as no other business has them, the nicest first. */
export function candidateSlugs({ name, city }: Omit<SlugFacts, 'businessId'>): string[] {
  const plain = slugOf(name) || 'negocio'
  const inTown = city === undefined ? [] : [`${plain}-${slugOf(city)}`]
  return [plain, ...inTown].filter((slug) => !reservedSlugs.includes(slug) && !uuid.safeParse(slug).success)
}
