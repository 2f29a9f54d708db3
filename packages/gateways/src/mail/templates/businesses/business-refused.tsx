import { providerName } from '@oficio/contracts/text/provider-name'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['business-refused']

/** Tells the owner of a business that an admin hid its page, and why. */
export const businessRefused: Template<Props> = {
  subject: () => 'Dejamos de mostrar tu negocio en el sitio',
  preview: () => 'Te contamos el motivo y cómo responder.',
  reason: 'Te escribimos porque nuestro equipo revisó un negocio de tu cuenta.',
  Body: ({ reason, ownUrl, site }) => (
    <>
      <Heading>Dejamos de mostrar tu negocio</Heading>
      <Paragraph>Nuestro equipo revisó la página de tu negocio y decidió no mostrarla por ahora.</Paragraph>
      <Paragraph>Motivo: {reason}</Paragraph>
      <Paragraph>
        Si el plan se cobra todos los meses, le pedimos a {providerName} que lo pause. Si creés que es un
        error, escribinos a {site.supportEmail} y lo revisamos.
      </Paragraph>
      <ActionButton href={ownUrl}>Ver mis negocios</ActionButton>
    </>
  ),
  samples: [
    {
      reason: 'En esa dirección no hay ningún local con ese nombre.',
      ownUrl: sampleUrl('/user/businesses'),
    },
  ],
}
