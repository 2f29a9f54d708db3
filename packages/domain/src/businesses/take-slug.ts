import { reservedSlugs } from '@oficio/contracts/businesses/reserved-slugs'
import { id as uuid } from '@oficio/contracts/fields'
import { slugOf } from '@oficio/contracts/text/slug-of'
import type { TxCtx } from '../kernel/ctx'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'

interface Named {
  businessId: string
  name: string
  /** Its locality, by which two of one name are told apart. */
  city?: string | undefined
}

/**
 * Gives a business a readable name in its address, and keeps those that it had (docs/product.md, 'Addresses of businesses').
 * The key of the table decides between two who want one at the same moment: the second waits, and takes the next. Returns it.
 */
export async function takeSlug(ctx: TxCtx, { businessId, ...named }: Named): Promise<string> {
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
    // One that it had before is its own still.
    const known = await ctx.db.businessSlug.findUnique({ where: { slug } })
    if (known?.businessId === businessId) return slug
  }
  throw new Error(`no address is left for business ${businessId}`)
}

/** The nicest first: the name, with its town, with the end of its id, which nobody shares. */
function candidates(businessId: string, named: Omit<Named, 'businessId'>): string[] {
  const nice = candidateSlugs(named)
  const told = nice.at(-1) ?? 'negocio'
  return [...nice, `${told}-${businessId.slice(-6)}`, `${told}-${businessId.slice(-12)}`]
}

/** Returns the names that an address may have as long as no other business has them, the nicest first. */
export function candidateSlugs({ name, city }: Omit<Named, 'businessId'>): string[] {
  const plain = slugOf(name) || 'negocio'
  const inTown = city === undefined ? [] : [`${plain}-${slugOf(city)}`]
  return [plain, ...inTown].filter((slug) => !reservedSlugs.includes(slug) && !uuid.safeParse(slug).success)
}
