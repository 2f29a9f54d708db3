import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import type { DrawingName } from '@oficio/drawings/draw'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { NamedFace } from '../../look/person'
import { sampleNobody, sampleRequest, sampleShown } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['request-status']

interface News {
  title: string
  next: string
}

/** Returns the title (what happened) and the next step for the client. */
function newsOf({ status, professionalName }: Props): News {
  const name = professionalName ?? 'Un profesional'
  switch (status) {
    case 'open':
      return {
        title: `${name} dice que ya habló con vos`,
        next: 'Si todavía no te llamó, contanos desde tu solicitud. Otros profesionales también pueden escribirte.',
      }
    case 'in_progress':
      return {
        title: `${name} dice que empezó el trabajo`,
        next: 'Cuando termine, marcalo en tu solicitud y contá cómo te fue. Si no es así, avisanos ahí mismo.',
      }
    case 'completed':
      return { title: `${name} dice que terminó el trabajo`, next: 'Si no es así, decilo en tu solicitud.' }
    case 'cancelled':
      return {
        title: 'Cancelamos tu solicitud',
        next: 'Ningún profesional más puede ver tu teléfono ni tu email.',
      }
    case 'pending':
      return {
        title: 'Seguimos buscando profesionales para vos',
        next: 'Te avisamos apenas alguno vea tu solicitud.',
      }
  }
}

const drawings: Record<Props['status'], DrawingName | null> = {
  pending: 'requestSent',
  open: 'firstLead',
  in_progress: 'homeRepairs',
  completed: 'approved',
  cancelled: null,
}

/** Tells a client that another person changed the status of the request. */
export const requestStatus: Template<Props> = {
  subject: (props) => `${newsOf(props).title}: ${props.title}`,
  preview: (props) => newsOf(props).next,
  drawing: ({ status }) => drawings[status],
  reason: 'Te escribimos porque hay una novedad en una solicitud tuya.',
  Body: (props) => {
    const { title, next } = newsOf(props)
    return (
      <>
        <Heading>{title}</Heading>
        <Paragraph>
          {greeting(props.firstName)} Es por <strong>{props.title}</strong>.
        </Paragraph>
        <NamedFace {...props} />
        {props.reason !== null && <Paragraph>Motivo: {props.reason}</Paragraph>}
        <Paragraph>{next}</Paragraph>
        <ActionButton href={props.trackingUrl}>Ver mi solicitud</ActionButton>
      </>
    )
  },
  samples: [
    ...(['open', 'in_progress', 'completed'] as const).flatMap((status) =>
      sampleShown.map((professional) => ({ ...sampleRequest, ...professional, status, reason: null })),
    ),
    { ...sampleRequest, ...sampleNobody, status: 'pending', reason: null },
    { ...sampleRequest, ...sampleNobody, status: 'cancelled', reason: 'El pedido no era para este sitio' },
  ],
}
