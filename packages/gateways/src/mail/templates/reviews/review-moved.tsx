import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['review-moved']

export const reviewMoved: Template<Props> = {
  subject: ({ hiddenBecause, isAuthor, professionalName }) => {
    const which = isAuthor ? `tu reseña de ${professionalName}` : 'una reseña de tu trabajo'
    return hiddenBecause === null ? `Volvimos a mostrar ${which}` : `Quitamos ${which}`
  },
  preview: ({ hiddenBecause }) =>
    hiddenBecause === null ? 'Se ve de nuevo en el sitio.' : 'Ya no se ve en el sitio ni cuenta.',
  reason: 'Te escribimos porque la reseña es tuya o de tu trabajo.',
  Body: ({ firstName, professionalName, isAuthor, hiddenBecause, url }) => (
    <>
      <Heading>{hiddenBecause === null ? 'La reseña se ve de nuevo' : 'Quitamos una reseña'}</Heading>
      <Paragraph>
        {greeting(firstName)}{' '}
        {isAuthor ? (
          <>
            La reseña que escribiste del trabajo de <strong>{professionalName}</strong>
          </>
        ) : (
          'Una reseña de tu trabajo'
        )}{' '}
        {hiddenBecause === null
          ? 'se ve de nuevo en el sitio y cuenta en la calificación.'
          : 'ya no se ve en el sitio ni cuenta en la calificación. El motivo, que también se lee en el perfil:'}
      </Paragraph>
      {hiddenBecause !== null && (
        <Panel>
          <p style={panelTextStyle}>{hiddenBecause}</p>
        </Panel>
      )}
      <ActionButton href={url}>{isAuthor ? 'Ver mi solicitud' : 'Ver mis reseñas'}</ActionButton>
    </>
  ),
  samples: [true, false].flatMap((isAuthor) =>
    ['Insulta a quien hizo el trabajo.', null].map((hiddenBecause) => ({
      firstName: isAuthor ? 'Lucía' : 'Martín',
      professionalName: 'Martín Sosa',
      isAuthor,
      hiddenBecause,
      url: sampleUrl(isAuthor ? '/seguimiento/abc.def' : '/professional/reviews'),
    })),
  ),
}
