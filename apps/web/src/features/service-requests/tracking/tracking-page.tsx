import { returnReasonOf } from '@oficio/contracts/payments/refund-texts'
import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import type { LinkQuery } from '@oficio/contracts/service-requests/link-query'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { urgencyReturnReasons } from '@oficio/contracts/service-requests/urgency-returns'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { RefusedMailStrip } from '@/features/accounts/mailbox/refused-mail-strip'
import { LinkedSection } from '@/lib/linked-section'
import { PageRefresher } from '@/lib/page-refresher'
import { ContactCard } from '../editing/contact-card'
import { WorkCard } from '../editing/work-card'
import { MoreOptions } from '../lifecycle/more-options'
import { nextStep } from '../lifecycle/next-step'
import { type ReportQuestionOf, StepSection } from '../lifecycle/step-section'
import { UrgencyBox } from '../urgency/urgency-box'
import { ClaimBox } from './claim-box'
import { historyTitle } from './history-texts'
import { LeadCounts } from './lead-counts'
import { LeadList } from './lead-list'
import { RequestHistory } from './request-history'
import { TrackingHead } from './tracking-head'

/** Refresh interval, because a client may wait on the page for professionals to respond. */
const refreshMs = 30_000

interface TrackingPageProps {
  tracking: TrackingView
  token: string
  /** The query of the mail's link. */
  query: LinkQuery
  isLoggedIn: boolean
  rubros: readonly RubroView[]
  provincias: readonly PlaceView[]
  leadsPerRequest: number
  photos: ReactNode
  photoField: ReactNode
  reportQuestion: ReportQuestionOf
  isReviewed: boolean
  /** The review of the work, shown once it is completed. */
  review: ReactNode
}

/**
 * The client's page of a request: the professionals who opened the contact data, the one next step, and the other
 * actions, folded.
 */
export function TrackingPage({
  tracking,
  token,
  query,
  isLoggedIn,
  photos,
  reportQuestion,
  isReviewed,
  review,
  ...lists
}: TrackingPageProps) {
  const { request } = tracking
  const step = nextStep(tracking, query)
  const isDoneInDoubt = step.kind === 'deny'
  const stepSection = (
    <StepSection
      tracking={tracking}
      token={token}
      query={query}
      step={step}
      leadsPerRequest={lists.leadsPerRequest}
      reportQuestion={reportQuestion}
      isReviewed={isReviewed}
      review={review}
    />
  )
  return (
    <>
      <RefusedMail refusedMail={tracking.refusedMail} />
      <Container className="pb-16">
        <PageRefresher everyMs={refreshMs} />
        <TrackingHead tracking={tracking} />
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
          <div className="min-w-0 space-y-8">
            <Section
              title="Quién vio tu solicitud"
              description={<LeadCounts tracking={tracking} leadsPerRequest={lists.leadsPerRequest} />}
            >
              <LeadList tracking={tracking} token={token} step={step} />
            </Section>
            <div className="space-y-5 empty:hidden">
              {isDoneInDoubt ? (
                stepSection
              ) : (
                <LinkedSection isAskedFor={query.estrellas !== null} className="outline-none empty:hidden">
                  {review}
                </LinkedSection>
              )}
              <UrgencyBox tracking={tracking} token={token} />
              {!isDoneInDoubt && stepSection}
              <MoreOptions tracking={tracking} token={token} step={step} />
            </div>
            <Section title="Qué fue pasando">
              <Card>
                <RequestHistory
                  history={request.history ?? []}
                  titleOf={historyTitle}
                  refundTextOf={(reason) => returnReasonOf(urgencyReturnReasons, reason)?.text ?? null}
                />
              </Card>
            </Section>
          </div>
          <div className="min-w-0 space-y-5">
            <WorkCard tracking={tracking} token={token} photos={photos} {...lists} />
            <ContactCard tracking={tracking} token={token} />
            {!tracking.hasAccount && (
              <ClaimBox requestId={request.id} token={token} isLoggedIn={isLoggedIn} />
            )}
          </div>
        </div>
      </Container>
    </>
  )
}

/** A warning at the top of the page that the client's address gets no mails. Says where on the page to correct it. */
function RefusedMail({ refusedMail }: { refusedMail: TrackingView['refusedMail'] }) {
  if (!refusedMail) return null
  const { email, isUnwanted } = refusedMail
  return (
    <RefusedMailStrip>
      {isUnwanted
        ? `No te escribimos a ${email}: desde ahí marcaron un email nuestro como no deseado. Para usar otro, corregilo más abajo, en «Tu contacto».`
        : `No podemos escribirte a ${email}: los emails que mandamos ahí vuelven. Corregilo más abajo, en «Tu contacto».`}
    </RefusedMailStrip>
  )
}
