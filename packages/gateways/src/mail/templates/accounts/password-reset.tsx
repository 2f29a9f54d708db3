import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['password-reset']

/** Sends the link with which the owner of an account sets a new password. */
export const passwordReset: Template<Props> = {
  subject: (_props, site) => `Elegí otra contraseña para ${site.name}`,
  preview: ({ minutes }) => `El enlace vale por ${minutes} minutos y se usa una sola vez.`,
  reason: 'Te escribimos porque alguien pidió cambiar la contraseña de la cuenta que tiene este email.',
  Body: ({ firstName, username, resetUrl, minutes, site }) => (
    <>
      <Heading>Elegí otra contraseña</Heading>
      <Paragraph>
        {greeting(firstName)} Con este botón elegís una contraseña nueva para tu cuenta de {site.name}. Vale
        por {minutes} minutos y se usa una sola vez.
      </Paragraph>
      <ActionButton href={resetUrl}>Elegir contraseña</ActionButton>
      {username && <Paragraph isQuiet>Entrás con este email o con tu usuario {username}.</Paragraph>}
      <Paragraph isQuiet>
        Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma y nadie más recibió este enlace.
      </Paragraph>
    </>
  ),
  samples: [
    { firstName: 'Lucía', username: 'lucia.perez', resetUrl: sampleUrl('/reset-password/abc'), minutes: 60 },
    { firstName: null, username: null, resetUrl: sampleUrl('/reset-password/abc'), minutes: 60 },
  ],
}
