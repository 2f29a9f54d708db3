import { formatDate } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { inAMonth, sampleSubscription } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['subscription-active']

const sampleWords: Props['words'] = {
  preview: 'Ya podés ver los datos de contacto de tus rubros, sin límite por mes.',
  text: 'Desde ahora podés ver los datos de contacto de las solicitudes de tus rubros, sin pagar por cada una.',
}

/** Tells a subscriber that the subscription is active. */
export const subscriptionActive: Template<Props> = {
  subject: (_props, site) => `Empezó tu suscripción a ${site.name}`,
  preview: ({ words }) => words.preview,
  drawing: () => 'paymentReceived',
  reason: 'Te escribimos porque te suscribiste.',
  Body: ({ firstName, words, amountArs, unitsText, nextChargeAt, manageUrl }) => (
    <>
      <Heading>Empezó tu suscripción</Heading>
      <Paragraph>
        {greeting(firstName)} {words.text}
      </Paragraph>
      <Panel>
        <p style={panelTitleStyle}>{formatMoney(amountArs)} por mes</p>
        <p style={panelTextStyle}>Por {unitsText}.</p>
        {nextChargeAt === null ? null : (
          <p style={panelTextStyle}>Próximo cobro: {formatDate(nextChargeAt)}.</p>
        )}
      </Panel>
      <ActionButton href={manageUrl}>Ver mi suscripción</ActionButton>
      <Paragraph isQuiet>Podés cancelarla cuando quieras: sigue hasta el final del mes ya pagado.</Paragraph>
    </>
  ),
  samples: [
    { ...sampleSubscription, words: sampleWords, amountArs: 20_000, nextChargeAt: inAMonth },
    {
      ...sampleSubscription,
      words: sampleWords,
      unitsText: '1 rubro',
      amountArs: 10_000,
      nextChargeAt: null,
    },
  ],
}
