import { providerName } from '@oficio/contracts/text/provider-name'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['account-suspended']

/** Tells a professional that the account was suspended, and why. */
export const accountSuspended: Template<Props> = {
  subject: () => 'Suspendimos tu cuenta de profesional',
  preview: () => 'Te contamos el motivo y cómo responder.',
  reason: 'Te escribimos porque nuestro equipo suspendió tu cuenta de profesional.',
  Body: ({ firstName, reason, portalUrl }) => (
    <>
      <Heading>Suspendimos tu cuenta</Heading>
      <Paragraph>
        {greeting(firstName)} Nuestro equipo revisó tu cuenta de profesional y la suspendió por ahora.
      </Paragraph>
      <Paragraph>Motivo: {reason}</Paragraph>
      <Paragraph>
        Mientras tanto no te llegan solicitudes y los datos de contacto que abriste no se muestran. Si tenés
        una suscripción, le pedimos a {providerName} que la pause: en tu portal ves cuándo quedó en pausa.
      </Paragraph>
      <Paragraph>Si creés que es un error, escribinos desde tu portal y lo revisamos.</Paragraph>
      <ActionButton href={portalUrl}>Ir a mi portal</ActionButton>
    </>
  ),
  samples: [
    {
      firstName: 'Martín',
      reason: 'Varios clientes dijeron que los llamaste por otros trabajos.',
      portalUrl: sampleUrl('/professional/portal'),
    },
  ],
}
