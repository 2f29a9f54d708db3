'use client'

import { getOwnBusinessReviewEndpoint, type OwnReviewStanding } from '@oficio/contracts/businesses/reviews'
import { paths } from '@oficio/contracts/paths'
import { useId, useState } from 'react'
import useSWR from 'swr'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { FailedLoad } from '@/components/ui/failed-load'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { Spinner } from '@/components/ui/spinner'
import { ResendConfirmation } from '@/features/accounts/mailbox/resend-confirmation'
import { callApi, errorOf } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'
import { BusinessReviewForm } from './business-review-form'
import { OwnBusinessReviewText } from './own-business-review'

interface OwnPartProps {
  businessId: string
  name: string
  userId: string
}

/** The signed-in user's part of the reviews: their review, the form to write it, or why they cannot write one. */
export function OwnPart({ businessId, name, userId }: OwnPartProps) {
  const { data, error, mutate } = useSWR(
    ['own-business-review', userId, businessId],
    () => callApi(getOwnBusinessReviewEndpoint, { params: { idOrSlug: businessId } }),
    polling(null),
  )
  const again = () => void mutate().catch(() => undefined)
  if (data) return <Standing {...{ businessId, name, userId }} standing={data} onChanged={again} />
  if (!error) return <Spinner />
  return (
    <FailedLoad title="No pudimos ver si ya dejaste una reseña" text={errorOf(error).text} onRetry={again} />
  )
}

interface StandingProps extends OwnPartProps {
  standing: OwnReviewStanding
  onChanged: () => void
}

function Standing({ standing: { refusal, review }, onChanged, ...business }: StandingProps) {
  const titleId = useId()
  const [isEditing, setIsEditing] = useState(false)
  if (refusal === 'own_business') return <OwnersBox businessId={business.businessId} />
  if (refusal === 'email_unconfirmed') return <UnconfirmedBox />
  const isWriting = review === null || isEditing
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <h3 id={titleId} className="mb-4 text-xl break-words">
          {review ? 'Tu reseña' : `¿Cómo te fue en ${business.name}?`}
        </h3>
        {isWriting ? (
          <BusinessReviewForm
            {...business}
            review={review}
            onSent={() => {
              setIsEditing(false)
              onChanged()
            }}
            {...(review && { onCancel: () => setIsEditing(false) })}
          />
        ) : (
          <OwnBusinessReviewText
            {...business}
            review={review}
            onEdit={() => setIsEditing(true)}
            onDeleted={onChanged}
          />
        )}
      </section>
    </Card>
  )
}

const OwnersBox = ({ businessId }: { businessId: string }) => (
  <Alert
    title="Este negocio es tuyo"
    action={
      <Link href={paths.userBusinessReviews(businessId)} className={textLink}>
        Ver y responder sus reseñas
      </Link>
    }
  >
    Las reseñas son de quienes lo visitan.
  </Alert>
)

const UnconfirmedBox = () => (
  <Alert tone="warning" title="Confirmá tu email para dejar una reseña" action={<ResendConfirmation />}>
    Así se sabe que detrás de cada reseña hay una persona. Abrí el enlace que te mandamos al crear la cuenta,
    o pedí otro.
  </Alert>
)
