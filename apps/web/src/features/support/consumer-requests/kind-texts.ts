import { lawButtons, lawPeriods } from '@oficio/contracts/legal'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import type { ConsumerRequestKind } from '@oficio/contracts/support/consumer-requests'

interface KindTexts {
  title: string
  description: string
  topicQuestion: string
  detailHint: string
  send: string
  /** The legal rights, shown beside the form. */
  rights: readonly string[]
  other: { question: string; label: string; href: string }
}

const answer = `Te damos un código en el momento y te respondemos por email dentro de las ${limits.consumerRequestHours} horas.`

/** The texts of the pages of withdrawal and cancellation, which otherwise are the same. */
export const kindTexts: Record<ConsumerRequestKind, KindTexts> = {
  withdrawal: {
    title: lawButtons.withdrawal,
    description: `Si contrataste algo en el sitio, podés arrepentirte dentro de los ${lawPeriods.withdrawalDays} días corridos, sin costo y sin dar explicaciones.`,
    topicQuestion: '¿De qué te arrepentís?',
    detailHint: 'Si querés, contanos qué pagaste y cuándo. No hace falta que digas por qué.',
    send: 'Enviar arrepentimiento',
    rights: [
      'No hace falta tener una cuenta.',
      answer,
      'Si corresponde, devolvemos todo lo que pagaste al mismo medio de pago.',
      'Es un derecho de la Ley 24.240 (artículo 34) y del Código Civil y Comercial (artículo 1110).',
    ],
    other: {
      question: '¿Querés dejar de pagar una suscripción?',
      label: `Usá el ${lawButtons.cancellation}`,
      href: paths.cancellation(),
    },
  },
  cancellation: {
    title: lawButtons.cancellation,
    description: 'Cancelá un servicio que contrataste en el sitio, cuando quieras y sin dar explicaciones.',
    topicQuestion: '¿Qué querés dar de baja?',
    detailHint: 'Si querés, agregá lo que nos ayude a encontrarlo, como tu nombre de usuario.',
    send: 'Enviar baja',
    rights: [
      'No hace falta tener una cuenta ni iniciar sesión.',
      answer,
      'No se te cobra más. Lo que ya pagaste sigue funcionando hasta que termina ese mes.',
      'Es un derecho de la Ley 24.240 (artículo 10 ter).',
    ],
    other: {
      question: `¿Pagaste hace menos de ${lawPeriods.withdrawalDays} días y querés que te lo devolvamos?`,
      label: `Usá el ${lawButtons.withdrawal}`,
      href: paths.withdrawal(),
    },
  },
}
