'use client'

import { formatMoney } from '@oficio/contracts/text/format-money'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { isTechnicalFailure } from '@/lib/api/is-technical-failure'
import type { Refusal } from './state/filing-state'

interface SubmitRefusalProps {
  refusal: Refusal
  /** The current price of urgency. */
  priceArs: number
  onSendAsNew: () => void
  onSendPlain: () => void
}

/** Explains why the request was not filed, if the reason concerns no single field. The form keeps its values. */
export function SubmitRefusal({ refusal, priceArs, onSendAsNew, onSendPlain }: SubmitRefusalProps) {
  const { code, text } = refusal.view
  switch (code) {
    case 'idempotency_key_reused':
      return (
        <Alert
          tone="error"
          title={text}
          action={
            <Button variant="outline" onClick={onSendAsNew}>
              Enviar como una solicitud nueva
            </Button>
          }
        >
          La primera ya está en camino: revisá tu email, ahí está el enlace para seguirla y corregirla.
        </Alert>
      )
    case 'urgent_closed':
      return (
        <Alert
          tone="warning"
          title={text}
          action={
            <Button variant="outline" onClick={onSendPlain}>
              Enviar sin urgencia
            </Button>
          }
        >
          Es gratis y no te cobramos nada.
        </Alert>
      )
    case 'price_changed':
      return (
        <Alert tone="warning" title={text}>
          Ahora la tarifa de urgencia es de <strong>{formatMoney(priceArs)}</strong>. Todavía no te cobramos
          nada.
        </Alert>
      )
    default:
      return (
        <Alert tone="error" title={titleOf(refusal)}>
          Lo que escribiste sigue acá.
        </Alert>
      )
  }
}

/**
 * Returns the title of the refusal. A failure of the site or the connection names what failed: the payment or the
 * filing.
 */
function titleOf({ view, wasPayment }: Refusal): string {
  if (!isTechnicalFailure(view)) return view.text
  return wasPayment
    ? 'No se pudo procesar el pago. Por favor, intente de nuevo.'
    : 'Ocurrió un error al enviar la solicitud. Por favor, intente de nuevo.'
}
