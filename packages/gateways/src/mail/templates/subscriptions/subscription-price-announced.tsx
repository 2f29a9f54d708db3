import { formatDate } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { inAMonth, sampleSubscription } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['subscription-price-announced']

/** Announces a price change of a subscription in advance. */
export const subscriptionPriceAnnounced: Template<Props> = {
  subject: ({ from }) => `El precio de tu suscripción cambia el ${formatDate(from)}`,
  preview: ({ newMonthlyArs }) => `Vas a pagar ${formatMoney(newMonthlyArs)} por mes.`,
  reason: 'Te escribimos con anticipación cuando cambia el precio de tu suscripción.',
  Body: ({ firstName, currentMonthlyArs, newMonthlyArs, unitsText, from, manageUrl }) => (
    <>
      <Heading>Cambia el precio de tu suscripción</Heading>
      <Paragraph>
        {greeting(firstName)} Los cobros desde el <strong>{formatDate(from)}</strong> van a ser con el precio
        nuevo. Hasta entonces seguís pagando lo mismo.
      </Paragraph>
      <Panel>
        <p style={panelTitleStyle}>{formatMoney(newMonthlyArs)} por mes</p>
        <p style={panelTextStyle}>
          Por {unitsText}. Hoy pagás {formatMoney(currentMonthlyArs)}.
        </p>
      </Panel>
      <Paragraph>
        No tenés que hacer nada. Si no querés seguir, podés cancelarla antes de esa fecha.
      </Paragraph>
      <TextLink href={manageUrl}>Ver mi suscripción</TextLink>
    </>
  ),
  samples: [{ ...sampleSubscription, currentMonthlyArs: 20_000, newMonthlyArs: 24_000, from: inAMonth }],
}
