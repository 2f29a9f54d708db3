import { id } from '@oficio/contracts/fields'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { listReceivedReviews } from '@oficio/domain/reviews/list-received-reviews'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { ReceivedReviews } from '@/features/reviews/received-reviews'
import { head, page } from '@/server/page'
import { OwnPage } from '../own-page'

export const metadata = head(pages.professionalReviews, { title: 'Mis reseñas' })

/** The page of the reviews that a professional received. */
export default page(pages.professionalReviews, async ({ ctx, actor, query }) => {
  const { antes } = await query()
  const cursor = id.safeParse(antes).data
  const { reviews, nextCursor } = await listReceivedReviews(ctx, actor, { cursor })
  return (
    <OwnPage
      title="Mis reseñas"
      trail="Mis reseñas"
      description="Las escriben los clientes cuyo trabajo terminaste. Podés responder cada una."
    >
      <ReceivedReviews
        reviews={reviews}
        nextCursor={nextCursor}
        isOlder={cursor !== undefined}
        path={paths.professionalReviews()}
        nowMs={ctx.clock.now().getTime()}
        empty={
          <EmptyState
            drawing="firstReview"
            title="Todavía no tenés reseñas"
            description="Cuando un trabajo queda completado, le pedimos al cliente que cuente cómo fue. Marcá como completados los que terminaste."
            action={
              <ButtonLink href={paths.contacts()} variant="outline">
                Ver mis contactos
              </ButtonLink>
            }
          />
        }
      />
    </OwnPage>
  )
})
