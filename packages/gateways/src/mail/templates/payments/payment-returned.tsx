import { commonReturnReasons } from '@oficio/contracts/payments/refund-texts'
import { urgencyReturnReasons } from '@oficio/contracts/service-requests/urgency-returns'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { sampleRequest, sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['payment-returned']

const sampleReturn = {
  description: 'Tarifa de urgencia',
  amountArs: 15_000,
  paymentNumber: '131406872203',
  paidAt: '2026-11-20T17:40:00.000Z',
}

/** Tells a payer that a payment was refunded, why, and when the money arrives. */
export const paymentReturned: Template<Props> = {
  subject: ({ amountArs, description }) => `Te devolvimos ${formatMoney(amountArs)}: ${description}`,
  preview: ({ reason }) => `${reason} No tenés que hacer nada.`,
  reason: 'Te escribimos porque con este email se hizo un pago en nuestro sitio.',
  Body: (props) => (
    <>
      <Heading>Te devolvimos {formatMoney(props.amountArs)}</Heading>
      <Paragraph>{props.reason} La devolución ya está hecha y no tenés que hacer nada.</Paragraph>
      <Panel>
        <p style={panelTitleStyle}>{props.description}</p>
        <p style={panelTextStyle}>Lo pagaste el {formatMoment(props.paidAt)}</p>
        <p style={panelTextStyle}>
          Pago de {providerName} número {props.paymentNumber}
        </p>
      </Panel>
      <Paragraph>{arrival[props.way]}</Paragraph>
      <ActionButton href={props.next.url}>{props.next.text}</ActionButton>
    </>
  ),
  samples: [
    {
      ...sampleReturn,
      reason: urgencyReturnReasons.not_answered.text,
      way: 'card',
      next: { text: 'Seguir mi solicitud', url: sampleRequest.trackingUrl },
    },
    {
      ...sampleReturn,
      reason: commonReturnReasons.late.text,
      way: 'account',
      next: { text: 'Solicitar un servicio', url: sampleUrl('/service-request') },
    },
    {
      ...sampleReturn,
      description: 'Verificación de cuenta profesional',
      amountArs: 1,
      reason: commonReturnReasons.second_payment.text,
      way: 'unknown',
      next: { text: 'Ir a mi portal', url: sampleUrl('/professional/portal') },
    },
  ],
}

const account = `lo ves al instante en tu cuenta de ${providerName}`
const card =
  'lo ves en el resumen de la tarjeta: en el que está por cerrar o en el siguiente, según la fecha de cierre'

/** When the payer sees the refunded money, by payment method. */
const arrival: Record<Props['way'], string> = {
  account: `Pagaste con dinero en cuenta, así que ${account}.`,
  card: `Pagaste con tarjeta, así que ${card}.`,
  unknown: `Si pagaste con dinero en cuenta, ${account}. Si pagaste con tarjeta, ${card}.`,
}
