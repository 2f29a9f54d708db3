import { formatDate } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { sampleSubscription } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['subscription-charge-failed']

const sampleWords: Props['words'] = {
  preview: 'Revisá tu medio de pago para poder ver contactos.',
  text: 'Hasta que se cobre no podés ver nuevos datos de contacto.',
}

/** Tells a subscriber that a charge was declined, and what happens next. */
export const subscriptionChargeFailed: Template<Props> = {
  subject: () => 'No pudimos cobrar tu suscripción',
  preview: ({ accessUntil, words }) =>
    accessUntil === null ? words.preview : `Todo sigue igual hasta el ${formatDate(accessUntil)}.`,
  reason: 'Te escribimos porque un cobro de tu suscripción fue rechazado.',
  Body: (props) => (
    <>
      <Heading>No pudimos cobrar tu suscripción</Heading>
      <Paragraph>
        {greeting(props.firstName)} El cobro de <strong>{formatMoney(props.amountArs)}</strong> por{' '}
        {props.unitsText} fue rechazado.
      </Paragraph>
      <Paragraph>{whatHappens(props)}</Paragraph>
      <ActionButton href={props.payUrl}>Revisar mi medio de pago</ActionButton>
      <TextLink href={props.manageUrl}>Ver mi suscripción</TextLink>
    </>
  ),
  samples: [
    {
      ...sampleSubscription,
      words: sampleWords,
      amountArs: 20_000,
      nextRetryAt: '2026-11-23T14:00:00.000Z',
      accessUntil: '2026-12-01T14:00:00.000Z',
      payUrl: 'https://www.mercadopago.com.ar/subscriptions/checkout?preapproval_id=2c93',
    },
    {
      ...sampleSubscription,
      words: sampleWords,
      amountArs: 20_000,
      nextRetryAt: null,
      accessUntil: null,
      payUrl: 'https://www.mercadopago.com.ar/subscriptions/checkout?preapproval_id=2c93',
    },
  ],
}

function whatHappens({ accessUntil, nextRetryAt, words }: Props): string {
  const goesOn =
    accessUntil === null
      ? words.text
      : `Tu suscripción sigue funcionando hasta el ${formatDate(accessUntil)}. Si para entonces no se cobró, queda suspendida.`
  const retry =
    nextRetryAt === null ? '' : ` ${providerName} vuelve a intentarlo el ${formatDate(nextRetryAt)}.`
  return `${goesOn}${retry}`
}
