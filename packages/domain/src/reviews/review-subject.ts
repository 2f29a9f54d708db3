import type { ReviewedKind } from '@oficio/contracts/reviews/subjects'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx, TxCtx } from '../kernel/ctx'

export interface ReviewTarget {
  kind: ReviewedKind
  id: string
}

/** The facts about a reviewed subject that reading, reporting and deciding reviews require. */
interface ReviewedFacts {
  id: string
  /** 'Martín Sosa', 'Café La Esquina'. */
  name: string
  /** The name beside an answer: 'Martín', 'Café La Esquina'. */
  signature: string
  /** The account that answers the reviews; null if there is none. */
  ownerId: string | null
  /** Whether everybody may see the subject now. */
  isPublic: boolean
  /** The public page with the reviews. */
  path: string
  /** The subject's page in the admin panel. */
  panelPath: string
}

/**
 * A kind of reviewed subject. The subject's own module defines and contributes it; this module defines it for modules
 * below it.
 */
export interface ReviewSubject {
  kind: ReviewedKind
  /** Returns the facts of the existing subjects among `ids`, in any order. */
  find(ctx: Ctx, ids: readonly string[]): Promise<ReviewedFacts[]>
  /**
   * Locks the subject until the transaction ends, so that reviews are counted one at a time. Throws if there is no such
   * subject.
   */
  lock(tx: Tx, id: string): Promise<void>
  /**
   * Stores average and number of the shown reviews. `average` has two decimals, or is '0' without reviews. The caller
   * must hold the lock.
   */
  storeRating(ctx: TxCtx, id: string, rating: { average: string; count: number }): Promise<void>
  /** Purges the cached pages that show the subject's reviews. */
  purge(ctx: TxCtx, id: string): Promise<void>
  /** Returns a statement that selects the ids of the account's own subjects. */
  ownIds(userId: string): Prisma.Sql
  /** The subject's names for a row `review`, for the admin search. */
  nameOf: Prisma.Sql
  /** Returns the device marks of the subject's owner. */
  findOwnersDevices(tx: Tx, id: string): Promise<string[]>
  /** The page where the owner reads and answers the reviews. */
  deskPath(id: string): string
}

declare module '../kernel/ctx' {
  interface Registry {
    reviewSubjects: readonly ReviewSubject[]
  }
}

/** Returns the definition of a kind. Throws for an undefined kind. */
export function subjectOf({ registry }: Pick<Ctx, 'registry'>, kind: ReviewedKind): ReviewSubject {
  const definition = registry.reviewSubjects.find((subject) => subject.kind === kind)
  if (!definition) throw new Error(`no rules for reviews of a ${kind}`)
  return definition
}

/** A review fills exactly one of these two columns; the database enforces it. */
interface Pointing {
  professionalId: string | null
  businessId: string | null
}

export function reviewedOf({ professionalId, businessId }: Pointing): ReviewTarget {
  if (professionalId !== null) return { kind: 'professional', id: professionalId }
  if (businessId !== null) return { kind: 'business', id: businessId }
  throw new Error('the review has no subject')
}

/** Returns the filter that selects the reviews of a subject. */
export const ofReviewed = ({ kind, id }: ReviewTarget) =>
  kind === 'professional' ? { professionalId: id } : { businessId: id }

/** Returns a lookup of the facts about the reviewed subjects. Runs one query per kind. */
export async function findReviewed(
  ctx: Ctx,
  reviews: readonly Pointing[],
): Promise<(review: Pointing) => ReviewedFacts & ReviewTarget> {
  const targets = reviews.map(reviewedOf)
  const factsBySubject = await Promise.all(
    ctx.registry.reviewSubjects.map(async (subject) => {
      const ids = [...new Set(targets.filter(({ kind }) => kind === subject.kind).map(({ id }) => id))]
      const facts = ids.length > 0 ? await subject.find(ctx, ids) : []
      return facts.map((factsOfOne) => ({ ...factsOfOne, kind: subject.kind }))
    }),
  )
  const all = factsBySubject.flat()
  return (review) => {
    const { kind, id } = reviewedOf(review)
    const facts = all.find((candidate) => candidate.kind === kind && candidate.id === id)
    if (!facts) throw new Error(`the ${kind} ${id} of a review does not exist`)
    return facts
  }
}

export const reviewedFacts = async (ctx: Ctx, review: Pointing): Promise<ReviewedFacts & ReviewTarget> =>
  (await findReviewed(ctx, [review]))(review)

/** Purges the cached pages that show these reviews. */
export async function purgeReviewed(ctx: TxCtx, reviews: readonly Pointing[]): Promise<void> {
  const targetsByKey = new Map(
    reviews.map(reviewedOf).map((target) => [`${target.kind} ${target.id}`, target]),
  )
  for (const { kind, id } of targetsByKey.values()) await subjectOf(ctx, kind).purge(ctx, id)
}
