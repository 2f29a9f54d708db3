import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import {
  type ReviewForAdmin,
  type ReviewSignals,
  reviewDoubtTexts,
  reviewReportReasonTexts,
} from '@oficio/contracts/reviews/reports'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { factLink } from '@/components/ui/link-classes'
import { PublicReviewText } from '../public-review'
import { OutcomeBadge } from './outcome-badge'
import { ReviewDecisionDialog } from './review-decision-dialog'
import { StandingDialog } from './standing-dialog'

/** From this number on, reviews of one business within three days are shown as a signal. */
const burst = 5

const standingTexts: Record<ReviewForAdmin['standing'], string> = {
  waiting: 'No se muestra ni cuenta hasta que decidas.',
  counts: 'Se decidió que cuenta.',
  out: 'Se decidió que queda afuera: no se muestra ni cuenta.',
}

/** All that an admin needs to decide about a review: its text, its subject, the doubts and signals, and the reports. */
export function ReviewForDecision({ review }: { review: ReviewForAdmin }) {
  const { id, requestId, kind, reviewedName, reviewedPath, hiddenBecause, decisions, reports } = review
  const { doubts, standing } = review
  const isWaiting = reports.some(({ outcome }) => outcome === null)
  return (
    <div className="max-w-3xl space-y-6">
      {hiddenBecause && (
        <Alert tone="warning" title="Está quitada del sitio, y no cuenta">
          {hiddenBecause}
        </Alert>
      )}
      <Card>
        <PublicReviewText review={review} signature={review.signature} />
        <p className="mt-4 flex flex-wrap gap-x-6 border-t pt-2">
          <Link href={reviewedPath} className={factLink}>
            {reviewedName}
          </Link>
          {requestId && (
            <Link href={paths.adminServiceRequest(requestId)} className={factLink}>
              La solicitud
            </Link>
          )}
        </p>
      </Card>
      {doubts.length > 0 && <ReviewDoubts doubts={doubts} standing={standing} />}
      {kind === 'business' && <ReviewSignalList signals={review.signals} />}
      <section aria-labelledby="reportes">
        <h2 id="reportes" className="text-xl">
          Quiénes la reportaron
        </h2>
        {reports.length === 0 && <p className="mt-2 text-muted-foreground">Nadie.</p>}
        <ul className="mt-2 divide-y">
          {reports.map((report) => (
            <li key={report.id} className="space-y-1 py-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{reviewReportReasonTexts[report.reason]}</span>
                {report.outcome && <OutcomeBadge outcome={report.outcome} />}
              </p>
              {report.note && <p className="break-words whitespace-pre-line">{report.note}</p>}
              <p className="text-sm break-words text-muted-foreground">
                {report.reporterName}
                {report.isByReviewed &&
                  (kind === 'professional' ? ', de cuyo trabajo habla' : ', que es su dueño')}
                , {formatMoment(report.createdAt)}
              </p>
              {report.decisionReason && (
                <p className="text-sm break-words">Decidido: {report.decisionReason}</p>
              )}
            </li>
          ))}
        </ul>
      </section>
      {doubts.length > 0 && (
        <div className="flex flex-col gap-3 sm:flex-row">
          {standing !== 'counts' && <StandingDialog reviewId={id} decisions={decisions} look="counts" />}
          {standing !== 'out' && <StandingDialog reviewId={id} decisions={decisions} look="out" />}
        </div>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        {hiddenBecause ? (
          <ReviewDecisionDialog reviewId={id} decisions={decisions} look="show" />
        ) : (
          <>
            <ReviewDecisionDialog reviewId={id} decisions={decisions} look="hide" />
            {isWaiting && <ReviewDecisionDialog reviewId={id} decisions={decisions} look="keep" />}
          </>
        )}
      </div>
    </div>
  )
}

/** The signs that client and professional may be the same person. They are hints, not proof. */
function ReviewDoubts({ doubts, standing }: Pick<ReviewForAdmin, 'doubts' | 'standing'>) {
  return (
    <section aria-labelledby="dudas">
      <h2 id="dudas" className="text-xl">
        Por qué la revisamos
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        {standingTexts[standing]} Son señales, no pruebas: una pareja comparte dispositivo y muchos clientes
        de una compañía comparten red.
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {doubts.map((doubt) => (
          <li key={doubt}>{reviewDoubtTexts[doubt]}</li>
        ))}
      </ul>
    </section>
  )
}

/** The signs that a review was bought or written by the owner. They are hints, not proof. */
function ReviewSignalList({ signals }: { signals: ReviewSignals }) {
  const texts = textsOf(signals)
  return (
    <section aria-labelledby="senales">
      <h2 id="senales" className="text-xl">
        Señales
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        Desde dónde se escribió cada reseña se guarda {limits.reviewMarkDays} días. Una familia o una oficina
        también comparten dispositivo y red.
      </p>
      {texts.length === 0 ? (
        <p className="mt-2">Ninguna.</p>
      ) : (
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function textsOf({ sameDevice, sameNetwork, sameDay, isFromOwner }: ReviewSignals): string[] {
  const reviewCountText = (count: number) => countOf(count, 'reseña', 'reseñas')
  return [
    ...(isFromOwner ? ['Salió de un dispositivo o de una red de quien es dueño.'] : []),
    ...(sameDevice > 0 ? [`Del mismo dispositivo, de otras cuentas: ${reviewCountText(sameDevice)}.`] : []),
    ...(sameNetwork > 0 ? [`De la misma red, de este negocio: ${reviewCountText(sameNetwork)} más.`] : []),
    ...(sameDay >= burst
      ? [`Ese día, la víspera y el siguiente, de este negocio: ${reviewCountText(sameDay)} más.`]
      : []),
  ]
}
