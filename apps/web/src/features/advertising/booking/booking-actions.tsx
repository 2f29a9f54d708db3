'use client'

import { bookingFeeKind } from '@oficio/contracts/advertising/booking-fee'
import { type AdBookingView, cancelAdBookingEndpoint } from '@oficio/contracts/advertising/bookings'
import { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { LeavingBox } from '@/components/ui/leaving-box'
import { checkoutText, useCheckout } from '@/features/payments/use-checkout'
import { callApi } from '@/lib/api/api-client'

/** The button that pays for an unpaid booking, and the button that cancels it while that is possible. */
export function BookingActions({ booking }: { booking: AdBookingView }) {
  const { id, state, totalAmount, canCancel } = booking
  const { start, isStarting, leavingTo, refusal } = useCheckout()
  const pay = () =>
    start(async () => {
      const body = { amount: totalAmount, metadata: { type: bookingFeeKind, subjectId: id } }
      return (await callApi(createPaymentEndpoint, { body })).init_point
    })
  if (leavingTo) return <LeavingBox url={leavingTo} />
  return (
    <div className="space-y-3">
      {refusal && <Alert tone="error" title={checkoutText(refusal)} />}
      <div className="flex flex-wrap gap-3">
        {state === 'pending_payment' && (
          <Button variant="sol" isLoading={isStarting} onClick={() => void pay()}>
            Pagar {formatMoney(totalAmount)}
          </Button>
        )}
        {canCancel && <CancelBooking booking={booking} />}
      </div>
    </div>
  )
}

/** Cancels a booking after a dialog that explains what happens to its days and its price. */
function CancelBooking({ booking: { id, isRefundable, totalAmount } }: { booking: AdBookingView }) {
  return (
    <ConfirmDialog
      trigger={<Button variant="outline">Cancelar la reserva</Button>}
      title="¿Cancelás la reserva?"
      description={
        isRefundable
          ? `Los días quedan libres para otra persona y te devolvemos ${formatMoney(totalAmount)}.`
          : 'Los días quedan libres para otra persona. No se te cobró nada.'
      }
      backLabel="Dejarla como está"
      confirmLabel="Sí, cancelar"
      confirmVariant="destructive"
      send={() => callApi(cancelAdBookingEndpoint, { params: { id } })}
      success="Cancelaste la reserva"
      failure="No se pudo cancelar la reserva"
    />
  )
}
