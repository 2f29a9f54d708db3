import { reservedSlugs } from '@oficio/contracts/businesses/reserved-slugs'
import { id as uuid } from '@oficio/contracts/fields'
import { slugOf } from '@oficio/contracts/text/slug-of'
import type { TxCtx } from '../kernel/ctx'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'

interface SlugFacts {
  businessId: string
  name: string
  /** Distinguishes two businesses of the same name. */
  city?: string | undefined
}

/**
 * Gives a business a free slug and returns it. Earlier slugs stay reserved for the business (docs/product.md,
 * 'Addresses of businesses'). When two businesses race for one slug, the table's key makes the second wait and take the
 * next candidate.
 */
export async function takeSlug(ctx: TxCtx, { businessId, ...facts }: SlugFacts): Promise<string> {
  const createdAt = ctx.clock.now()
  for (const slug of candidates(businessId, facts)) {
    const { count } = await ctx.db.businessSlug.createMany({
      data: [{ slug, businessId, createdAt }],
      skipDuplicates: true,
    })
    if (count === 1) {
      // The cached page of this address may be a 'not found'.
      await purgePages(ctx.db, [pageTags.businessAddress(slug)])
      return slug
    }
    // The business already owns this slug from before.
    const slugRow = await ctx.db.businessSlug.findUnique({ where: { slug } })
    if (slugRow?.businessId === businessId) return slug
  }
  throw new Error(`no free slug for business ${businessId}`)
}

/**
 * Returns candidate slugs, most readable first: the name, the name with the town, and with the end of the unique id.
 */
function candidates(businessId: string, facts: Omit<SlugFacts, 'businessId'>): string[] {
  const nice = candidateSlugs(facts)
  const longest = nice.at(-1) ?? 'negocio'
  return [...nice, `${longest}-${businessId.slice(-6)}`, `${longest}-${businessId.slice(-12)}`]
}

/** Returns the readable candidate slugs, most readable first. Another business may already have them. */
export function candidateSlugs({ name, city }: Omit<SlugFacts, 'businessId'>): string[] {
  const plain = slugOf(name) || 'negocio'
  const inTown = city === undefined ? [] : [`${plain}-${slugOf(city)}`]
  return [plain, ...inTown].filter((slug) => !reservedSlugs.includes(slug) && !uuid.safeParse(slug).success)
}
