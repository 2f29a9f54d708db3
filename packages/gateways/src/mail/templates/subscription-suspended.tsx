import { errors } from '@oficio/contracts/errors'
import { formatDate } from '@oficio/contracts/text/format-date'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../look/action-button'
import { Heading } from '../look/heading'
import { Paragraph } from '../look/paragraph'
import { inAMonth, sampleSubscription } from '../samples'
import type { Template } from '../template'

type Props = MailTemplates['subscription-suspended']

export const subscriptionSuspended: Template<Props> = {
  subject: () => 'Tu suscripción está suspendida',
  preview: ({ isInReview }) =>
    isInReview
      ? 'Estamos revisando un cobro: no pagues de nuevo.'
      : 'Los contactos que ya tenés siguen abiertos; para ver nuevos, reactivala.',
  reason: 'Te escribimos porque tu suscripción quedó suspendida.',
  Body: ({ firstName, unitsText, isPaused, isInReview, accessUntil, manageUrl }) => (
    <>
      <Heading>Tu suscripción está suspendida</Heading>
      <Paragraph>
        Hola, {firstName}. {reasonText({ unitsText, isPaused, isInReview })}
      </Paragraph>
      <Paragraph>
        Los contactos que ya abriste siguen siendo tuyos.{' '}
        {accessUntil &&
          `Por lo que ya habías pagado podés abrir contactos nuevos hasta el ${formatDate(accessUntil)}. `}
        {!isInReview &&
          `Para ${accessUntil ? 'seguir después' : 'ver los datos de nuevas solicitudes'}, reactivala.`}
      </Paragraph>
      <ActionButton href={manageUrl}>
        {isInReview ? 'Ver mi suscripción' : 'Reactivar mi suscripción'}
      </ActionButton>
    </>
  ),
  samples: [
    { ...sampleSubscription, isPaused: false, isInReview: false, accessUntil: null },
    { ...sampleSubscription, isPaused: true, isInReview: false, accessUntil: null },
    { ...sampleSubscription, isPaused: false, isInReview: false, accessUntil: inAMonth },
    { ...sampleSubscription, isPaused: false, isInReview: true, accessUntil: null },
  ],
}

function reasonText({
  unitsText,
  isPaused,
  isInReview,
}: Pick<Props, 'unitsText' | 'isPaused' | 'isInReview'>) {
  if (isInReview) return errors.payment_held.text
  return isPaused
    ? `Tu suscripción por ${unitsText} está en pausa y terminó el mes que habías pagado.`
    : `No pudimos cobrar tu suscripción por ${unitsText}.`
}
