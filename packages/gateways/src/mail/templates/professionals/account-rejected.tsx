import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['account-rejected']

/** Tells a professional that the account was rejected, and why. */
export const accountRejected: Template<Props> = {
  subject: () => 'No pudimos aprobar tu cuenta',
  preview: () => 'Te contamos el motivo y qué podés hacer.',
  reason: 'Te escribimos porque te registraste como profesional.',
  Body: ({ firstName, reason, portalUrl }) => (
    <>
      <Heading>No pudimos aprobar tu cuenta</Heading>
      <Paragraph>
        {greeting(firstName)} Una persona de nuestro equipo revisó tus datos y por ahora no pudo aprobar tu
        cuenta.
      </Paragraph>
      <Paragraph>Motivo: {reason}</Paragraph>
      <Paragraph>
        No es definitivo: en tu portal ves cómo corregirlo para que la revisemos de nuevo.
      </Paragraph>
      <ActionButton href={portalUrl}>Ir a mi portal</ActionButton>
    </>
  ),
  samples: [
    {
      firstName: 'Martín',
      reason: 'En la foto del documento no se lee el CUIT.',
      portalUrl: sampleUrl('/professional/portal'),
    },
    { firstName: null, reason: 'El CUIT es de otra persona.', portalUrl: sampleUrl('/professional/portal') },
  ],
}
