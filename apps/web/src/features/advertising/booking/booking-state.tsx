import type { AdBookingView } from '@oficio/contracts/advertising/bookings'
import { refundNotes, refundTitle } from '@oficio/contracts/payments/refund-texts'
import { formatDeadline } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Alert } from '@/components/ui/alert'

/** The state of a booking, what comes next, and the state of its refund. */
export function BookingState({ booking }: { booking: AdBookingView }) {
  const { refundState, totalAmount, state } = booking
  return (
    <div className="space-y-3">
      <StateAlert booking={booking} />
      {refundState && (state === 'rejected' || state === 'cancelled' || state === 'expired') && (
        <Alert title={refundTitle(refundState, formatMoney(totalAmount))}>{refundNotes[refundState]}</Alert>
      )}
    </div>
  )
}

function StateAlert({
  booking: { state, heldUntil, createdAt, banner, reason },
}: {
  booking: AdBookingView
}) {
  switch (state) {
    case 'pending_payment':
      return (
        <Alert tone="warning" title="Falta pagar">
          Los días son tuyos hasta {heldUntil && formatDeadline(heldUntil, createdAt)}. Después los puede
          reservar otra persona.
        </Alert>
      )
    case 'pending_review':
      return banner ? (
        <Alert title="Estamos revisando tu banner">
          Te avisamos apenas esté aprobado. Mientras tanto podés cambiarlo.
        </Alert>
      ) : (
        <Alert tone="warning" title="Falta tu banner">
          Los días ya son tuyos. Subí el banner para que lo revisemos antes del comienzo.
        </Alert>
      )
    case 'approved':
      return (
        <Alert tone="success" title="Tu banner está aprobado">
          Se muestra solo, desde el primer día.
        </Alert>
      )
    case 'running':
      return <Alert tone="success" title="Tu banner se está mostrando" />
    case 'finished':
      return <Alert title="Los días de esta reserva ya pasaron" />
    case 'rejected':
      return (
        <Alert tone="error" title="No aceptamos este banner">
          {reason}
        </Alert>
      )
    case 'cancelled':
      return <Alert title="Esta reserva está cancelada" />
    case 'expired':
      return (
        <Alert title="Esta reserva venció sin que se pagara">
          Si los días siguen libres, podés hacer otra.
        </Alert>
      )
  }
}
