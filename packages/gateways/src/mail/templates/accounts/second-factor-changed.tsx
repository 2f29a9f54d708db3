import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['second-factor-changed']

const words: Record<Props['change'], string> = {
  added: 'Se agregó una forma de verificación en dos pasos a tu cuenta.',
  removed: 'Se quitó una forma de verificación en dos pasos de tu cuenta.',
  reset:
    'El equipo del sitio quitó la verificación en dos pasos de tu cuenta y cerró todas sus sesiones. Podés entrar con tu contraseña y activarla de nuevo.',
  codes: 'Se hicieron nuevos códigos de recuperación para tu cuenta. Los anteriores ya no sirven.',
}

/** Warns the owner of an account that a second factor was added, removed or reset, or recovery codes renewed. */
export const secondFactorChanged: Template<Props> = {
  subject: (_props, site) => `Cambió la verificación en dos pasos de tu cuenta de ${site.name}`,
  preview: () => 'Si no fuiste vos, cambiá tu contraseña enseguida.',
  reason: 'Te escribimos porque se trata de la seguridad de tu cuenta.',
  Body: ({ firstName, change, securityUrl, forgotUrl, site }) => (
    <>
      <Heading>Cambió tu verificación en dos pasos</Heading>
      <Paragraph>
        {greeting(firstName)} {words[change]}
      </Paragraph>
      <Paragraph>Si no lo esperabas, elegí otra contraseña y escribinos a {site.supportEmail}.</Paragraph>
      <ActionButton href={securityUrl}>Ver la seguridad de mi cuenta</ActionButton>
      <TextLink href={forgotUrl}>Elegir otra contraseña</TextLink>
    </>
  ),
  samples: (['added', 'removed', 'reset', 'codes'] as const).map((change) => ({
    firstName: change === 'codes' ? null : 'Lucía',
    change,
    securityUrl: sampleUrl('/user/profile/security'),
    forgotUrl: sampleUrl('/forgot-password'),
  })),
}
