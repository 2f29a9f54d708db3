import { completenessOf } from '@oficio/contracts/professionals/completeness'
import { scorePoints } from '@oficio/contracts/search/score'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { profileFacts } from '../../professionals/profile/profile-facts'

const batch = 500
const first = '00000000-0000-0000-0000-000000000000'

/**
 * Updates the points by which the search orders all professionals (docs/product.md, 'Search'). The points use only what
 * clients see of a professional, never payments, subscriptions or trials.
 */
export async function countScores(ctx: Ctx): Promise<void> {
  let after = first
  for (;;) {
    const facts = await readFacts(ctx, after)
    const changed = facts.flatMap(({ id, searchPoints, ...facts }) => {
      const points = pointsOf(facts)
      return points.join() === searchPoints.join() ? [] : [{ id, points }]
    })
    if (changed.length > 0) await store(ctx, changed)
    const last = facts.at(-1)
    if (!last || facts.length < batch) break
    after = last.id
  }
}

const readFacts = ({ db }: Ctx, after: string) =>
  db.professional.findMany({
    where: { id: { gt: after } },
    orderBy: { id: 'asc' },
    take: batch,
    select: {
      id: true,
      avgRating: true,
      reviewCount: true,
      medianResponseMinutes: true,
      photoId: true,
      description: true,
      phone: true,
      searchPoints: true,
    },
  })

type Facts = Omit<Awaited<ReturnType<typeof readFacts>>[number], 'id' | 'searchPoints'>

const pointsOf = ({ avgRating, photoId, description, phone, ...facts }: Facts): number[] =>
  scorePoints({
    ...facts,
    avgRating: avgRating.toNumber(),
    completeness: completenessOf(profileFacts({ photoId, description, phone })),
  })

async function store({ db }: Ctx, changed: { id: string; points: number[] }[]): Promise<void> {
  const part = (index: number) => changed.map(({ points }) => points[index] ?? 0)
  await db.$executeRaw`
    UPDATE professionals
    SET search_points = ARRAY[counted.rating, counted.reviews, counted.response, counted.profile]
    FROM unnest(${changed.map(({ id }) => id)}::uuid[], ${part(0)}::int[], ${part(1)}::int[], ${part(2)}::int[],
      ${part(3)}::int[]) counted (id, rating, reviews, response, profile)
    WHERE professionals.id = counted.id`
}

export const countScoresClock = atTimes(
  { name: 'count-search-scores', label: 'Contar los puntajes de la búsqueda', at: '*/20 * * * *' },
  countScores,
)
