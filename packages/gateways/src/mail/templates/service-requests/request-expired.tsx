import { filingTime } from '@oficio/contracts/service-requests/filing-time'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { sampleRequest, sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['request-expired']

/** Tells a client that the request expired, with a link to file it again. */
export const requestExpired: Template<Props> = {
  subject: ({ title }) => `Venció tu solicitud: ${title}`,
  preview: () => 'Si todavía lo necesitás, podés pedirlo de nuevo.',
  reason: 'Te escribimos porque venció una solicitud tuya.',
  Body: ({ firstName, title, newRequestUrl, trackingUrl }) => (
    <>
      <Heading>Tu solicitud venció</Heading>
      <Paragraph>
        {greeting(firstName)} El plazo de <strong>{title}</strong> terminó y la cerramos: nadie más puede ver
        tu teléfono ni tu email.
      </Paragraph>
      <Paragraph>¿Todavía lo necesitás? Hacé una solicitud nueva; lleva {filingTime}.</Paragraph>
      <ActionButton href={newRequestUrl}>Pedirlo de nuevo</ActionButton>
      <TextLink href={trackingUrl}>Ver cómo quedó la solicitud</TextLink>
    </>
  ),
  samples: [{ ...sampleRequest, newRequestUrl: sampleUrl('/service-request?rubroId=1') }],
}
