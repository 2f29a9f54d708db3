import { paths } from '@oficio/contracts/paths'
import { Prisma } from '@oficio/db/generated/client'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'
import { lockProfessional } from '../professionals/lock-professional'
import { noteProfileChange } from '../professionals/profile/note-profile-change'
import { isPublic } from '../professionals/profile/public-professional'
import type { ReviewSubject } from './review-subject'

/** Defines professionals as a review subject. The clients of their leads write the reviews. */
export const professionalReviews: ReviewSubject = {
  kind: 'professional',
  find: async ({ db }, ids) => {
    const rows = await db.professional.findMany({
      where: { id: { in: [...ids] } },
      select: {
        id: true,
        userId: true,
        status: true,
        user: { select: { firstName: true, lastName: true, closedAt: true } },
      },
    })
    return rows.map(({ id, userId, status, user }) => ({
      id,
      name: `${user.firstName} ${user.lastName}`,
      signature: user.firstName,
      ownerId: userId,
      isPublic: status === isPublic.status && user.closedAt === isPublic.user.closedAt,
      // The page of the bare id redirects to the page with the name.
      path: paths.publicProfile(id),
      panelPath: paths.adminProfessional(id),
    }))
  },
  lock: async (tx, id) => void (await lockProfessional(tx, id)),
  storeRating: async ({ db }, id, { average, count }) => {
    await db.professional.update({ where: { id }, data: { avgRating: average, reviewCount: count } })
  },
  purge: async (ctx, id) => {
    await noteProfileChange(ctx, id, { isOutsideSearches: true })
    await purgePages(ctx.db, [pageTags.reviews])
  },
  ownIds: (userId) => Prisma.sql`SELECT id FROM professionals WHERE user_id = ${userId}::uuid`,
  nameOf: Prisma.sql`(SELECT concat_ws(' ', u.first_name, u.last_name, p.company_name)
    FROM professionals p JOIN users u ON u.id = p.user_id WHERE p.id = review.professional_id)`,
  findOwnersDevices: async () => [],
  deskPath: paths.professionalReviews,
}
