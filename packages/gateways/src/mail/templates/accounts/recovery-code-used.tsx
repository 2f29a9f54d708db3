import { countOf } from '@oficio/contracts/text/count-of'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['recovery-code-used']

/** Warns the owner of an account that a recovery code was used, with the number of codes left. */
export const recoveryCodeUsed: Template<Props> = {
  subject: (_props, site) => `Alguien usó un código de recuperación de tu cuenta de ${site.name}`,
  preview: () => 'Si no fuiste vos, cambiá tu contraseña enseguida.',
  reason: 'Te escribimos porque se trata de la seguridad de tu cuenta.',
  Body: ({ firstName, left, securityUrl, forgotUrl }) => (
    <>
      <Heading>¿Usaste un código de recuperación?</Heading>
      <Paragraph>
        {greeting(firstName)} Alguien confirmó tu cuenta con uno de tus códigos de recuperación.{' '}
        {left > 0
          ? `Te queda${left === 1 ? '' : 'n'} ${countOf(left, 'código', 'códigos')}.`
          : 'Era el último: hacé códigos nuevos.'}
      </Paragraph>
      <Paragraph>
        Si no fuiste vos, elegí otra contraseña y hacé códigos nuevos, porque otra persona los conoce.
      </Paragraph>
      <ActionButton href={securityUrl}>Ver la seguridad de mi cuenta</ActionButton>
      <TextLink href={forgotUrl}>Elegir otra contraseña</TextLink>
    </>
  ),
  samples: [9, 1, 0].map((codesLeft) => ({
    firstName: codesLeft === 0 ? null : 'Lucía',
    left: codesLeft,
    securityUrl: sampleUrl('/user/profile/security'),
    forgotUrl: sampleUrl('/forgot-password'),
  })),
}
