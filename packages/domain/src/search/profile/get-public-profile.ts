import { AppError } from '@oficio/contracts/errors'
import { portraitPath } from '@oficio/contracts/professionals/public-address'
import type { RatingSummary } from '@oficio/contracts/reviews/subjects'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import type { Tx } from '@oficio/db/client'
import type { Professional } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { isAvailableAt } from '../../professionals/availability/is-available'
import { listPublicChecks } from '../../professionals/checks/list-checks'
import { listPublicPortfolio } from '../../professionals/portfolio/list-public-portfolio'
import { isPublic } from '../../professionals/profile/public-professional'
import { readWorkingHours } from '../../professionals/working-hours/read-working-hours'
import { countStars } from '../../reviews/count-stars'
import { listPublicReviews, listRemovedReviews } from '../../reviews/list-public-reviews'
import { publicLine, publicWords } from '../../service-requests/masking/public-words'
import { readShownWork } from '../professionals/read-shown-work'

const shownParts = {
  user: { select: { firstName: true, lastName: true } },
  localidad: { select: { id: true, nombre: true, provincia: { select: { id: true, nombre: true } } } },
  rubros: {
    select: {
      rubro: {
        select: { id: true, name: true, slug: true, icon: true, tradeSingular: true, isRegulated: true },
      },
    },
    orderBy: { rubro: { position: 'asc' } },
  },
} as const

/**
 * Returns the public profile of an approved professional (docs/product.md, 'Public profile'). Masks phones and mail
 * addresses that the professional typed into their texts. Throws not_found for any other id.
 */
export async function getPublicProfile(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<PublicProfile> {
  const professional = await ctx.db.professional.findFirst({
    where: { id, ...isPublic },
    include: shownParts,
  })
  if (!professional?.localidad) throw new AppError('not_found')
  const { user, localidad, rubros } = professional
  const [{ reviews }, rating, removed, works, checks, shownWork] = await Promise.all([
    listPublicReviews(ctx, actor, { id }),
    readRating(ctx.db, professional),
    listRemovedReviews(ctx.db, { kind: 'professional', id }),
    listPublicPortfolio(ctx.db, id),
    listPublicChecks(ctx.db, id),
    readShownWork(ctx.db, [id]),
  ])
  return {
    id,
    firstName: user.firstName,
    lastName: user.lastName,
    ...publicWords(professional),
    photoUrl: professional.photoId && portraitPath(professional.photoId),
    portfolio: works.map((work) => ({ ...work, caption: publicLine(work.caption) })),
    rubros: rubros.map(({ rubro }) => rubro),
    localidadId: localidad.id,
    city: localidad.nombre,
    provinciaId: localidad.provincia.id,
    state: localidad.provincia.nombre,
    serviceRadiusKm: professional.serviceRadiusKm,
    medianResponseMinutes: professional.medianResponseMinutes,
    jobsDone: shownWork.get(id)?.jobsDone ?? 0,
    isAvailable: isAvailableAt(professional, ctx.clock.now()),
    hours: readWorkingHours(professional),
    memberSince: (professional.approvedAt ?? professional.createdAt).toISOString(),
    checks,
    rating,
    reviews,
    removed,
  }
}

async function readRating(db: Tx, professional: Professional): Promise<RatingSummary | null> {
  const { id, reviewCount: count, avgRating } = professional
  if (count === 0) return null
  const byStars = await countStars(db, { kind: 'professional', id })
  return { average: avgRating.toNumber(), count, byStars }
}
