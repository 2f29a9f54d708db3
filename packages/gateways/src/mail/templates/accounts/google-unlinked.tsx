import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['google-unlinked']

/** Tells the owner of an account that Google can no longer log in to it. */
export const googleUnlinked: Template<Props> = {
  subject: (_props, site) => `Google ya no está vinculado a tu cuenta de ${site.name}`,
  preview: () => 'Desde ahora entrás con tu contraseña.',
  reason: 'Te escribimos porque se trata de la seguridad de tu cuenta.',
  Body: ({ firstName, forgotUrl, site }) => (
    <>
      <Heading>Google ya no está vinculado</Heading>
      <Paragraph>
        {greeting(firstName)} Se desvinculó una cuenta de Google de tu cuenta de {site.name}. Desde ahora
        entrás con tu contraseña.
      </Paragraph>
      <Paragraph>Si no fuiste vos, elegí otra contraseña: con eso se cierran todas las sesiones.</Paragraph>
      <ActionButton href={forgotUrl} look="outline">
        Elegir otra contraseña
      </ActionButton>
    </>
  ),
  samples: ['Lucía', null].map((firstName) => ({ firstName, forgotUrl: sampleUrl('/forgot-password') })),
}
