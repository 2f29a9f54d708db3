import type { ReviewedKind } from '@oficio/contracts/reviews/subjects'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx, TxCtx } from '../kernel/ctx'

export interface ReviewTarget {
  kind: ReviewedKind
  id: string
}

/** What anybody who reads, reports or decides about a review has to know of what it is about. */
interface ReviewedFacts {
  id: string
  /** 'Martín Sosa', 'Café La Esquina'. */
  name: string
  /** What stands beside an answer: 'Martín', 'Café La Esquina'. */
  signature: string
  /** Whose account answers its reviews; null where it has none. */
  ownerId: string | null
  /** Whether anybody may see it at this moment. */
  isPublic: boolean
  /** The page where its reviews are read. */
  path: string
  /** Where an admin reads more of it. */
  panelPath: string
}

/** One kind of what is reviewed; its noun, or this one for those below, defines and contributes it. */
export interface ReviewSubject {
  kind: ReviewedKind
  /** Returns the facts of the existing ones, in any order. */
  find(ctx: Ctx, ids: readonly string[]): Promise<ReviewedFacts[]>
  /** Locks it until the transaction ends: what its reviews come to is counted by one at a time. Throws where there is none. */
  lock(tx: Tx, id: string): Promise<void>
  /** Stores what its shown reviews come to; the caller holds its lock. `average` has two digits, '0' without any. */
  storeRating(ctx: TxCtx, id: string, rating: { average: string; count: number }): Promise<void>
  /** Drops the kept pages that show its reviews, which are other ones now. */
  purge(ctx: TxCtx, id: string): Promise<void>
  /** A statement that returns the ids of an account's own. */
  ownIds(userId: string): Prisma.Sql
  /** Its names, of a row of reviews called `review`: by them an admin looks for one. */
  nameOf: Prisma.Sql
  /** Marks of devices that are its owner's. */
  findOwnersDevices(tx: Tx, id: string): Promise<string[]>
  /** Where its owner reads and answers its reviews. */
  deskPath(id: string): string
}

declare module '../kernel/ctx' {
  interface Registry {
    reviewSubjects: readonly ReviewSubject[]
  }
}

/** Returns the rules of a kind. Throws for an undefined kind. */
export function subjectOf({ registry }: Pick<Ctx, 'registry'>, kind: ReviewedKind): ReviewSubject {
  const definition = registry.reviewSubjects.find((subject) => subject.kind === kind)
  if (!definition) throw new Error(`no rules for reviews of a ${kind}`)
  return definition
}

/** Which of its two columns a review fills; the database refuses both and neither. */
interface Pointing {
  professionalId: string | null
  businessId: string | null
}

export function reviewedOf({ professionalId, businessId }: Pointing): ReviewTarget {
  if (professionalId !== null) return { kind: 'professional', id: professionalId }
  if (businessId !== null) return { kind: 'business', id: businessId }
  throw new Error('a review of nothing')
}

/** Returns by which column the reviews of it are found. */
export const ofReviewed = ({ kind, id }: ReviewTarget) =>
  kind === 'professional' ? { professionalId: id } : { businessId: id }

/** Returns what is known of what reviews are about, by one question for each kind. */
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
    if (!facts) throw new Error(`the ${kind} ${id} of a review is not there`)
    return facts
  }
}

export const reviewedFacts = async (ctx: Ctx, review: Pointing): Promise<ReviewedFacts & ReviewTarget> =>
  (await findReviewed(ctx, [review]))(review)

/** Drops the kept pages that show reviews of these. */
export async function purgeReviewed(ctx: TxCtx, reviews: readonly Pointing[]): Promise<void> {
  const targetsByKey = new Map(
    reviews.map(reviewedOf).map((target) => [`${target.kind} ${target.id}`, target]),
  )
  for (const { kind, id } of targetsByKey.values()) await subjectOf(ctx, kind).purge(ctx, id)
}
