import { errors } from '@oficio/contracts/errors'
import { formatDate } from '@oficio/contracts/text/format-date'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { inAMonth, inAWeek, sampleSubscription } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['subscription-suspended']

const sampleWords: Props['words'] = {
  preview: 'Los contactos que ya tenés siguen abiertos; para ver nuevos, reactivala.',
  whatStays: 'Los contactos que ya abriste siguen siendo tuyos.',
  stillAllowed: 'podés abrir contactos nuevos',
  toSee: 'ver los datos de nuevas solicitudes',
}

const sample: Props = {
  ...sampleSubscription,
  words: sampleWords,
  isPaused: false,
  resumption: null,
  isInReview: false,
  accessUntil: null,
}

/** Tells a subscriber that the subscription is suspended, why, and how to reactivate it. */
export const subscriptionSuspended: Template<Props> = {
  subject: titleOf,
  preview: ({ isInReview, words }) =>
    isInReview ? 'Estamos revisando un cobro: no pagues de nuevo.' : words.preview,
  reason: 'Te escribimos porque tu suscripción quedó suspendida.',
  Body: (props) => (
    <>
      <Heading>{titleOf(props)}</Heading>
      <Paragraph>
        {greeting(props.firstName)} {reasonText(props)}
      </Paragraph>
      <Paragraph>{whatStays(props)}</Paragraph>
      <ActionButton href={props.manageUrl}>
        {props.isInReview || props.resumption ? 'Ver mi suscripción' : 'Reactivar mi suscripción'}
      </ActionButton>
    </>
  ),
  samples: [
    sample,
    { ...sample, isPaused: true },
    { ...sample, accessUntil: inAMonth },
    { ...sample, isInReview: true },
    { ...sample, resumption: { chargeAt: inAWeek } },
    { ...sample, resumption: { chargeAt: null } },
  ],
}

/**
 * A subscription that was resumed after its paid month has not failed, so its title only says that it waits for a
 * charge.
 */
function titleOf({ isInReview, resumption }: Props): string {
  return resumption && !isInReview
    ? 'Tu suscripción espera el próximo cobro'
    : 'Tu suscripción está suspendida'
}

function reasonText({ unitsText, isPaused, isInReview, resumption }: Props): string {
  if (isInReview) return errors.payment_held.text
  if (isPaused) return `Tu suscripción por ${unitsText} está en pausa y terminó el mes que habías pagado.`
  if (!resumption) return `No pudimos cobrar tu suscripción por ${unitsText}.`
  const charge = resumption.chargeAt
    ? `El próximo cobro es el ${formatDate(resumption.chargeAt)}.`
    : 'El próximo cobro se hace en estos días.'
  return `Retomaste tu suscripción por ${unitsText}, y el mes que habías pagado terminó mientras estaba en pausa. ${charge}`
}

function whatStays({ words, accessUntil, isInReview, resumption }: Props): string {
  const earlierAccess = accessUntil
    ? [`Por lo que ya habías pagado ${words.stillAllowed} hasta el ${formatDate(accessUntil)}.`]
    : []
  const wish = accessUntil ? 'seguir después' : words.toSee
  const next = resumption ? `Para ${wish} sin esperar ese cobro, reactivala.` : `Para ${wish}, reactivala.`
  return [words.whatStays, ...earlierAccess, ...(isInReview ? [] : [next])].join(' ')
}
