import type { LatestReview } from '@oficio/contracts/reviews/endpoints'
import type { Ctx } from '../kernel/ctx'
import { excerptOf } from '../kernel/text/excerpt'
import { isPublic } from '../professionals/profile/public-professional'
import { maskContact } from '../service-requests/masking/mask-contact'
import { shownLine } from '../service-requests/masking/shown-text'
import { publicWork, viewPublicReview } from './view-review'

/** How many the home shows, and looks at to find as many of different professionals. */
const shownCount = 3
const readCount = 60

/** A review of two words tells nobody anything. */
const wordsMin = 30
const wordsMax = 240

/**
 * Returns the newest reviews that have words, one for each professional, whatever their stars; none while there are fewer
 * than three (docs/product.md, 'Reviews').
 */
export async function listLatestReviews(ctx: Ctx): Promise<LatestReview[]> {
  const rows = await ctx.db.review.findMany({
    where: { hiddenAt: null, content: { not: null }, professional: isPublic },
    // Ids are made in the order of time.
    orderBy: { id: 'desc' },
    include: {
      ...publicWork,
      professional: {
        select: { id: true, companyName: true, user: { select: { firstName: true, lastName: true } } },
      },
    },
    take: readCount,
  })
  const firstOfEach = new Map<string, LatestReview>()
  for (const row of rows) {
    const { id, rating, content, authorName, work } = viewPublicReview(row)
    const { professional } = row
    if (!professional || work === null || firstOfEach.has(professional.id)) continue
    if (!content || content.length < wordsMin) continue
    const { companyName, user } = professional
    firstOfEach.set(professional.id, {
      id,
      rating,
      quote: excerptOf(content, wordsMax),
      authorName,
      work,
      professional: {
        id: professional.id,
        ...user,
        companyName: companyName && maskContact(shownLine(companyName)),
      },
    })
  }
  const latest = [...firstOfEach.values()].slice(0, shownCount)
  return latest.length < shownCount ? [] : latest
}
