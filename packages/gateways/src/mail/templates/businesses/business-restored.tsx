import { providerName } from '@oficio/contracts/text/provider-name'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['business-restored']

/** Tells the owner of a business that an admin allowed its page again. */
export const businessRestored: Template<Props> = {
  subject: () => 'Tu negocio puede verse de nuevo en el sitio',
  preview: () => 'Se ve en el sitio si su plan está pago.',
  drawing: () => 'shop',
  reason: 'Te escribimos porque nuestro equipo revisó un negocio de tu cuenta.',
  Body: ({ ownUrl }) => (
    <>
      <Heading>Tu negocio puede verse de nuevo</Heading>
      <Paragraph>
        Se ve en el sitio si su plan está pago. Si habíamos pausado el cobro, le pedimos a {providerName} que
        lo reanude.
      </Paragraph>
      <ActionButton href={ownUrl}>Ver mis negocios</ActionButton>
    </>
  ),
  samples: [{ ownUrl: sampleUrl('/user/businesses') }],
}
