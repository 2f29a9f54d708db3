import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['google-linked']

export const googleLinked: Template<Props> = {
  subject: (_props, site) => `Ahora entrás a ${site.name} con Google`,
  preview: () => 'La contraseña que tenía tu cuenta dejó de funcionar.',
  reason: 'Te escribimos porque se trata de la seguridad de tu cuenta.',
  Body: ({ loginUrl, site }) => (
    <>
      <Heading>Ahora entrás con Google</Heading>
      <Paragraph>
        Hola. Entraste por primera vez con Google. La contraseña que tenía tu cuenta dejó de funcionar y
        cerramos las sesiones que estaban abiertas, por si la había creado otra persona con tu email.
      </Paragraph>
      <Paragraph>
        Desde ahora usá el botón «Continuar con Google». Si no fuiste vos, escribinos a {site.supportEmail} y
        lo revisamos.
      </Paragraph>
      <ActionButton href={loginUrl}>Iniciar sesión</ActionButton>
    </>
  ),
  samples: [{ loginUrl: sampleUrl('/login') }],
}
