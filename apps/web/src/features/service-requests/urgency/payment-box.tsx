import { Alert } from '@/components/ui/alert'
import type { PaymentRemark } from './urgent-outcome'

interface PaymentBoxProps {
  remark: PaymentRemark
  /** Whether the form below still has the typed values. */
  hasKeptForm: boolean
}

const texts: Record<PaymentRemark, { tone: 'warning' | 'success'; title: string; text: string }> = {
  unpaid: {
    tone: 'warning',
    title: 'No terminaste el pago',
    text: 'Tu solicitud todavía no se envió y no te cobramos nada. Podés pagar ahora o enviarla sin urgencia.',
  },
  expired: {
    tone: 'warning',
    title: 'La página para pagar venció',
    text: 'Tu solicitud todavía no se envió y no te cobramos nada. Si la querés urgente, pagá de nuevo.',
  },
  unknown: {
    tone: 'warning',
    title: 'No encontramos ese pago',
    text: 'Se muestra solo a quien lo hizo, en el mismo dispositivo o con su cuenta. Si pagaste desde otro, tu solicitud se envía igual y te mandamos el enlace por email: no pagues de nuevo.',
  },
  paid: {
    tone: 'success',
    title: 'Ya pagaste la tarifa de urgencia',
    text: 'Falta un paso: completá el formulario y envialo. No te vamos a cobrar de nuevo.',
  },
}

/** The notice above the request form about a payment that filed no request. */
export function PaymentBox({ remark, hasKeptForm }: PaymentBoxProps) {
  const { tone, title, text } = texts[remark]
  return (
    <Alert tone={tone} title={title}>
      {text}
      {hasKeptForm && ' Lo que escribiste sigue acá.'}
    </Alert>
  )
}
