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

type Props = MailTemplates['subscription-amount-changed']

/** Tells a subscriber the new amount of the next charge. */
export const subscriptionAmountChanged: Template<Props> = {
  subject: ({ amountArs }) => `El nuevo importe de tu suscripción: ${formatMoney(amountArs)}`,
  preview: ({ nextChargeAt }) =>
    nextChargeAt === null ? 'Vale para el próximo cobro.' : `Vale desde el ${formatDate(nextChargeAt)}.`,
  reason: 'Te escribimos cuando cambia el importe de tu suscripción.',
  Body: ({ firstName, amountArs, unitsText, nextChargeAt, manageUrl }) => (
    <>
      <Heading>Cambió el importe de tu suscripción</Heading>
      <Paragraph>{greeting(firstName)} Desde el próximo cobro vas a pagar:</Paragraph>
      <Panel>
        <p style={panelTitleStyle}>{formatMoney(amountArs)} por mes</p>
        <p style={panelTextStyle}>Por {unitsText}.</p>
        {nextChargeAt === null ? null : (
          <p style={panelTextStyle}>Próximo cobro: {formatDate(nextChargeAt)}.</p>
        )}
      </Panel>
      <Paragraph isQuiet>El mes en curso no cambia: no se cobra ni se devuelve ninguna diferencia.</Paragraph>
      <TextLink href={manageUrl}>Ver mi suscripción</TextLink>
    </>
  ),
  samples: [
    { ...sampleSubscription, amountArs: 30_000, nextChargeAt: inAMonth },
    { ...sampleSubscription, unitsText: '1 rubro', amountArs: 10_000, nextChargeAt: null },
  ],
}
