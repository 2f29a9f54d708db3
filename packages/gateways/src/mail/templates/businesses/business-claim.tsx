import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['business-claim']

/** Sends the link with which the owner of a newly registered business sets a password for its account. */
export const businessClaim: Template<Props> = {
  subject: (_props, site) => `Elegí tu contraseña para administrar tu negocio en ${site.name}`,
  preview: ({ days }) => `Elegí una contraseña para administrar tu negocio. El enlace vale por ${days} días.`,
  drawing: () => 'shop',
  reason: 'Te escribimos porque alguien registró un negocio con este email.',
  Body: ({ claimUrl, days, site }) => (
    <>
      <Heading>Registraste un negocio en {site.name}</Heading>
      <Paragraph>
        Con este botón confirmás que el email es tuyo y elegís una contraseña. Desde tu cuenta vas a poder
        editar la página de tu negocio, ver el plan y cancelarlo cuando quieras. El enlace vale por {days}{' '}
        días y se usa una sola vez.
      </Paragraph>
      <ActionButton href={claimUrl}>Elegir contraseña</ActionButton>
      <Paragraph isQuiet>
        Si no registraste ningún negocio, no hagas nada: nadie puede entrar a esa cuenta sin este enlace, y el
        negocio se borra solo si nadie lo paga.
      </Paragraph>
    </>
  ),
  samples: [{ claimUrl: sampleUrl('/reset-password/abc'), days: 7 }],
}
