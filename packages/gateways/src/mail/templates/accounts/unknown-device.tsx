import { formatMoment } from '@oficio/contracts/text/format-date'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { deviceName } from '../../device-name'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['unknown-device']

/** Warns the owner of an account about a login from a new device. */
export const unknownDevice: Template<Props> = {
  subject: (_props, site) => `Alguien entró a tu cuenta de ${site.name} desde un dispositivo nuevo`,
  preview: () => 'Si fuiste vos, no hace falta que hagas nada.',
  reason: 'Te escribimos porque se trata de la seguridad de tu cuenta.',
  Body: ({ firstName, at, userAgent, network, sessionsUrl, forgotUrl }) => (
    <>
      <Heading>Entraste desde un dispositivo nuevo</Heading>
      <Paragraph>
        {greeting(firstName)} El {formatMoment(at)} se abrió tu cuenta con {deviceName(userAgent)}
        {network && `, desde la red ${network}`}. Hasta ahora no habías entrado desde ahí.
      </Paragraph>
      <Paragraph>Si fuiste vos, no hace falta que hagas nada.</Paragraph>
      <Paragraph>
        Si no fuiste vos, elegí otra contraseña: con eso se cierran todas las sesiones. También podés ver
        dónde está abierta tu cuenta y cerrarla ahí.
      </Paragraph>
      <ActionButton href={forgotUrl}>No fui yo: cambiar la contraseña</ActionButton>
      <TextLink href={sessionsUrl}>Ver y cerrar sesiones</TextLink>
    </>
  ),
  samples: [
    {
      firstName: 'Lucía',
      userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      network: '190.17.3.0/24',
    },
    { firstName: null, userAgent: null, network: null },
  ].map((sample) => ({
    ...sample,
    at: '2026-11-28T15:04:00.000Z',
    sessionsUrl: sampleUrl('/user/profile#sesiones'),
    forgotUrl: sampleUrl('/forgot-password'),
  })),
}
