import { id } from '@oficio/contracts/fields'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { listReceivedByBusiness } from '@oficio/domain/businesses/reviews/list-received-by-business'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { ReceivedReviews } from '@/features/reviews/received-reviews'
import { page, readHead } from '@/server/page'
import { DeskPage } from '../desk-page'
import { readOwnBusiness } from '../read-business'

export const generateMetadata = readHead(pages.userBusinessReviews, async (input) => ({
  title: `Reseñas de ${(await readOwnBusiness(input)).business.name}`,
}))

/** The page on which the owner answers the reviews of a business. */
export default page(pages.userBusinessReviews, async (input) => {
  const { ctx, actor, params } = input
  const own = await readOwnBusiness(input)
  const { antes } = await input.query()
  const cursor = id.safeParse(antes).data
  const { reviews, nextCursor } = await listReceivedByBusiness(ctx, actor, { id: params.id, cursor })
  return (
    <DeskPage own={own} part="reviews">
      <p className="text-muted-foreground">
        Las escribe quien tiene una cuenta con el email confirmado, una por persona. Podés responder cada una,
        y reportar la que no corresponda.
      </p>
      <Link href={paths.userBusinessPoster(params.id)} className={textLink}>
        Imprimir un cartel «Dejanos tu reseña»
      </Link>
      <ReceivedReviews
        reviews={reviews}
        nextCursor={nextCursor}
        isOlder={cursor !== undefined}
        path={paths.userBusinessReviews(params.id)}
        nowMs={ctx.clock.now().getTime()}
        empty={
          <EmptyState
            drawing="firstReview"
            title="Todavía no tiene reseñas"
            description="Colgá el cartel en tu local: con su código dejan una desde el teléfono."
          />
        }
      />
    </DeskPage>
  )
})
