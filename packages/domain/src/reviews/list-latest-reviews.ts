import type { LatestReview } from '@oficio/contracts/reviews/endpoints'
import { serverLimits } from '@oficio/contracts/server-limits'
import { excerptOf } from '@oficio/contracts/text/words/excerpt'
import { subHours } from 'date-fns'
import type { Ctx } from '../kernel/ctx'
import { mailboxOf } from '../kernel/text/mailbox-identity'
import { phoneForms } from '../kernel/text/normalise-phone'
import { isPublic } from '../professionals/profile/public-professional'
import { maskContact } from '../service-requests/masking/mask-contact'
import { shownLine } from '../service-requests/masking/shown-text'
import { isCounted } from './standing'
import { publicWork, viewPublicReview } from './view-review'

/**
 * The number of reviews on the home page, and the number of reviews read to find reviews of different professionals.
 */
const shownCount = 3
const readCount = 60

/** Shorter texts tell the reader nothing. */
const wordsMin = 30
const wordsMax = 240

/**
 * Returns the newest reviews with text for the home page, with any rating, at most one per professional and per
 * reviewer. Skips reviews younger than `homeReviewMinHours`, so that nobody can write themselves onto the home page.
 * Returns an empty list if fewer than three reviews qualify (docs/product.md, 'Reviews').
 */
export async function listLatestReviews(ctx: Ctx): Promise<LatestReview[]> {
  const rows = await ctx.db.review.findMany({
    where: {
      ...isCounted,
      provenance: 'work',
      content: { not: null },
      professional: isPublic,
      createdAt: { lte: subHours(ctx.clock.now(), serverLimits.homeReviewMinHours) },
    },
    // Ids ascend with time.
    orderBy: { id: 'desc' },
    include: {
      ...publicWork,
      lead: {
        select: {
          request: {
            select: { ...publicWork.lead.select.request.select, email: true, phone: true, userId: true },
          },
        },
      },
      professional: {
        select: { id: true, companyName: true, user: { select: { firstName: true, lastName: true } } },
      },
    },
    take: readCount,
  })
  const latest: LatestReview[] = []
  const seenAuthors = new Set<string>()
  for (const row of rows) {
    const review = viewLatest(row)
    const keys = [row.professionalId ?? row.id, ...reviewerKeys(row.lead?.request)]
    if (!review || keys.some((key) => seenAuthors.has(key))) continue
    for (const key of keys) seenAuthors.add(key)
    latest.push(review)
    if (latest.length === shownCount) return latest
  }
  return []
}

interface Reviewer {
  email: string
  phone: string
  userId: string | null
}

/** Returns the keys that identify a reviewer across several reviews; empty if the reviewer's data was erased. */
const reviewerKeys = (reviewer: Reviewer | undefined): string[] =>
  reviewer === undefined || reviewer.email === ''
    ? []
    : [
        mailboxOf(reviewer.email),
        phoneForms(reviewer.phone)[0],
        ...(reviewer.userId === null ? [] : [reviewer.userId]),
      ]

type Row = Parameters<typeof viewPublicReview>[0] & {
  professional: {
    id: string
    companyName: string | null
    user: { firstName: string; lastName: string }
  } | null
}

function viewLatest(row: Row): LatestReview | null {
  const { id, rating, content, authorName, work } = viewPublicReview(row)
  const { professional } = row
  if (!professional || work === null || !content || content.length < wordsMin) return null
  const { companyName, user } = professional
  return {
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
  }
}
