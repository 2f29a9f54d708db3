import { formatMoment } from '@oficio/contracts/text/format-date'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { NamedFace } from '../../look/person'
import { TextLink } from '../../look/text-link'
import { inAWeek, sampleNobody, sampleRequest, sampleShown, sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['request-completed']

/** Tells a client that somebody else or the system completed the request, with a link to deny it. */
export const requestCompleted: Template<Props> = {
  subject: ({ title, professionalName }) =>
    professionalName ? `¿Quedó terminado? ${title}` : `Cerramos tu solicitud: ${title}`,
  preview: ({ professionalName }) =>
    professionalName
      ? `${professionalName} dice que terminó el trabajo. Si no fue así, decinos.`
      : 'Pasó mucho tiempo sin novedades. Si el trabajo sigue, podés reabrirla.',
  drawing: ({ professionalName }) => (professionalName ? 'homeRepairs' : null),
  reason: 'Te escribimos porque una solicitud tuya se dio por completada y no lo dijiste vos.',
  Body: (props) => (
    <>
      <Heading>{props.professionalName ? '¿Quedó terminado el trabajo?' : 'Cerramos tu solicitud'}</Heading>
      <Paragraph>
        {greeting(props.firstName)} <RequestTitle {...props} />
      </Paragraph>
      <NamedFace {...props} />
      <Paragraph>
        Si es así, no tenés que hacer nada. Si no, decilo desde acá y la solicitud se reabre.
      </Paragraph>
      <ActionButton href={props.denyUrl} look="outline">
        No fue así
      </ActionButton>
      <Paragraph isQuiet>Tenés tiempo hasta el {formatMoment(props.deniableUntil)}.</Paragraph>
      <TextLink href={props.trackingUrl}>Ver mi solicitud</TextLink>
    </>
  ),
  samples: [...sampleShown, sampleNobody].map((professional) => ({
    ...sampleRequest,
    ...professional,
    deniableUntil: inAWeek,
    denyUrl: sampleUrl('/seguimiento/abc.def?accion=no-fue-asi'),
  })),
}

function RequestTitle({ title, professionalName }: Props) {
  if (!professionalName) {
    return (
      <>
        Te preguntamos cómo iba <strong>{title}</strong> y no supimos más, así que la cerramos.
      </>
    )
  }
  return (
    <>
      <strong>{professionalName}</strong> dice que terminó el trabajo de tu solicitud <strong>{title}</strong>
      .
    </>
  )
}
