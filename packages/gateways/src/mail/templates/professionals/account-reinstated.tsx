import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['account-reinstated']

/** Tells a professional that the suspension has ended. */
export const accountReinstated: Template<Props> = {
  subject: () => 'Ya podés volver a recibir solicitudes',
  preview: () => 'Volvés a recibir solicitudes de tus rubros.',
  drawing: () => 'approved',
  reason: 'Te escribimos porque terminó la suspensión de tu cuenta de profesional.',
  Body: ({ firstName, portalUrl }) => (
    <>
      <Heading>Ya podés volver a recibir solicitudes</Heading>
      <Paragraph>
        {greeting(firstName)} Habilitamos tu cuenta de nuevo: te llegan solicitudes de tus rubros, y los
        contactos de las que siguen abiertas se ven otra vez.
      </Paragraph>
      <Paragraph>Si tenías una suscripción, sigue con su próximo cobro.</Paragraph>
      <ActionButton href={portalUrl}>Ir a mi portal</ActionButton>
    </>
  ),
  samples: [{ firstName: 'Martín', portalUrl: sampleUrl('/professional/portal') }],
}
