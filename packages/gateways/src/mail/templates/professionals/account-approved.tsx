import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['account-approved']

/** Tells a professional that the account was approved. */
export const accountApproved: Template<Props> = {
  subject: () => 'Aprobamos tu cuenta: ya te llegan solicitudes',
  preview: () => 'Desde ahora te llegan las solicitudes de tus rubros y tu zona.',
  drawing: () => 'approved',
  reason: 'Te escribimos porque te registraste como profesional.',
  Body: ({ firstName, portalUrl }) => (
    <>
      <Heading>Aprobamos tu cuenta</Heading>
      <Paragraph>
        {greeting(firstName)} Desde ahora te avisamos de las solicitudes de tus rubros y tu zona. Antes de ver
        los datos de contacto de un cliente ves qué te cuesta: los primeros contactos son gratis.
      </Paragraph>
      <Paragraph>En tu portal ya están las solicitudes que siguen abiertas.</Paragraph>
      <ActionButton href={portalUrl}>Ver solicitudes</ActionButton>
    </>
  ),
  samples: [
    { firstName: 'Martín', portalUrl: sampleUrl('/professional/portal') },
    { firstName: null, portalUrl: sampleUrl('/professional/portal') },
  ],
}
