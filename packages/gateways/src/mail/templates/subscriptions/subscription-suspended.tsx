import { errors } from '@oficio/contracts/errors'
import { formatDate } from '@oficio/contracts/text/format-date'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { inAMonth, sampleSubscription } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['subscription-suspended']

const sampleWords: Props['words'] = {
  preview: 'Los contactos que ya tenés siguen abiertos; para ver nuevos, reactivala.',
  kept: 'Los contactos que ya abriste siguen siendo tuyos.',
  still: 'podés abrir contactos nuevos',
  toSee: 'ver los datos de nuevas solicitudes',
}

export const subscriptionSuspended: Template<Props> = {
  subject: () => 'Tu suscripción está suspendida',
  preview: ({ isInReview, words }) =>
    isInReview ? 'Estamos revisando un cobro: no pagues de nuevo.' : words.preview,
  reason: 'Te escribimos porque tu suscripción quedó suspendida.',
  Body: ({ firstName, words, unitsText, isPaused, isInReview, accessUntil, manageUrl }) => (
    <>
      <Heading>Tu suscripción está suspendida</Heading>
      <Paragraph>
        Hola, {firstName}. {reasonText({ unitsText, isPaused, isInReview })}
      </Paragraph>
      <Paragraph>
        {words.kept}{' '}
        {accessUntil && `Por lo que ya habías pagado ${words.still} hasta el ${formatDate(accessUntil)}. `}
        {!isInReview && `Para ${accessUntil ? 'seguir después' : words.toSee}, reactivala.`}
      </Paragraph>
      <ActionButton href={manageUrl}>
        {isInReview ? 'Ver mi suscripción' : 'Reactivar mi suscripción'}
      </ActionButton>
    </>
  ),
  samples: [
    { ...sampleSubscription, words: sampleWords, isPaused: false, isInReview: false, accessUntil: null },
    { ...sampleSubscription, words: sampleWords, isPaused: true, isInReview: false, accessUntil: null },
    { ...sampleSubscription, words: sampleWords, isPaused: false, isInReview: false, accessUntil: inAMonth },
    { ...sampleSubscription, words: sampleWords, isPaused: false, isInReview: true, accessUntil: null },
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
