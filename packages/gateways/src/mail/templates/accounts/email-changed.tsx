import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['email-changed']

/** Warns the former mail address of an account that the account has another address now. */
export const emailChanged: Template<Props> = {
  subject: (_props, site) => `Cambió el email de tu cuenta de ${site.name}`,
  preview: () => 'Desde ahora los avisos llegan a otro email.',
  reason: 'Te escribimos porque este era el email de tu cuenta.',
  Body: ({ firstName, loginUrl, site }) => (
    <>
      <Heading>Tu cuenta tiene otro email</Heading>
      <Paragraph>
        {greeting(firstName)} El email de tu cuenta de {site.name} cambió, y el nuevo ya quedó confirmado.
        Este email no sirve más para entrar y no va a recibir más avisos.
      </Paragraph>
      <Paragraph>
        Si no fuiste vos, escribinos cuanto antes a {site.supportEmail} desde este email: comprobamos que la
        cuenta es tuya y te la devolvemos.
      </Paragraph>
      <ActionButton href={loginUrl} look="outline">
        Entrar con el email nuevo
      </ActionButton>
    </>
  ),
  samples: ['Lucía', null].map((firstName) => ({ firstName, loginUrl: sampleUrl('/login') })),
}
