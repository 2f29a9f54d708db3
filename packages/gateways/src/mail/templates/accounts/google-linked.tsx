import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['google-linked']

/** Tells the owner of an account that a Google account can log in to it now. */
export const googleLinked: Template<Props> = {
  subject: (_props, site) => `Ahora también entrás a ${site.name} con Google`,
  preview: () => 'Tu contraseña sigue siendo la misma.',
  reason: 'Te escribimos porque se trata de la seguridad de tu cuenta.',
  Body: ({ profileUrl, forgotUrl, site }) => (
    <>
      <Heading>Ahora también entrás con Google</Heading>
      <Paragraph>
        Hola. Entraste por primera vez con Google a la cuenta que ya tenías en {site.name}. Si tenías una
        contraseña, sigue siendo la misma.
      </Paragraph>
      <Paragraph>
        Si no la elegiste vos, o no fuiste vos quien entró, elegí otra contraseña: con eso se cierran todas
        las sesiones. Desde tu perfil podés desvincular Google.
      </Paragraph>
      <ActionButton href={profileUrl}>Ver mi perfil</ActionButton>
      <TextLink href={forgotUrl}>Elegir otra contraseña</TextLink>
    </>
  ),
  samples: [{ profileUrl: sampleUrl('/user/profile'), forgotUrl: sampleUrl('/forgot-password') }],
}
