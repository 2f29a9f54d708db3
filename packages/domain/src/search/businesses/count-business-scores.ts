import { businessScore } from '@oficio/contracts/search/business-score'
import { pageCompleteness } from '../../businesses/page-completeness'
import { publicStatuses } from '../../businesses/public-business'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'

const batch = 500
const first = '00000000-0000-0000-0000-000000000000'

/**
 * Updates the scores by which the search orders all public businesses (docs/product.md, 'Search of businesses'). The
 * score uses only what visitors see of a business, never its plan or its payments.
 */
export async function countBusinessScores(ctx: Ctx): Promise<void> {
  let after = first
  for (;;) {
    const facts = await readFacts(ctx, after)
    const changed = facts.flatMap(({ id, score: before, ...facts }) => {
      const score = scoreOf(facts)
      return score === before ? [] : [{ id, score }]
    })
    if (changed.length > 0) await store(ctx, changed)
    const last = facts.at(-1)
    if (!last || facts.length < batch) break
    after = last.id
  }
}

const readFacts = ({ db }: Ctx, after: string) =>
  db.business.findMany({
    where: { id: { gt: after }, status: { in: [...publicStatuses] } },
    orderBy: { id: 'asc' },
    take: batch,
    select: {
      id: true,
      score: true,
      avgRating: true,
      reviewCount: true,
      verifiedAt: true,
      description: true,
      shortDescription: true,
      logoPhotoId: true,
      websiteUrl: true,
      socialMedia: true,
      _count: { select: { photos: true, tagLinks: { where: { tag: { retiredAt: null } } } } },
    },
  })

type Facts = Omit<Awaited<ReturnType<typeof readFacts>>[number], 'id' | 'score'>

const scoreOf = ({ _count: count, ...facts }: Facts): number =>
  businessScore({
    avgRating: facts.avgRating.toNumber(),
    reviewCount: facts.reviewCount,
    completeness:
      pageCompleteness(facts, { photoCount: count.photos, featureCount: count.tagLinks }).percent / 100,
    isVerified: facts.verifiedAt !== null,
  })

async function store({ db }: Ctx, changed: { id: string; score: number }[]): Promise<void> {
  await db.$executeRaw`
    UPDATE businesses SET score = counted.score
    FROM unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ score }) => score)}::int[]) counted (id, score)
    WHERE businesses.id = counted.id`
}

export const countBusinessScoresClock = atTimes(
  {
    name: 'count-business-scores',
    label: 'Contar los puntajes de la búsqueda de negocios',
    at: '10,30,50 * * * *',
  },
  countBusinessScores,
)
