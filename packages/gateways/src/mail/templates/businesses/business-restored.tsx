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
  subject: () => 'Tu negocio está habilitado de nuevo',
  preview: () => 'Se ve en el sitio si su plan está pago.',
  reason: 'Te escribimos porque nuestro equipo revisó un negocio de tu cuenta.',
  Body: ({ ownUrl }) => (
    <>
      <Heading>Tu negocio está habilitado de nuevo</Heading>
      <Paragraph>
        Se ve en el sitio si su plan está pago. Si habíamos pausado el cobro, le pedimos a {providerName} que
        lo reanude.
      </Paragraph>
      <ActionButton href={ownUrl}>Ver mis negocios</ActionButton>
    </>
  ),
  samples: [{ ownUrl: sampleUrl('/user/businesses') }],
}
