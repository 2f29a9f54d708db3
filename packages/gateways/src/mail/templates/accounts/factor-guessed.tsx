import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['factor-guessed']

const events = {
  login:
    'Alguien escribió bien tu contraseña y después varios códigos de verificación incorrectos. Con la contraseña sola no se puede entrar.',
  session:
    'En una sesión abierta de tu cuenta alguien escribió varios códigos de verificación incorrectos, cuando le pedimos que confirme que sos vos.',
}

const risks = {
  login: 'Si no fuiste vos, esa persona ya sabe tu contraseña.',
  session: 'Si no fuiste vos, alguien está usando tu cuenta en esa sesión.',
}

/** Warns the owner of an account about several wrong second-factor codes, at a login or in an open session. */
export const factorGuessed: Template<Props> = {
  subject: (_props, site) => `Alguien escribió códigos incorrectos en tu cuenta de ${site.name}`,
  preview: () => 'Si no fuiste vos, cambiá tu contraseña.',
  reason: 'Te escribimos porque se trata de la seguridad de tu cuenta.',
  Body: ({ firstName, place, attempts, minutes, forgotUrl }) => (
    <>
      <Heading>¿Fuiste vos?</Heading>
      <Paragraph>
        {greeting(firstName)} {events[place]}
      </Paragraph>
      <Paragraph>
        {risks[place]} Elegí otra contraseña con este botón: con eso se cierran todas las sesiones.
      </Paragraph>
      <ActionButton href={forgotUrl}>Cambiar la contraseña</ActionButton>
      <Paragraph>
        Si fuiste vos, esperá el próximo código de tu app o usá un código de recuperación. Después de{' '}
        {attempts} códigos incorrectos no aceptamos ninguno por {minutes} minutos; una llave de acceso sigue
        funcionando.
      </Paragraph>
    </>
  ),
  samples: (['login', 'session'] as const).map((place) => ({
    firstName: place === 'login' ? 'Lucía' : null,
    place,
    attempts: 10,
    minutes: 15,
    forgotUrl: sampleUrl('/forgot-password'),
  })),
}
