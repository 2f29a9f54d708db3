import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['welcome']

export const welcome: Template<Props> = {
  subject: (_props, site) => `Tu cuenta de ${site.name}`,
  preview: ({ username }) =>
    username ? `Entrás con tu usuario ${username} o con este email.` : 'Entrás con este email.',
  reason: 'Te escribimos porque con este email hay una cuenta en nuestro sitio.',
  Body: ({ firstName, username, loginUrl, confirmUrl, site }) => (
    <>
      <Heading>Ya tenés tu cuenta</Heading>
      <Paragraph>
        {greeting(firstName)} Con tu cuenta de {site.name} pedís servicios, seguís tus solicitudes y ves quién
        abrió tus datos.
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
            Con tu email confirmado, lo que pidas queda confirmado al enviarlo y podés recuperar tu
            contraseña.
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
    { firstName: 'Lucía', username: 'lucia.perez', loginUrl: sampleUrl('/login'), confirmUrl: null },
    {
      firstName: null,
      username: null,
      loginUrl: sampleUrl('/login'),
      confirmUrl: sampleUrl('/confirm-email/abc'),
    },
  ],
}
