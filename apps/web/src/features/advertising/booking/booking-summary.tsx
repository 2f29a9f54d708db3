'use client'

import { adLimits } from '@oficio/contracts/advertising/ad-limits'
import { adDays } from '@oficio/contracts/advertising/price'
import { paths } from '@oficio/contracts/paths'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { LeavingBox } from '@/components/ui/leaving-box'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'
import { NetPrice } from '@/features/payments/net-price'
import { isTechnicalFailure } from '@/lib/api/is-technical-failure'
import { queryOf } from './selection'
import type { useBooking } from './use-booking'

type Booking = ReturnType<typeof useBooking>

/** The total price with its calculation, and the button that books. */
export function BookingSummary({ booking }: { booking: Booking }) {
  const { leavingTo, refusal, amountCentavos, fault, offer, combination, selection } = booking
  if (leavingTo) return <LeavingBox url={leavingTo} />
  const { startDate, endDate } = selection
  return (
    <Card className="space-y-4">
      <div aria-live="polite">
        {amountCentavos !== null && offer && combination ? (
          <>
            <p className="text-muted-foreground">
              {countOf(adDays(startDate, endDate), 'día', 'días')} ×{' '}
              {formatMoney(offer.base_price * combination.base_price_multiplier)} por día
            </p>
            <p className="font-display text-3xl font-semibold tabular-nums">
              {formatMoney(amountCentavos / 100)}
            </p>
            <NetPrice priceArs={amountCentavos / 100} />
          </>
        ) : (
          <p className="text-muted-foreground">
            Elegí lugar, formato y días, y acá ves el precio antes de reservar.
          </p>
        )}
      </div>
      {refusal && (
        <Alert tone="error" title={isTechnicalFailure(refusal) && 'No se pudo hacer la reserva'}>
          {refusal.text}
        </Alert>
      )}
      {amountCentavos !== null && !fault && <BookButton booking={booking} />}
      <p className="text-sm text-muted-foreground">
        Te guardamos los días {adLimits.holdMinutes} minutos mientras pagás. Hasta el día anterior al comienzo
        podés cancelar, y te devolvemos todo.
      </p>
    </Card>
  )
}

function BookButton({ booking }: { booking: Booking }) {
  const { user, isLoading } = useVisitor()
  if (!user && !isLoading)
    return (
      <ButtonLink
        href={paths.login(`${paths.advertising()}?${queryOf(booking.selection)}`)}
        variant="sol"
        size="lg"
        block
        className="px-3"
      >
        Iniciar sesión para reservar
      </ButtonLink>
    )
  return (
    <Button
      variant="sol"
      size="lg"
      block
      disabled={isLoading}
      isLoading={booking.isSending}
      onClick={booking.send}
    >
      Reservar y pagar
    </Button>
  )
}
