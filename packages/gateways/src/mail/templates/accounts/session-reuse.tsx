import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['session-reuse']

/** Warns the owner of an account that a session was closed because an old refresh token was used again. */
export const sessionReuse: Template<Props> = {
  subject: (_props, site) => `Cerramos una sesión de tu cuenta de ${site.name}`,
  preview: () => 'Alguien presentó una credencial vieja. Por las dudas, cerramos esa sesión.',
  reason: 'Te escribimos porque se trata de la seguridad de tu cuenta.',
  Body: ({ firstName, loginUrl, site }) => (
    <>
      <Heading>Cerramos una sesión tuya</Heading>
      <Paragraph>
        {greeting(firstName)} Alguien presentó una credencial de tu cuenta que ya había sido reemplazada.
        Puede ser un error de la app que usás, o una copia en manos de otra persona, así que cerramos esa
        sesión.
      </Paragraph>
      <Paragraph>
        Si fuiste vos, alcanza con iniciar sesión de nuevo. Si no reconocés ninguna app conectada a tu cuenta,
        escribinos a {site.supportEmail} y la revisamos con vos.
      </Paragraph>
      <ActionButton href={loginUrl}>Iniciar sesión</ActionButton>
    </>
  ),
  samples: ['Lucía', null].map((firstName) => ({ firstName, loginUrl: sampleUrl('/login') })),
}
