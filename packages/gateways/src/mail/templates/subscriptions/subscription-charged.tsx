import { formatDate, formatMoment } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { inAMonth, sampleSubscription } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['subscription-charged']

/** The receipt of a monthly charge. */
export const subscriptionCharged: Template<Props> = {
  subject: ({ amountArs }, site) => `Comprobante de tu suscripción a ${site.name}: ${formatMoney(amountArs)}`,
  preview: ({ from, until }) => `Del ${formatDate(from)} al ${formatDate(until)}.`,
  drawing: () => 'paymentReceived',
  reason: 'Te escribimos cada vez que se cobra tu suscripción.',
  Body: (props) => (
    <>
      <Heading>Recibimos tu pago</Heading>
      <Paragraph>{greeting(props.firstName)} Este es el comprobante de tu suscripción.</Paragraph>
      <Panel>
        <p style={panelTitleStyle}>{formatMoney(props.amountArs)}</p>
        <p style={panelTextStyle}>Suscripción mensual por {props.unitsText}</p>
        <p style={panelTextStyle}>
          Período: del {formatDate(props.from)} al {formatDate(props.until)}
        </p>
        <p style={panelTextStyle}>Cobrado el {formatMoment(props.chargedAt)}</p>
        <p style={panelTextStyle}>
          Número de operación de {providerName}: {props.receiptNumber}
        </p>
      </Panel>
      {props.nextChargeAt === null ? null : (
        <Paragraph>El próximo cobro es el {formatDate(props.nextChargeAt)}.</Paragraph>
      )}
      <TextLink href={props.manageUrl}>Ver mi suscripción</TextLink>
    </>
  ),
  samples: [
    {
      ...sampleSubscription,
      amountArs: 20_000,
      chargedAt: '2026-11-21T14:26:00.000Z',
      from: '2026-11-21T14:00:00.000Z',
      until: inAMonth,
      receiptNumber: '1300000001',
      nextChargeAt: inAMonth,
    },
    {
      ...sampleSubscription,
      amountArs: 20_000.5,
      chargedAt: '2026-11-21T14:26:00.000Z',
      from: '2026-11-21T14:00:00.000Z',
      until: inAMonth,
      receiptNumber: '1300000002',
      nextChargeAt: null,
    },
  ],
}
