import { dataRequestNouns } from '@oficio/contracts/support/data-requests'
import { formatMoment } from '@oficio/contracts/text/format-date'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['data-request-link']

/** Asks the owner of a mailbox to confirm a request about personal data. */
export const dataRequestLink: Template<Props> = {
  subject: ({ kind }) =>
    `Confirmá tu pedido de ${dataRequestNouns[kind]} ${kind === 'access' ? 'a' : 'de'} tus datos`,
  preview: ({ linkUntil }) => `El enlace vale hasta el ${formatMoment(linkUntil)}.`,
  reason:
    'Te escribimos porque alguien puso este email en un pedido sobre datos personales de nuestro sitio.',
  Body: ({ kind, url, linkUntil, site }) => (
    <>
      <Heading>Confirmá que este email es tuyo</Heading>
      <Paragraph>
        Hola. Alguien hizo un pedido de {dataRequestNouns[kind]} {kind === 'access' ? 'a' : 'de'} los datos
        que {site.name} pueda tener de quien usa este email. Si fuiste vos, confirmalo: así sabemos que no se
        los damos ni se los borramos a otra persona.
      </Paragraph>
      <ActionButton href={url}>Confirmar mi pedido</ActionButton>
      <Paragraph isQuiet>
        El enlace vale hasta el {formatMoment(linkUntil)}. Si no fuiste vos, no hagas nada: sin tu
        confirmación no miramos ni cambiamos nada.
      </Paragraph>
    </>
  ),
  samples: (['access', 'correction', 'erasure'] as const).map((kind) => ({
    kind,
    url: sampleUrl('/datos-personales/pedido/abc'),
    linkUntil: '2026-11-27T17:30:00.000Z',
  })),
}
