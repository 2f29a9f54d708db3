'use client'

import { paths } from '@oficio/contracts/paths'
import { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import { urgencyFeeKind } from '@oficio/contracts/service-requests/urgency-fee'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import { Zap } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { LeavingBox } from '@/components/ui/leaving-box'
import { Link } from '@/components/ui/link'
import { NetPrice } from '@/features/payments/net-price'
import { keepPayersLink } from '@/features/payments/payers-link'
import { checkoutText, useCheckout } from '@/features/payments/use-checkout'
import { callApi } from '@/lib/api/api-client'
import { trackingHeaders } from '../tracking-headers'
import { UrgencyTerms } from './urgency-terms'

interface MakeUrgentDialogProps {
  requestId: string
  token: string
  offer: UrgentOffer
}

/** 'Hacerla urgente': shows price and promise before the payment. */
export function MakeUrgentDialog({ requestId, token, offer }: MakeUrgentDialogProps) {
  const { start, isStarting, leavingTo, refusal } = useCheckout()
  const price = formatMoney(offer.priceArs)
  const pay = () => {
    keepPayersLink(token)
    return start(async () => {
      const checkout = await callApi(createPaymentEndpoint, {
        body: {
          amount: offer.priceArs,
          return_url: paths.paymentStatus(),
          metadata: { type: urgencyFeeKind, serviceRequestId: requestId },
        },
        headers: trackingHeaders(token),
      })
      return checkout.init_point
    })
  }

  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">
          <Zap aria-hidden />
          Hacerla urgente
        </Button>
      </DialogTrigger>
      <DialogContent
        title={`Hacerla urgente por ${price}`}
        description={
          offer.hours.isOpen
            ? 'Avisamos enseguida a más profesionales.'
            : `A esta hora no tomamos solicitudes urgentes: volvé desde las ${offer.hours.from} h.`
        }
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Volver</Button>
            </DialogClose>
            {offer.hours.isOpen && !leavingTo && (
              <Button onClick={pay} isLoading={isStarting}>
                Pagar {price}
              </Button>
            )}
          </>
        }
      >
        <div className="space-y-4">
          <NetPrice priceArs={offer.priceArs} />
          <UrgencyTerms offer={offer} />
          <p className="text-sm text-muted-foreground">
            Pagás en {providerName}, con tarjeta o dinero en cuenta. Al pagar aceptás los{' '}
            <Link
              href={paths.terms()}
              target="_blank"
              className="font-semibold text-primary underline underline-offset-4"
            >
              términos y condiciones
            </Link>
            .
          </p>
          {refusal && <Alert tone="error" title={checkoutText(refusal)} />}
          {leavingTo && <LeavingBox url={leavingTo} />}
        </div>
      </DialogContent>
    </Dialog>
  )
}
