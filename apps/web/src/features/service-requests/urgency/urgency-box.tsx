import type { PaymentInHand } from '@oficio/contracts/payments/in-hand'
import { refundNotes, refundTitle } from '@oficio/contracts/payments/refund-texts'
import { isLive, type TrackingView } from '@oficio/contracts/service-requests/shapes'
import type { RequestUrgency } from '@oficio/contracts/service-requests/urgency'
import { formatDeadline } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import { Clock, Undo2, Zap } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { TimeLeft } from '@/components/ui/time-left'
import { NoCallDialog } from './no-call-dialog'

interface UrgencyBoxProps {
  tracking: TrackingView
  token: string
}

/** Shows the promise of an urgent request and its outcome. Renders nothing for other requests. */
export function UrgencyBox({ tracking: { request, urgency, urgencyInHand }, token }: UrgencyBoxProps) {
  if (urgencyInHand) return <InHand state={urgencyInHand} />
  if (!urgency) return null
  const complaint = urgency.canReportNoCall && (
    <NoCallDialog requestId={request.id} token={token} priceArs={urgency.priceArs} />
  )
  if (urgency.refundState) {
    return (
      <Alert icon={Undo2} title={refundTitle(urgency.refundState, formatMoney(urgency.priceArs))}>
        {urgency.refundText} {refundNotes[urgency.refundState]}
      </Alert>
    )
  }
  if (urgency.isAnswered) {
    return (
      <Alert tone="success" title="Te respondieron a tiempo" action={complaint}>
        Quedó anotado que un profesional se comunicó con vos dentro del plazo.{denialText(urgency)}
      </Alert>
    )
  }
  if (!isLive(request.status)) return null
  if (urgency.dueAt === null) {
    return (
      <Alert tone="warning" icon={Zap} title="Tu solicitud es urgente">
        Los profesionales la ven antes que las demás.
      </Alert>
    )
  }
  if (urgency.canReportNoCall) {
    return (
      <Alert tone="warning" icon={Zap} title="¿Te llamaron?" action={complaint}>
        Ya pasó el plazo de tu solicitud urgente. Si no quedó anotado ningún contacto, en los próximos minutos
        pedimos que te devuelvan los {formatMoney(urgency.priceArs)}.
      </Alert>
    )
  }
  return urgency.runsUntil && <RunningPromise urgency={urgency} until={urgency.runsUntil} />
}

/** Tells the client about a payment without an effect yet. The payment page says the same. */
const InHand = ({ state }: { state: PaymentInHand }) =>
  state === 'payment_held' ? (
    <Alert icon={Clock} title="Estamos mirando tu pago">
      Hay un pago tuyo para hacerla urgente que no coincide con lo que había que pagar. Nuestro equipo lo está
      viendo: no pagues de nuevo.
    </Alert>
  ) : (
    <Alert icon={Clock} title="Tu pago está en revisión">
      {providerName} lo está revisando; casi siempre tarda unos minutos. Apenas lo apruebe, tu solicitud pasa
      a ser urgente: sin que hagas nada. No pagues de nuevo.
    </Alert>
  )

/** Returns the text about denying a contact, and from when that is possible. */
function denialText({ canReportNoCall, noCallFrom, since }: RequestUrgency): string {
  if (canReportNoCall) return ' Si en realidad nadie te llamó, avisanos.'
  if (noCallFrom === null) return ''
  return ` Si en realidad nadie te llamó, vas a poder avisarnos acá desde ${formatDeadline(noCallFrom, since)}.`
}

function RunningPromise({ urgency: { priceArs, since }, until }: { urgency: RequestUrgency; until: string }) {
  return (
    <Alert tone="warning" icon={Zap} title="Tu solicitud es urgente">
      Si nadie te contacta antes de {formatDeadline(until, since)} te devolvemos los {formatMoney(priceArs)}.{' '}
      <TimeLeft until={until} />
    </Alert>
  )
}
