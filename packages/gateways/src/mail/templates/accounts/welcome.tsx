import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['welcome']

const forClients = (site: string): string =>
  `Con tu cuenta de ${site} pedís servicios, seguís tus solicitudes y ves quién las vio.`

/** For professionals before their approval: they get no requests yet and their next steps differ. */
const forWork = (site: string): string =>
  `Apenas tu registro de profesional esté aprobado, con tu cuenta de ${site} te llegan solicitudes de tu zona y de tus rubros, y hablás directo con cada cliente. Qué falta para eso lo ves en tu portal.`

/** Welcomes the owner of a new account, with the username and, if needed, the link to confirm the mail address. */
export const welcome: Template<Props> = {
  subject: (_props, site) => `Tu cuenta de ${site.name} ya está lista`,
  preview: ({ username }) =>
    username ? `Entrás con tu usuario ${username} o con este email.` : 'Entrás con este email.',
  drawing: () => 'requestSent',
  reason: 'Te escribimos porque con este email hay una cuenta en nuestro sitio.',
  Body: ({ firstName, username, loginUrl, confirmUrl, isProfessional, site }) => (
    <>
      <Heading>Ya tenés tu cuenta</Heading>
      <Paragraph>
        {greeting(firstName)} {isProfessional ? forWork(site.name) : forClients(site.name)}
      </Paragraph>
      {username && (
        <Panel>
          <p style={panelTextStyle}>Tu nombre de usuario</p>
          <p style={{ ...panelTitleStyle, margin: 0 }}>{username}</p>
        </Panel>
      )}
      {confirmUrl && (
        <>
          <ActionButton href={confirmUrl}>Confirmar mi email</ActionButton>
          <Paragraph>
            {isProfessional
              ? 'Con tu email confirmado sabemos que los avisos de solicitudes te llegan a vos.'
              : 'Con tu email confirmado, lo que pidas queda confirmado al enviarlo y podés recuperar tu contraseña.'}
          </Paragraph>
        </>
      )}
      <ActionButton href={loginUrl} look={confirmUrl ? 'outline' : 'sun'}>
        Iniciar sesión
      </ActionButton>
      <Paragraph isQuiet>
        {username ? 'También podés' : 'Podés'} entrar con este email. Si no creaste esta cuenta,{' '}
        {confirmUrl ? 'no confirmes nada y respondé' : 'respondé'} este mensaje.
      </Paragraph>
    </>
  ),
  samples: [
    {
      firstName: 'Lucía',
      username: 'lucia.perez',
      loginUrl: sampleUrl('/login'),
      confirmUrl: null,
      isProfessional: false,
    },
    {
      firstName: null,
      username: null,
      loginUrl: sampleUrl('/login'),
      confirmUrl: sampleUrl('/confirm-email/abc'),
      isProfessional: false,
    },
    {
      firstName: null,
      username: null,
      loginUrl: sampleUrl('/login'),
      confirmUrl: sampleUrl('/confirm-email/abc'),
      isProfessional: true,
    },
  ],
}
