import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['password-changed']

/** Warns the owner of an account that its password was changed. */
export const passwordChanged: Template<Props> = {
  subject: (_props, site) => `Cambió la contraseña de tu cuenta de ${site.name}`,
  preview: () => 'Cerramos las demás sesiones. Si no fuiste vos, elegí otra enseguida.',
  reason: 'Te escribimos porque se trata de la seguridad de tu cuenta.',
  Body: ({ firstName, forgotUrl, site }) => (
    <>
      <Heading>Tu contraseña cambió</Heading>
      <Paragraph>
        {greeting(firstName)} La contraseña de tu cuenta es otra desde ahora. Las demás sesiones que estaban
        abiertas se cerraron, también las de apps conectadas.
      </Paragraph>
      <Paragraph>
        Si no fuiste vos, elegí otra contraseña con este botón y escribinos a {site.supportEmail}.
      </Paragraph>
      <ActionButton href={forgotUrl} look="outline">
        No fui yo
      </ActionButton>
    </>
  ),
  samples: ['Lucía', null].map((firstName) => ({ firstName, forgotUrl: sampleUrl('/forgot-password') })),
}
