import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['factor-locked']

export const factorLocked: Template<Props> = {
  subject: (_props, site) => `Alguien prueba códigos para entrar a tu cuenta de ${site.name}`,
  preview: () => 'Si no sos vos, cambiá tu contraseña.',
  reason: 'Te escribimos porque se trata de la seguridad de tu cuenta.',
  Body: ({ firstName, minutes, forgotUrl }) => (
    <>
      <Heading>Demasiados códigos incorrectos</Heading>
      <Paragraph>
        {greeting(firstName)} Alguien escribió muchos códigos de verificación incorrectos en tu cuenta, así
        que por {minutes} minutos no aceptamos ninguno. Una llave de acceso sigue funcionando.
      </Paragraph>
      <Paragraph>
        Quien llega a ese paso ya sabe tu contraseña. Si no sos vos, elegí otra con este botón: con eso se
        cierran todas las sesiones.
      </Paragraph>
      <ActionButton href={forgotUrl}>Cambiar la contraseña</ActionButton>
    </>
  ),
  samples: ['Lucía', null].map((firstName) => ({
    firstName,
    minutes: 15,
    forgotUrl: sampleUrl('/forgot-password'),
  })),
}
